import { expect, test } from 'vitest';
import { quantile, spread } from '../../scripts/bench/measure.ts';

test('[RUN-15] a line of a bench has n, p50, p95, the most, and how many times the floor it is', () => {
  const floor = [1, 2, 3];
  expect(spread([10, 30, 20, 40], floor)).toEqual({ n: 4, p50_ms: 20, p95_ms: 40, max_ms: 40, ratio_to_floor: 10 });
  expect(spread([5])).toEqual({ n: 1, p50_ms: 5, p95_ms: 5, max_ms: 5, ratio_to_floor: null });
  expect([quantile([1, 2, 3, 4, 5], 0.5), quantile([1], 0.95)]).toEqual([3, 1]);
});
