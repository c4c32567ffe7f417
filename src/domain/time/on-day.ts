import { dayStart } from './day-start.ts';
import { localDay } from './local-day.ts';
import { instantOf } from './wall-clock.ts';

const MIDDAY = { hour: 12 };
const DAYS_END = { hour: 23, minute: 58 };
/** Typed at any time of a day, it falls into one minute: milliseconds of a day for each of that minute. */
const SQUEEZED = 1_440;

/**
 * Where a record stands of which only the day is known: at midday, whenever it is typed, as nobody said the hour; among others of that
 * day that were typed on the same evening in the order of typing. A count stands at the day's end: it found what the whole day left.
 * What is of today happened now. [DOC-15] Units: `YYYY-MM-DD` where the business is; instants.
 */
export function onDay(day: string, now: string, { atEnd = false } = {}): string {
  const typed = new Date(now);
  if (day >= localDay(typed)) return now;
  const order = Math.floor((typed.getTime() - dayStart(localDay(typed)).getTime()) / SQUEEZED);
  return instantOf(day, { ...(atEnd ? DAYS_END : MIDDAY), ms: order }).toISOString();
}

/** When something happened that a person puts on a day: on its own day nothing changes. */
export const movedTo = (at: string, day: string, now: string): string =>
  localDay(new Date(at)) === day ? at : onDay(day, now);

/** When something happened that a person puts on a day, and that came after something else: on the day of that, right after it. */
export function onDayAfter(day: string, earlier: string, now: string): string {
  const at = onDay(day, now);
  const isSameDay = localDay(new Date(earlier)) === day;
  return isSameDay && at <= earlier ? new Date(Date.parse(earlier) + 1).toISOString() : at;
}
