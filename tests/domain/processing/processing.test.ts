import { expect, test } from 'vitest';
import { checkRun, type RunDraft } from '../../../src/domain/processing/check-run.ts';
import { runYield, scaleRecipe } from '../../../src/domain/processing/recipe.ts';

const NOW = { at: '2026-11-20T10:00:00.000Z', currency: 'UGX' };
const input = { line_id: 'Line00000001', item_kind: 'raw_material', item_id: 'Maize0000001', qty: 70_000 } as const;
const output = { line_id: 'Line00000002', item_kind: 'raw_material', item_id: 'OwnMix000001', qty: 68_000, cost_share: 10_000 } as const; // prettier-ignore
const draft: RunDraft = { id: 'Run000000001', type: 'feed_milling', inputs: [input], outputs: [output] };
const errorOf = (but: Partial<RunDraft>) => {
  const checked = checkRun({ ...draft, ...but }, NOW);
  return checked.ok ? undefined : checked.error;
};

test('[PRC-2] a run has something that goes in and something that comes out, whole shares, and is not made of itself', () => {
  expect(checkRun(draft, NOW)).toEqual({ ok: true, value: draft });
  expect(errorOf({ inputs: [] })).toEqual({ type: 'NoInputs' });
  expect(errorOf({ outputs: [] })).toEqual({ type: 'NoOutputs' });
  expect(errorOf({ inputs: Array.from({ length: 21 }, () => input) })).toEqual({ type: 'TooManyLines' });
  expect(errorOf({ inputs: [{ ...input, item_id: '' }] })).toEqual({ type: 'LineUnchosen', line_id: input.line_id });
  const birds = { line_id: 'Line00000003', item_kind: 'bird', qty: 12 } as const;
  expect(errorOf({ inputs: [birds] })).toEqual({ type: 'LineUnchosen', line_id: birds.line_id });
  expect(errorOf({ inputs: [{ ...birds, farm_id: 'Flock0000001' }] })).toBeUndefined();
  for (const qty of [0, -1, 0.5, Number.NaN])
    expect(errorOf({ outputs: [{ ...output, qty }] })).toEqual({ type: 'NumberAboveZero', line_id: output.line_id });
  expect(errorOf({ outputs: [{ ...output, qty: 1e10 }] })).toEqual({ type: 'NumberTooLong', line_id: output.line_id });
  expect(errorOf({ outputs: [{ ...output, item_id: input.item_id }] })).toEqual({
    type: 'MadeOfItself',
    line_id: input.line_id,
  });
  const two = (a: number, b: number) => [{ ...output, cost_share: a }, { ...output, line_id: 'Line00000004', item_id: 'Bran00000001', cost_share: b }]; // prettier-ignore
  expect(errorOf({ outputs: two(9_000, 999) })).toEqual({ type: 'SharesNotWhole' });
  expect(errorOf({ outputs: two(9_000, 1_000) })).toBeUndefined();
  expect(errorOf({ fee: { amount: 0, method: 'cash' } })).toEqual({ type: 'FeeWrong' });
  expect(errorOf({ occurred_at: '2026-11-21T10:00:00.000Z' })).toEqual({ type: 'FutureDate' });
});

test('[PRC-3] a recipe is scaled to what is wanted, and never needs less than it says', () => {
  const recipe = {
    inputs: [
      { item_kind: 'raw_material', item_id: 'Maize0000001', qty: 70 },
      { item_kind: 'raw_material', item_id: 'Premix000001', qty: 5 },
    ],
    output_qty: 98,
    expected_loss: 200,
  } as const;
  expect(scaleRecipe({ ...recipe, inputs: [...recipe.inputs] }, 196).map(({ qty }) => qty)).toEqual([140, 10]);
  expect(scaleRecipe({ ...recipe, inputs: [...recipe.inputs] }, 50).map(({ qty }) => qty)).toEqual([36, 3]);
});

test('[PRC-3, PRC-4] 98 kg of 100 kg is 98 %; of birds and pieces no share is told', () => {
  const grams = (qty: number) => ({ qty, base_unit: 'g' });
  expect(runYield([grams(70_000), grams(25_000), grams(5_000)], [grams(98_000)])).toBe(0.98);
  expect(runYield([{ qty: 12, base_unit: 'bird' }], [{ qty: 12, base_unit: 'piece' }])).toBeUndefined();
  expect(runYield([], [grams(1)])).toBeUndefined();
});

test('[PRC-7] of birds that were weighed alive it is the meat of their weight, whatever else went in; of some that were not, nothing', () => {
  const weighed = { qty: 20, base_unit: 'bird', weight_g: 44_000 };
  const boxes = { qty: 20, base_unit: 'piece' };
  const meat = [{ qty: 30_000, base_unit: 'g' }, { qty: 3_000, base_unit: 'g' }, { qty: 20, base_unit: 'piece' }]; // prettier-ignore
  expect(runYield([weighed, boxes], meat)).toBe(0.75);
  expect(runYield([weighed, { qty: 1, base_unit: 'bird' }], meat)).toBeUndefined();
  expect(runYield([weighed], [{ qty: 20, base_unit: 'piece' }])).toBeUndefined();
  const birds = { line_id: 'Line00000003', item_kind: 'bird', farm_id: 'Flock0000001', qty: 20 } as const;
  expect(errorOf({ inputs: [{ ...birds, weight_g: 44_000 }] })).toBeUndefined();
  for (const weight_g of [0, 0.5, Number.NaN])
    expect(errorOf({ inputs: [{ ...birds, weight_g }] })).toEqual({ type: 'WeightWrong', line_id: birds.line_id });
});
