import { ok, refuse, type Result } from '../result.ts';
import { addDays } from '../time/local-day.ts';

/** One decision of the owner: from `at` on the days before `until` are closed; without it all are open. */
export interface PeriodLock {
  readonly at: string;
  readonly until?: string | undefined;
}

/** More than this many days back is said to be old. [MSG-4] */
const OLD_DAYS = 30;
const MOST = 60;

/** The first open day as it was decided at an instant, or by now; undefined while every day is open. */
export function lockedUntil(locks: readonly PeriodLock[], at?: string): string | undefined {
  let last: PeriodLock | undefined;
  for (const lock of locks)
    if ((at === undefined || lock.at <= at) && (last === undefined || lock.at >= last.at)) last = lock;
  return last?.until;
}

/** Whether what was done at an instant is late for a day: the day was closed by then. It counts all the same. [SET-9] */
export function isLate(locks: readonly PeriodLock[], { day, at }: { day: string; at: string }): boolean {
  const until = lockedUntil(locks, at);
  return until !== undefined && day < until;
}

/** Whether a day is long ago, or closed: whoever writes it down is told. [MSG-4] */
export const isOldDay = (day: string, { today, until }: { today: string; until?: string | undefined }): boolean =>
  day < addDays(today, -OLD_DAYS) || (until !== undefined && day < until);

/** The decisions with one more, the oldest forgotten. Errors: FutureDate, the day that is today is still open. */
export function withLock(
  locks: readonly PeriodLock[],
  { until, at, today }: { until: string | null; at: string; today: string },
): Result<readonly PeriodLock[], { type: 'FutureDate' | 'NoDay' }> {
  if (until !== null && !/^\d{4}-\d{2}-\d{2}$/.test(until)) return refuse({ type: 'NoDay' });
  if (until !== null && until > today) return refuse({ type: 'FutureDate' });
  return ok([...locks, { at, ...(until !== null && { until }) }].slice(-MOST));
}
