import { expect, test } from 'vitest';
import { secondsUntil } from '../../src/domain/time/seconds-until.ts';

test('[ACC-14] the next try is not offered a moment too early: a second that has begun counts', () => {
  expect(secondsUntil(30_000, 0)).toBe(30);
  expect(secondsUntil(30_000, 1)).toBe(30);
  expect(secondsUntil(30_000, 29_999)).toBe(1);
  expect(secondsUntil(30_000, 30_000)).toBe(0);
  expect(secondsUntil(30_000, 40_000)).toBe(0);
});
