import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mulDiv } from '../../../src/domain/money/mul-div.ts';
import { share } from '../../../src/domain/money/share.ts';

const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);
const amounts = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 12 });

test('[MNY-4] the worked shares: largest remainder, ties to the earlier part', () => {
  expect(share(6_400, [114_000, 32_400, 70_000])).toEqual([3_372, 958, 2_070]);
  expect(share(60_000, [900_000, 480_000])).toEqual([39_130, 20_870]);
  expect(share(10, [1, 1, 1])).toEqual([4, 3, 3]);
  expect(share(7, [0, 0])).toEqual([4, 3]);
  expect(share(-10, [1, 1, 1])).toEqual([-4, -3, -3]);
});

test('[MNY-4, LED-16] parts sum exactly, and none is a unit away from its true share', () =>
  fc.assert(
    fc.property(amounts, weights, (total, given) => {
      const parts = share(total, given);
      expect(sum(parts)).toBe(total);
      const whole = sum(given);
      const fair = (i: number) => (whole === 0 ? total / given.length : (total * given[i]!) / whole);
      parts.forEach((part, i) => expect(Math.abs(part - fair(i))).toBeLessThan(1 + Math.abs(total) * 1e-12));
    }),
  ));

test('[LED-16] mulDiv mirrors negative numbers and is exact up to 1e12 × 1e9', () =>
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 1_000_000_000 }), (a, b) => {
      const c = 1_000_000_000;
      expect(mulDiv(-a, b, c) + mulDiv(a, b, c)).toBe(0);
      const exact = (2n * BigInt(Math.abs(a)) * BigInt(b) + BigInt(c)) / (2n * BigInt(c));
      expect(mulDiv(Math.abs(a), b, c)).toBe(Number(exact));
    }),
  ));
