import { isDay } from '../time/is-day.ts';
import { ok, refuse, type Result } from '../result.ts';
import { addDays } from '../time/local-day.ts';
import type { ClosedPart } from './closed-books.ts';

/** One decision of the owner: from `at` on the days before `until` are closed; without it all are open. */
export interface PeriodLock {
  readonly at: string;
  readonly until?: string | undefined;
  /** What the closed days came to when they were closed. [LED-50] */
  readonly books?: readonly ClosedPart[] | undefined;
}

/** More than this many days back is said to be old. [MSG-4] */
const OLD_DAYS = 30;
const MOST = 60;

/** The decision that held at an instant, or holds now. */
export function lastLock(locks: readonly PeriodLock[], at?: string): PeriodLock | undefined {
  let last: PeriodLock | undefined;
  for (const lock of locks)
    if ((at === undefined || lock.at <= at) && (last === undefined || lock.at >= last.at)) last = lock;
  return last;
}

/** The first open day as it was decided at an instant, or by now; undefined while every day is open. */
export const lockedUntil = (locks: readonly PeriodLock[], at?: string): string | undefined =>
  lastLock(locks, at)?.until;

/** Whether what was done at an instant is late for a day: the day was closed by then. It counts all the same. [SET-9] */
export function isLate(locks: readonly PeriodLock[], { day, at }: { day: string; at: string }): boolean {
  const until = lockedUntil(locks, at);
  return until !== undefined && day < until;
}

/** Whether a day is long ago, or closed: whoever writes it down is told. [MSG-4] */
export const isOldDay = (day: string, { today, until }: { today: string; until?: string | undefined }): boolean =>
  day < addDays(today, -OLD_DAYS) || (until !== undefined && day < until);

/** The first open day as somebody wants it, null to open all. Errors: FutureDate, the day that is today is still open. */
export function checkUntil(
  until: string | null,
  today: string,
): Result<string | null, { type: 'FutureDate' | 'NoDay' }> {
  if (until !== null && !isDay(until)) return refuse({ type: 'NoDay' });
  return until !== null && until > today ? refuse({ type: 'FutureDate' }) : ok(until);
}

/** The decisions with one more; the oldest is forgotten, and what earlier ones knew of the books. */
export const withLock = (locks: readonly PeriodLock[], made: PeriodLock): readonly PeriodLock[] =>
  [...locks.map(({ books: _earlier, ...lock }) => lock), made].slice(-MOST);
