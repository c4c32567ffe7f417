import { expect, test } from 'vitest';
import { isPin, waitAfter, waitLeft } from '../../../src/domain/account/pin-waits.ts';

test('[ACC-14] a PIN is 4 to 8 digits', () => {
  expect(['1234', '00000000', '123456'].filter(isPin)).toHaveLength(3);
  expect(['', '123', '123456789', '12a4', '١٢٣٤', ' 1234', '1234\n'].filter(isPin)).toEqual([]);
});

test('[ACC-14] wrong tries are slowed: the third waits half a minute, each later one twice as long, up to an hour', () => {
  expect([1, 2, 3, 4, 5].map(waitAfter)).toEqual([0, 0, 30_000, 60_000, 120_000]);
  expect(waitAfter(10)).toBe(3_600_000);
  expect(waitAfter(10_000)).toBe(3_600_000);
});

test('[ACC-14] a clock that was set back locks nobody out for longer than the wait was', () => {
  const tries = { tried_at: 1_000_000, wait_ms: 30_000 };
  expect(waitLeft(tries, 1_010_000)).toBe(20_000);
  expect(waitLeft(tries, 1_030_000)).toBe(0);
  expect(waitLeft(tries, 0)).toBe(30_000);
});
