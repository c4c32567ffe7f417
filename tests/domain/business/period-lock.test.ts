import { expect, test } from 'vitest';
import { isLate, isOldDay, lockedUntil, withLock } from '../../../src/domain/business/period-lock.ts';

const locks = [
  { at: '2026-11-05T08:00:00.000Z', until: '2026-11-01' },
  { at: '2026-11-20T08:00:00.000Z' },
  { at: '2026-11-22T08:00:00.000Z', until: '2026-10-01' },
];

test('[SET-9] late is what comes for a day that was closed by then', () => {
  const late = (day: string, at: string) => isLate(locks, { day, at });
  expect(late('2026-10-31', '2026-11-06T00:00:00.000Z')).toBe(true);
  expect(late('2026-11-01', '2026-11-06T00:00:00.000Z')).toBe(false);
  expect(late('2026-10-31', '2026-11-04T00:00:00.000Z')).toBe(false);
  expect(late('2026-10-31', '2026-11-21T00:00:00.000Z')).toBe(false);
  expect(late('2026-10-31', '2026-11-23T00:00:00.000Z')).toBe(false);
  expect(late('2026-09-30', '2026-11-23T00:00:00.000Z')).toBe(true);
  expect([lockedUntil(locks), lockedUntil(locks.slice(0, 2)), lockedUntil([])]).toEqual(['2026-10-01', undefined, undefined]); // prettier-ignore
  // Two phones' decisions arrive in any order.
  expect(lockedUntil(locks.toReversed())).toBe('2026-10-01');
});

test('[MSG-4] a day is old after 30 days, or when it is closed', () => {
  const today = '2026-11-22';
  expect(isOldDay('2026-10-22', { today })).toBe(true);
  expect(isOldDay('2026-10-23', { today })).toBe(false);
  expect(isOldDay('2026-11-14', { today, until: '2026-11-15' })).toBe(true);
  expect(isOldDay('2026-11-15', { today, until: '2026-11-15' })).toBe(false);
});

test('[SET-9] today is open; what is no day is refused; the oldest decisions are forgotten', () => {
  const now = { at: '2026-11-22T08:00:00.000Z', today: '2026-11-22' };
  expect(withLock([], { ...now, until: '2026-11-23' })).toEqual({ ok: false, error: { type: 'FutureDate' } });
  expect(withLock([], { ...now, until: '' })).toEqual({ ok: false, error: { type: 'NoDay' } });
  expect(withLock([], { ...now, until: '2026-11-22' })).toEqual({ ok: true, value: [{ at: now.at, until: '2026-11-22' }] }); // prettier-ignore
  const many = Array.from({ length: 60 }, (_, i) => ({ at: `2026-01-01T00:00:00.0${10 + i}Z` }));
  const made = withLock(many, { ...now, until: null });
  expect(made.ok && [made.value.length, made.value.at(-1)]).toEqual([60, { at: now.at }]);
});
