import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flock as kind, type Flock } from '../../../schemas/flock.schema.ts';
import { checkFlock, flockCost, type FlockDraft } from '../../../src/domain/flocks/check-flock.ts';
import { draftOfFlock, FLOCK_CONTENT, flockContent } from '../../../src/domain/flocks/draft-of-flock.ts';
import { arbitraryDocument } from '../../support/arbitrary-document.ts';

// Own chicks from before the book: no form ever recorded them.
const flocks = arbitraryDocument(kind)
  .map((document) => document as unknown as Flock)
  .filter(({ opening, source_item_id }) => !opening || source_item_id === undefined);
/** Fields that affect no figure are dropped when the flock is saved again. */
const said = (flock: Flock) =>
  Object.fromEntries(
    FLOCK_CONTENT.flatMap((field) => {
      const value = flock[field];
      const isNothing =
        value === undefined || value === false || value === '' || (value === 0 && field !== 'age_at_placement_days');
      return isNothing || field === 'initial_payment' || (field === 'unit_cost' && flock.source_item_id !== undefined)
        ? []
        : [[field, value]];
    }),
  );

test('[FLK-29] whatever a flock says, its form says it again: nothing is lost by opening and saving it', () => {
  fc.assert(
    fc.property(flocks, (flock) => {
      const draft = draftOfFlock(flock, true);
      const { initial_payment: _p, ...again } = flockContent(draft);
      expect(again).toEqual({ ...said(flock), purpose: flock.purpose ?? 'layer' });
    }),
    { seed: 2811, numRuns: 200 },
  );
});

const draft = (but: Partial<FlockDraft>): FlockDraft => ({ id: 'Flock0000001', name: 'House 1', house_name: 'House 1', purpose: 'layer', placed_on: '2026-11-10', age_at_placement_days: 10, initial_count: 100, pay: { kind: 'later' }, ...but }); // prettier-ignore
const refusal = (but: Partial<FlockDraft>) => {
  const checked = checkFlock(draft(but), { today: '2026-11-20', currency: 'UGX' });
  return checked.ok ? undefined : checked.error.type;
};

test('[FLK-29] what a flock may say of its end, its chicks and its paying is checked', () => {
  for (const hatch_avg_weight_g of [0, 10_001, Number.NaN]) expect(refusal({ hatch_avg_weight_g })).toBe('ChickWeightWrong'); // prettier-ignore
  for (const laying_months of [0, 61, 1.5]) expect(refusal({ laying_months })).toBe('LayingMonthsWrong');
  expect(refusal({ lay_start_on: '2026-10-30' })).toBe('LaysBeforeHatch');
  expect(refusal({ lay_start_on: '2026-10-31' })).toBeUndefined();
  expect(refusal({ salvage_price: -1 })).toBe('NotANumber');
  expect(refusal({ source_item_id: '' })).toBe('ChicksMissing');
  const costly = { unit_cost: 100 };
  expect(refusal({ ...costly, pay: { kind: 'part', amount: 10_000, method: 'cash' } })).toBe('PartAmount');
  expect(refusal({ ...costly, pay: { kind: 'part', amount: 9_999, method: 'cash' } })).toBeUndefined();
  expect(refusal({ ...costly, pay: { kind: 'all', method: 'mobile_money' } })).toBe('ReferenceNeeded');
  expect(refusal({ pay: { kind: 'all', method: 'mobile_money' } })).toBeUndefined(); // nothing was paid
  expect(flockCost(draft({ ...costly, transport_cost: 50, source_item_id: 'Chicks000001' }))).toBe(50);
});
