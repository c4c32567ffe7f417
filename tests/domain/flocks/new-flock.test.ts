import { expect, test } from 'vitest';
import { checkFlock, flockCost, type FlockDraft } from '../../../src/domain/flocks/check-flock.ts';
import { estimateHeads } from '../../../src/domain/flocks/estimate-heads.ts';
import { ration, rationOver } from '../../../src/domain/flocks/ration.ts';
import { aFlock } from '../../support/documents.ts';
import { anActivity } from '../../support/variant-documents.ts';

const TODAY = '2026-11-20';
const draft = (but: Partial<FlockDraft> = {}): FlockDraft => ({
  id: 'Flock0000001',
  name: ' House 1 ',
  house_name: 'House 1',
  purpose: 'layer',
  placed_on: TODAY,
  age_at_placement_days: 112,
  initial_count: 500,
  pay: { kind: 'all', method: 'cash' },
  ...but,
});
const refusal = (but: Partial<FlockDraft>) => {
  const checked = checkFlock(draft(but), { today: TODAY, currency: 'TZS' });
  return checked.ok ? undefined : checked.error.type;
};

test('[FLK-3] a flock came today or before, 0 to 700 days old, with 1 to 1,000,000 birds; other numbers are 0 or more', () => {
  expect(checkFlock(draft(), { today: TODAY, currency: 'TZS' })).toMatchObject({
    ok: true,
    value: { name: 'House 1' },
  });
  expect(refusal({ placed_on: '2026-11-21' })).toBe('PlacedInFuture');
  expect(refusal({ placed_on: '' })).toBe('PlacedInFuture');
  for (const age_at_placement_days of [-1, 701, Number.NaN]) expect(refusal({ age_at_placement_days })).toBe('AgeOutOfRange'); // prettier-ignore
  for (const age_at_placement_days of [0, 700]) expect(refusal({ age_at_placement_days })).toBeUndefined();
  for (const initial_count of [0, -1, Number.NaN]) expect(refusal({ initial_count })).toBe('NumberAboveZero');
  for (const initial_count of [1_000_001, 1.5]) expect(refusal({ initial_count })).toBe('CountOutOfRange');
  for (const initial_count of [1, 1_000_000]) expect(refusal({ initial_count })).toBeUndefined();
  for (const field of ['extra_free_count', 'doa_count', 'unit_cost', 'transport_cost'] as const) {
    expect(refusal({ [field]: -1 })).toBe('NotANumber');
    expect(refusal({ [field]: 0 })).toBeUndefined();
  }
  expect(refusal({ doa_count: 501 })).toBe('MoreDeadThanCame');
  expect(refusal({ name: ' ' })).toBe('NameMissing');
  expect(refusal({ house_name: '' })).toBe('HouseMissing');
  expect(refusal({ unit_cost: 2_000_000_000 })).toBeUndefined();
  expect(refusal({ unit_cost: 2_000_000_001 })).toBe('ComesToTooMuch');
  expect(flockCost(draft({ unit_cost: 2_500, transport_cost: 60_000 }))).toBe(1_310_000);
});

test('[LED-52] heads by own records: placed, less those that left, from the last count on; voided ones count for nothing', () => {
  const flock = aFlock({ id: 'Flock0000001', initial_count: 500, extra_free_count: 10, doa_count: 4 });
  const on = (day: string) => ({ farm_id: flock.id, day, occurred_at: `${day}T08:00:00.000Z` });
  const records = [
    anActivity('mortality', { ...on('2026-11-02'), qty: 5 }),
    anActivity('cull', { ...on('2026-11-03'), qty: 1, outcome: 'killed' }),
    anActivity('cull', { ...on('2026-11-03'), qty: 20, outcome: 'sold' }),
    anActivity('transfer', { ...on('2026-11-04'), qty: 50, to_farm_id: 'Flock0000002' }),
    anActivity('transfer', { ...on('2026-11-04'), qty: 7, farm_id: 'Flock0000002', to_farm_id: flock.id }),
    anActivity('mortality', { ...on('2026-11-04'), qty: 9, voided_at: '2026-11-05T08:00:00.000Z' }),
    anActivity('mortality', { ...on('2026-11-04'), qty: 9, farm_id: 'Flock0000002' }),
    anActivity('eggs', on('2026-11-04')),
  ];
  expect(estimateHeads(flock, [])).toBe(506);
  expect(estimateHeads(flock, records.toReversed())).toBe(506 - 5 - 1 - 50 + 7);
  const count = anActivity('count', { ...on('2026-11-03'), occurred_at: '2026-11-03T20:00:00.000Z', qty: 490 });
  expect(estimateHeads(flock, [count, ...records])).toBe(490 - 50 + 7);
});

test('[MSG-13] what a bird eats a day follows its breed and age', () => {
  const layers = aFlock({ placed_on: '2026-11-20', age_at_placement_days: 210 });
  expect(ration(layers, '2026-11-20')).toBe(110);
  expect(ration({ ...layers, age_at_placement_days: 500 }, '2026-11-20')).toBe(111);
  const meat = aFlock({ purpose: 'broiler', placed_on: '2026-11-20', age_at_placement_days: 1 });
  expect(ration(meat, '2026-11-20')).toBeCloseTo(165 / 7);
  expect(ration(meat, '2026-12-10')).toBeCloseTo((2_049 - 1_153) / 7);
  expect(ration({ ...meat, age_at_placement_days: 60 }, '2026-11-20')).toBeCloseTo((4_585 - 3_209) / 7);
  expect(ration({ ...meat, unit_type: 'crop_plot' }, '2026-11-20')).toBeUndefined();
});

test('[FLK-14] what a bird ate is held against what it eats on just those days: not at the age it has now', () => {
  const meat = aFlock({ purpose: 'broiler', placed_on: '2026-11-20', age_at_placement_days: 0 });
  const on = (day: string, heads: number, fed_g?: number) => ({ day, heads, end: heads, broken: 0, dead: 0, culled: 0, fed_g }); // prettier-ignore
  // One day of the first week with 300 birds, one of the fourth with 100; a day without feed is ignored.
  const days = [on('2026-11-22', 300, 6_000), on('2026-12-01', 100), on('2026-12-12', 100, 12_000)];
  expect(rationOver(meat, days)).toBeCloseTo((300 * (165 / 7) + 100 * ((2_049 - 1_153) / 7)) / 400);
  expect(rationOver(meat, [on('2026-12-01', 100)])).toBeUndefined();
  expect(rationOver({ ...meat, unit_type: 'crop_plot' }, days)).toBeUndefined();
});
