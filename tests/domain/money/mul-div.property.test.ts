import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mulDiv } from '../../../src/domain/money/mul-div.ts';

test.each([
  [5, 1, 2, 3],
  [-5, 1, 2, -3],
  [60, 12_000, 30, 24_000],
  [15, 10_500, 30, 5_250],
  [67_930, 1_800, 10_000, 12_227],
  [1, 1, 3, 0],
  [-1, 1, 3, 0],
  [9_007_199_254_740_991, 9_007_199_254_740_991, 9_007_199_254_740_991, 9_007_199_254_740_991],
])('[MNY-3] %i × %i ÷ %i = %i', (a, b, c, expected) => expect(mulDiv(a, b, c)).toBe(expected));

const integer = fc.integer({ min: -90_000_000, max: 90_000_000 });
const divisor = fc.integer({ min: 1, max: 100_000 });

test('[MNY-3] is within half a unit of the exact quotient, and a return mirrors its sale', () =>
  fc.assert(
    fc.property(integer, integer, divisor, (a, b, c) => {
      const exact = BigInt(a) * BigInt(b);
      const error = 2n * (BigInt(mulDiv(a, b, c)) * BigInt(c) - exact);
      expect(error <= BigInt(c) && error >= -BigInt(c)).toBe(true);
      expect(mulDiv(-a, b, c) + mulDiv(a, b, c)).toBe(0);
    }),
  ));

test('[MNY-3] refuses what is not a whole number', () => {
  expect(() => mulDiv(0.5, 1, 1)).toThrow(RangeError);
  expect(() => mulDiv(1, 1, 0)).toThrow(RangeError);
  expect(() => mulDiv(Number.MAX_SAFE_INTEGER, 2, 1)).toThrow(RangeError);
});
