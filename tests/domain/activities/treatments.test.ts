import { expect, test } from 'vitest';
import type { ActivityContent, ActivityDraft } from '../../../src/domain/activities/activity-draft.ts';
import { checkActivity, type KnownOfFlock } from '../../../src/domain/activities/check-activity.ts';
import { sameRounds } from '../../../src/domain/activities/same-rounds.ts';
import { BROWN_LAYERS, HY_LINE_BROWN_FEED, ROSS_308 } from '../../../src/domain/flocks/breed-curves.ts';
import { VACCINATION_PLANS } from '../../../src/domain/health/vaccination-plans.ts';
import { WITHDRAWAL_SOURCE } from '../../../src/domain/health/withdrawal-starters.ts';
import { withdrawalIn } from '../../../src/domain/health/withdrawal-now.ts';
import { anActivity } from '../../support/variant-documents.ts';

const AT = '2026-11-20T10:00:00.000Z';
const OXY = 'Oxy000000001';
const errorOf = (content: ActivityContent, known: KnownOfFlock = {}, more: Partial<ActivityDraft> = {}) => {
  const draft: ActivityDraft = { id: 'Activity0001', farm_id: 'Flock0000001', session: 'morning', content, ...more };
  const checked = checkActivity(draft, { at: AT, ...known });
  return checked.ok ? undefined : checked.error;
};
const medicine = (but: object = {}) => ({ kind: 'medication', raw_material_id: OXY, days: 3, ...but }) as const;

test('[VET-1] what the label forbids may be forbidden longer, never shorter', () => {
  const label = { withdrawal_meat_days: 7, withdrawal_egg_days: 5 };
  expect(errorOf(medicine(), { label })).toBeUndefined();
  expect(errorOf(medicine({ withdrawal_meat_days: 7, withdrawal_egg_days: 9 }), { label })).toBeUndefined();
  expect(errorOf(medicine({ withdrawal_meat_days: 6 }), { label })).toEqual({ type: 'WithdrawalShorter', field: 'meat', days: 7 }); // prettier-ignore
  expect(errorOf(medicine({ withdrawal_egg_days: 0 }), { label })).toEqual({ type: 'WithdrawalShorter', field: 'egg', days: 5 }); // prettier-ignore
  expect(errorOf(medicine({ withdrawal_egg_days: 366 }), { label })).toMatchObject({ type: 'OutOfRange' });
  expect(errorOf(medicine({ withdrawal_egg_days: Number.NaN }), { label })).toMatchObject({ type: 'OutOfRange' });
});

test('[VET-7] days that the label does not say are asked for, never 0 by default', () => {
  expect(errorOf(medicine(), { label: {} })).toEqual({ type: 'WithdrawalMissing', field: 'meat' });
  expect(errorOf(medicine({ withdrawal_meat_days: 0 }), { label: {} })).toEqual({ type: 'WithdrawalMissing', field: 'egg' }); // prettier-ignore
  expect(errorOf(medicine({ withdrawal_meat_days: 0, withdrawal_egg_days: 0 }), { label: {} })).toBeUndefined();
  expect(errorOf(medicine({ withdrawal_meat_days: 7 }), { label: { never_in_lay: true } })).toBeUndefined();
  // A record that only ends a course states no days itself.
  expect(errorOf({ kind: 'medication', raw_material_id: OXY, finishes: 'Activity0009' }, { label: {} })).toBeUndefined(); // prettier-ignore
});

test('[MSG-14] an expired medicine or vaccine is refused, on its last day it is good', () => {
  expect(errorOf(medicine({ expiry: '2026-10-03' }))).toEqual({ type: 'Expired', on: '2026-10-03' });
  expect(errorOf(medicine({ expiry: '2026-11-20' }))).toBeUndefined();
  const vaccine = { kind: 'vaccination', raw_material_id: OXY, birds: 10, expiry: '2026-11-19' } as const;
  expect(errorOf(vaccine)).toMatchObject({ type: 'Expired' });
  // The vaccine had not expired on the day it was given.
  expect(errorOf(vaccine, {}, { occurred_at: '2026-11-19T08:00:00.000Z' })).toBeUndefined();
});

