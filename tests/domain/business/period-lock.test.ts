import { expect, test } from 'vitest';
import { checkUntil, isLate, isOldDay, lockedUntil, withLock } from '../../../src/domain/business/period-lock.ts';

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
  // Decisions of two phones arrive in any order.
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
  const today = '2026-11-22';
  expect(checkUntil('2026-11-23', today)).toEqual({ ok: false, error: { type: 'FutureDate' } });
  expect(checkUntil('', today)).toEqual({ ok: false, error: { type: 'NoDay' } });
  expect(checkUntil(today, today)).toEqual({ ok: true, value: today });
  expect(checkUntil(null, today)).toEqual({ ok: true, value: null });
  const many = Array.from({ length: 60 }, (_, i) => ({
    at: `2026-01-01T00:00:00.0${10 + i}Z`,
    until: '2026-01-01',
    books: [],
  }));
  const made = withLock(many, { at: '2026-11-22T08:00:00.000Z' });
  expect([made.length, made.at(-1)]).toEqual([60, { at: '2026-11-22T08:00:00.000Z' }]);
  // Balances of earlier decisions are dropped, as the newest one includes them.
  expect(made.some(({ books }) => books)).toBe(false);
});
