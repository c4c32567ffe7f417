import { isDay } from '../time/is-day.ts';
import { ok, refuse, type Result } from '../result.ts';
import { addDays } from '../time/local-day.ts';
import type { ClosedPart } from './closed-books.ts';

/** One decision of the owner: from `at` on the days before `until` are closed; without `until` all days are open. */
export interface PeriodLock {
  readonly at: string;
  readonly until?: string | undefined;
  /** Trial balance of the closed days at the time of closing. [LED-50] */
  readonly books?: readonly ClosedPart[] | undefined;
}

/** A day more than this many days ago counts as old. [MSG-4] */
const OLD_DAYS = 30;
const MAX_DECISIONS = 60;

/** The decision in force at an instant, or now. */
export function lastLock(locks: readonly PeriodLock[], at?: string): PeriodLock | undefined {
  let last: PeriodLock | undefined;
  for (const lock of locks)
    if ((at === undefined || lock.at <= at) && (last === undefined || lock.at >= last.at)) last = lock;
  return last;
}

/** The first open day as decided at an instant, or now; undefined while every day is open. */
export const lockedUntil = (locks: readonly PeriodLock[], at?: string): string | undefined =>
  lastLock(locks, at)?.until;

/**
 * Whether an act at an instant is late for a day, because the day was already closed. Late acts count nevertheless.
 * [SET-9]
 */
export function isLate(locks: readonly PeriodLock[], { day, at }: { day: string; at: string }): boolean {
  const until = lockedUntil(locks, at);
  return until !== undefined && day < until;
}

/** Whether a day is long ago or closed, in which case the user is warned when recording it. [MSG-4] */
export const isOldDay = (day: string, { today, until }: { today: string; until?: string | undefined }): boolean =>
  day < addDays(today, -OLD_DAYS) || (until !== undefined && day < until);

/** Check a requested first open day, null to open all. Errors: FutureDate, because the present day stays open. */
export function checkUntil(
  until: string | null,
  today: string,
): Result<string | null, { type: 'FutureDate' | 'NoDay' }> {
  if (until !== null && !isDay(until)) return refuse({ type: 'NoDay' });
  return until !== null && until > today ? refuse({ type: 'FutureDate' }) : ok(until);
}

/** Append a decision; the oldest is dropped, and the earlier ones lose their stored books. */
export const withLock = (locks: readonly PeriodLock[], made: PeriodLock): readonly PeriodLock[] =>
  [...locks.map(({ books: _earlier, ...lock }) => lock), made].slice(-MAX_DECISIONS);
