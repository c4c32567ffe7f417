import { expect, test } from 'vitest';
import { DEMO_PLANS } from '../../../scripts/demo-data/plans.ts';
import { currenciesOf, monthlyPrice, readPlan } from '../../../src/domain/plans/plan.ts';

test('[SIT-2] a plan document that an operator mistyped is no plan; a price that is none is left out', () => {
  const year = { plan_id: 'year-1', name: '1 year', months: 12, prices: { UGX: 192_000, USD: 57.6, KES: '1' } };
  expect(readPlan(year)).toEqual({ ...year, prices: { UGX: 192_000 }, adds: [], limits: {} });
  for (const wrong of [{ months: 5 }, { plan_id: 7 }, { name: undefined }])
    expect(readPlan({ ...year, ...wrong })).toBeUndefined();
  expect(readPlan({ ...year, prices: undefined })).toMatchObject({ prices: {} });
});

test('[SIT-2] a price a month is never said too low; currencies are those in which every paid plan has one', () => {
  expect(monthlyPrice(100_000, 3)).toBe(33_334);
  expect(monthlyPrice(192_000, 12)).toBe(16_000);
  expect(currenciesOf(DEMO_PLANS)).toEqual(['KES', 'NGN', 'RWF', 'TZS', 'UGX', 'USD', 'XOF']);
  expect(
    currenciesOf([...DEMO_PLANS, { plan_id: 'x', name: 'x', months: 3, prices: { USD: 1 }, adds: [], limits: {} }]),
  ).toEqual(['USD']);
});

test('[SUB-3] what a plan brings and for how many it is meant; what is no text or no number is left out', () => {
  const plan = {
    plan_id: 'x',
    name: 'X',
    months: 6,
    adds: ['Answers by WhatsApp', 7, ''],
    limits: { people: 5, businesses: 0 },
  };
  expect(readPlan(plan)).toMatchObject({ adds: ['Answers by WhatsApp'], limits: { people: 5 } });
  expect(readPlan({ ...plan, adds: 'x', limits: null })).toMatchObject({ adds: [], limits: {} });
});
