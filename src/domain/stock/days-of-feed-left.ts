import { USUAL_LIMITS } from '../business/alert-limits.ts';
import { addDays } from '../time/local-day.ts';
import { sumOf } from '../numbers/sum.ts';

/** Quantity of a material issued on a recorded day. */
export interface IssueDay {
  readonly day: string;
  readonly qty: number;
}

/** Number of recorded days over which the daily use is averaged. */
const RECENT_DAYS = 7;
/** Default minimum days of stock, unless the material or the business defines another. */
export const MIN_DAYS_LEFT = USUAL_LIMITS.feed_days;

export interface FeedLeft {
  /** Mean of a recorded day, rounded to whole base units. */
  readonly perDay: number;
  /** Not rounded. */
  readonly days: number;
  /** For display: whole days that are certain. */
  readonly wholeDays: number;
  /** The day by which more must arrive; today or earlier when overdue. */
  readonly buyBy: string;
}

/**
 * On hand ÷ mean daily issue of the last 7 recorded days. [RAW-5] Units: base units. Undefined without a record of use;
 * zero or negative stock is 0 days.
 */
export function daysOfFeedLeft(
  onHand: number,
  issues: readonly IssueDay[],
  { today, minDaysLeft = MIN_DAYS_LEFT }: { today: string; minDaysLeft?: number | undefined },
): FeedLeft | undefined {
  const recent = [...issues].sort((a, b) => (a.day < b.day ? 1 : -1)).slice(0, RECENT_DAYS);
  const used = sumOf(recent, ({ qty }) => qty);
  if (!(used > 0)) return undefined;
  const days = (Math.max(0, onHand) * recent.length) / used;
  const wholeDays = Math.floor(days);
  return { perDay: Math.round(used / recent.length), days, wholeDays, buyBy: addDays(today, wholeDays - minDaysLeft) };
}