test('[VET-5] eggs inside a withdrawal are put apart; the owner may say otherwise with a reason', () => {
  const treated = anActivity('medication', { raw_material_id: OXY, occurred_at: '2026-11-18T10:00:00.000Z', days: 1, withdrawal_egg_days: 5, withdrawal_meat_days: 7 }); // prettier-ignore
  const at = (instant: string | Date) => ({ from: new Date(instant), until: new Date(instant) });
  const withdrawal = withdrawalIn([treated], 'egg', at(AT));
  // All eggs of the last day are withheld: it is unknown which of them were laid before ten.
  expect(withdrawal).toEqual({ until: { kind: 'day', day: '2026-11-24' }, raw_material_id: OXY });
  expect(withdrawalIn([treated], 'egg', at(new Date(2026, 10, 23, 23, 59)))).toBeDefined();
  expect(withdrawalIn([treated], 'egg', at(new Date(2026, 10, 24)))).toBeUndefined();
  // Nothing is withheld before the first dose.
  expect(withdrawalIn([treated], 'egg', at('2026-11-18T09:59:59.000Z'))).toBeUndefined();
  const eggs = (withheld: boolean): ActivityContent => ({ kind: 'eggs', grades: [{ grade: 'good', qty: 30 }], withheld }); // prettier-ignore
  expect(errorOf(eggs(false), { withdrawal })).toEqual({ type: 'NotForSale', withdrawal });
  expect(errorOf(eggs(true), { withdrawal })).toBeUndefined();
  expect(errorOf(eggs(false), { withdrawal, isOwner: true })).toMatchObject({ type: 'NotForSale' });
  expect(errorOf(eggs(false), { withdrawal, isOwner: true }, { note: 'The vet allowed it' })).toBeUndefined();
  expect(errorOf(eggs(false), { withdrawal }, { note: 'The vet allowed it' })).toMatchObject({ type: 'NotForSale' });
});

test('[VET-11] plans, curves and withdrawals are data, each with its source', () => {
  const sourced = [...VACCINATION_PLANS, ROSS_308, BROWN_LAYERS, HY_LINE_BROWN_FEED];
  for (const { source } of sourced) expect(source).not.toBe('');
  expect(WITHDRAWAL_SOURCE).not.toBe('');
  // Each plan and curve has a unique id, so that a new edition never changes recorded data.
  const ids = [...VACCINATION_PLANS.map(({ plan_id }) => plan_id), ROSS_308.id, BROWN_LAYERS.id, HY_LINE_BROWN_FEED.id];
  expect(new Set(ids).size).toBe(ids.length);
});

test('[MSG-17] the same round from two people is a question, several of one person are none', () => {
  const eggs = (id: string, performed_by: string, but: object = {}) => anActivity('eggs', { id, performed_by, ...but });
  const one = eggs('Activity0001', 'grace');
  expect(sameRounds([one, eggs('Activity0002', 'grace')])).toEqual([]);
  expect(sameRounds([one, eggs('Activity0002', 'zawadi')])).toMatchObject([{ kind: 'eggs', ids: ['Activity0001', 'Activity0002'] }]); // prettier-ignore
  expect(sameRounds([one, eggs('Activity0002', 'zawadi', { session: 'evening' })])).toEqual([]);
  expect(sameRounds([one, eggs('Activity0002', 'zawadi', { day: '2020-01-01' })])).toEqual([]);
  expect(sameRounds([one, eggs('Activity0002', 'zawadi', { farm_id: 'Flock0000009' })])).toEqual([]);
  expect(sameRounds([one, eggs('Activity0002', 'zawadi', { voided_at: AT })])).toEqual([]);
});
