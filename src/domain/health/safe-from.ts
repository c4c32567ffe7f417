import { dayStart } from '../time/day-start.ts';
import { addDays, localDay } from '../time/local-day.ts';

/** The end of the last dose: an instant, or only the day when the time was not recorded. */
export type LastDose = { readonly at: string } | { readonly day: string };

/**
 * When products of a treated flock may be sold again: from an instant, from the beginning of a day, not before the open
 * course is finished, never, or unknown because the label's days are.
 */
export type SafeFrom =
  | { readonly kind: 'moment'; readonly at: string }
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'never' }
  | { readonly kind: 'unknown' };

const HOURS_IN_DAY = 24;
const HOUR_MS = 3_600_000;

/** Withdrawal days of a label that states hours, rounded up: 36 hours are 2 days. [VET-4] */
export const daysOfHours = (hours: number): number => Math.ceil(hours / HOURS_IN_DAY);

/**
 * End of the last dose + N × 24 hours; with only a day, N full days after it. [VET-3] Without a withdrawal period it is
 * safe at once.
 */
export function safeFrom(last: LastDose, days: number): SafeFrom {
  if ('at' in last)
    return { kind: 'moment', at: new Date(Date.parse(last.at) + days * HOURS_IN_DAY * HOUR_MS).toISOString() };
  return { kind: 'day', day: days === 0 ? last.day : addDays(last.day, days + 1) };
}

/** The first day that is safe as a whole, `YYYY-MM-DD`; undefined when no day is known. */
export function safeDay(from: SafeFrom): string | undefined {
  if (from.kind === 'day') return from.day;
  if (from.kind !== 'moment') return undefined;
  const day = localDay(new Date(from.at));
  return dayStart(day).getTime() === Date.parse(from.at) ? day : addDays(day, 1);
}

/** Whether it may be sold now. An unknown period is not safe. [VET-5, VET-7] */
export function isSafe(from: SafeFrom, now: Date): boolean {
  switch (from.kind) {
    case 'moment':
      return Date.parse(from.at) <= now.getTime();
    case 'day':
      return from.day <= localDay(now);
    case 'open':
    case 'never':
    case 'unknown':
      return false;
  }
}

/**
 * The latest of several withdrawals; one without a date counts as later than every date. Undefined for none. [VET-4]
 */
export const latestSafeFrom = (all: readonly SafeFrom[]): SafeFrom | undefined =>
  all.reduce<SafeFrom | undefined>((latest, from) => (latest && !isLater(from, latest) ? latest : from), undefined);

const WITHOUT_DATE = { moment: 0, day: 0, open: 1, unknown: 2, never: 3 } as const;

function isLater(a: SafeFrom, b: SafeFrom): boolean {
  if (WITHOUT_DATE[a.kind] !== WITHOUT_DATE[b.kind]) return WITHOUT_DATE[a.kind] > WITHOUT_DATE[b.kind];
  if (a.kind === 'moment' && b.kind === 'moment') return Date.parse(a.at) > Date.parse(b.at);
  if (a.kind === 'day' && b.kind === 'day') return a.day > b.day;
  // A day begins at its first moment: an instant on the same day is later.
  if (a.kind === 'moment' && b.kind === 'day') return localDay(new Date(a.at)) >= b.day;
  if (a.kind === 'day' && b.kind === 'moment') return a.day > localDay(new Date(b.at));
  return false;
}
