import { expect, test } from 'vitest';
import { parseQuantity } from '../../../src/domain/sales/parse-quantity.ts';

test.each([
  ['12', 1, 12],
  ['2.5', 30, 75],
  ['2,5', 30, 75],
  ['120+95', 1, 215],
  [' 3 ', 30, 90],
  ['.5', 30, 15],
  ['9999999999', 1, 9_999_999_999],
])('[SAL-9] "%s" of %i is %i', (typed, factor, qty) =>
  expect(parseQuantity(typed, factor)).toEqual({ ok: true, value: qty }),
);

test.each(['', ' ', '0', '-3', 'three', '1.5', '+', '5+', '1e3'])(
  '[SAL-3] "%s" pieces: enter a number above 0',
  (typed) => expect(parseQuantity(typed)).toEqual({ ok: false, error: { type: 'NumberAboveZero' } }),
);

test.each(['1.2345', '12345678901', '12345678.123'])('[SAL-4] "%s" is too long', (typed) =>
  expect(parseQuantity(typed)).toEqual({ ok: false, error: { type: 'NumberTooLong' } }),
);
