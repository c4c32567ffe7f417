import { expect, test } from 'vitest';
import { isUnusualCost } from '../../../src/domain/purchases/unusual-cost.ts';

test.each([
  [117_000, true],
  [116_999, false],
  [63_000, true],
  [63_001, false],
  [90_000, false],
])('[PUR-4] after 90,000 a bag, %i a bag is far off: %s', (unit_cost, isFar) =>
  expect(isUnusualCost({ unit_cost, factor: 70_000 }, { unit_cost: 90_000, factor: 70_000 })).toBe(isFar),
);

test('[PUR-4] costs of different units are compared by what they hold; what was free says nothing', () => {
  const bag = { unit_cost: 90_000, factor: 70_000 };
  expect(isUnusualCost({ unit_cost: 1_286, factor: 1_000 }, bag)).toBe(false);
  expect(isUnusualCost({ unit_cost: 90_000, factor: 50_000 }, bag)).toBe(true);
  expect(isUnusualCost(bag, { unit_cost: 0, factor: 70_000 })).toBe(false);
});
