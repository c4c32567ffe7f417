import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  day,
  documentId,
  instant,
  listOf,
  minorUnits,
  quantity,
  text,
  userId,
  wholeNumber,
} from '../../schemas/fields.ts';
import { newDocumentId } from '../../schemas/new-document-id.ts';

const accepts = (schema: v.GenericSchema) => (value: unknown) => v.is(schema, value);

describe('ids', () => {
  test('[DOC-1] an id is 12 letters and digits', () => {
    const is = accepts(documentId());
    expect(['AZaz09AZaz09', '000000000000'].every(is)).toBe(true);
    expect(
      ['', 'short', 'a'.repeat(13), 'abcdefghijk-', 'abcdefghijk ', 'äbcdefghijkl', 'abcdefghijkl\n', 12].some(is),
    ).toBe(false);
  });

  test('[DOC-1] new ids are ids, and no two are the same', () => {
    const ids = Array.from({ length: 10_000 }, () => newDocumentId());
    expect(ids.every(accepts(documentId()))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("a user's id is what the identity provider gives, up to 128 characters", () => {
    const is = accepts(userId());
    expect([is('u'), is('u'.repeat(128)), is(''), is('u'.repeat(129))]).toEqual([true, true, false, false]);
  });
});

describe('numbers', () => {
  const nonsense = [Number.NaN, Infinity, -Infinity, 0.5, '5', 5n, null, undefined, true, [5]];

  test('[MNY-1] money is a whole number of minor units, 0 to 1e12', () => {
    const is = accepts(minorUnits());
    expect([0, 1, 1_000_000_000_000].every(is)).toBe(true);
    expect([-1, 1_000_000_000_001, ...nonsense].some(is)).toBe(false);
    expect(accepts(minorUnits({ min: 1 }))(0)).toBe(false);
  });

  test('[MNY-2] a quantity is a whole number of base units, from 1', () => {
    const is = accepts(quantity());
    expect([1, 30, 360, 1_000_000_000].every(is)).toBe(true);
    expect([0, -30, 1_000_000_001, ...nonsense].some(is)).toBe(false);
    expect(accepts(quantity({ min: 0 }))(0)).toBe(true);
  });

  test('a whole number holds both its bounds', () => {
    const is = accepts(wholeNumber(2, 4));
    expect([1, 2, 4, 5].map(is)).toEqual([false, true, true, false]);
  });
});

describe('texts, times, lists', () => {
  test('a text has at least one character unless said otherwise', () => {
    expect(['', 'a', 'abc', 'abcd'].map(accepts(text({ max: 3 })))).toEqual([false, true, true, false]);
    expect(accepts(text({ max: 3, min: 0 }))('')).toBe(true);
  });

  test('[DOC-6] an instant is UTC with milliseconds, a day is a date', () => {
    expect(accepts(instant())(new Date(0).toISOString())).toBe(true);
    expect(['2026-03-02T08:15:00Z', '2026-03-02T08:15:00.000+03:00', '2026-03-02', 0].some(accepts(instant()))).toBe(
      false,
    );
    expect(['2026-03-02', '2026-3-2', '02.03.2026'].map(accepts(day()))).toEqual([true, false, false]);
  });

  test('a list holds both its bounds, and its entries count', () => {
    const is = accepts(listOf(quantity(), { min: 1, max: 2 }));
    expect([[], [1], [1, 2], [1, 2, 3], [0], '1'].map(is)).toEqual([false, true, true, false, false, false]);
  });
});
