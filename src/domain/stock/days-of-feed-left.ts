import { USUAL_LIMITS } from '../business/alert-limits.ts';
import { addDays } from '../time/local-day.ts';
import { sumOf } from '../numbers/sum.ts';

/** What was taken of a material on a day with a record. */
export interface IssueDay {
  readonly day: string;
  readonly qty: number;
}

/** Recorded days whose mean stands for the use of a day. */
const RECENT_DAYS = 7;
/** Days of stock that a farm wants to keep, unless the material or the business says otherwise. */
export const MIN_DAYS_LEFT = USUAL_LIMITS.feed_days;

export interface FeedLeft {
  /** Mean of a recorded day, rounded to whole base units. */
  readonly perDay: number;
  /** Not rounded. */
  readonly days: number;
  /** As it is shown: whole days that are sure. */
  readonly wholeDays: number;
  /** The day by which more must have come; today or before when it is late. */
  readonly buyBy: string;
}

/**
 * On hand ÷ mean daily issue of the last 7 recorded days. [RAW-5]
 * Units: base units. Undefined without a record of use; nothing or less on hand is 0 days.
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
