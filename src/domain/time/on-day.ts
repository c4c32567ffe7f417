import { dayStart } from './day-start.ts';
import { localDay } from './local-day.ts';
import { instantOf } from './wall-clock.ts';

const MIDDAY = { hour: 12 };
const DAYS_END = { hour: 23, minute: 58 };
/** Any time of entry within a day is mapped into one minute: milliseconds of a day per millisecond of that minute. */
const SQUEEZED = 1_440;

/**
 * Time of a record of which only the day is known: midday, whenever it is entered, because the hour is unknown; records
 * of one day entered in the same evening keep the order of entry. A count is placed at the day's end, because it found
 * what the whole day left. A record of today happened now. [DOC-15] Units: `YYYY-MM-DD` in the business's time zone;
 * instants.
 */
export function onDay(day: string, now: string, { atEnd = false } = {}): string {
  const typed = new Date(now);
  if (day >= localDay(typed)) return now;
  const order = Math.floor((typed.getTime() - dayStart(localDay(typed)).getTime()) / SQUEEZED);
  return instantOf(day, { ...(atEnd ? DAYS_END : MIDDAY), ms: order }).toISOString();
}

/** Time of a record moved to a day: unchanged on its own day. */
export const movedTo = (at: string, day: string, now: string): string =>
  localDay(new Date(at)) === day ? at : onDay(day, now);

/**
 * Time of a record put on a day and known to come after an earlier one: on the day of the earlier one, right after it.
 */
export function onDayAfter(day: string, earlier: string, now: string): string {
  const at = onDay(day, now);
  const isSameDay = localDay(new Date(earlier)) === day;
  return isSameDay && at <= earlier ? new Date(Date.parse(earlier) + 1).toISOString() : at;
}
