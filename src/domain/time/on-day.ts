import { dayStart } from './day-start.ts';
import { localDay } from './local-day.ts';

/** Hours and minutes. */
const [MIDDAY, DAYS_END] = [
  [12, 0],
  [23, 58],
] as const;
/** Typed at any time of a day, it falls into one minute: milliseconds of a day for each of that minute. */
const SQUEEZED = 1_440;

/**
 * Where a record stands of which only the day is known: at midday, whenever it is typed, as nobody said the hour; among others of that
 * day that were typed on the same evening in the order of typing. A count stands at the day's end: it found what the whole day left.
 * What is of today happened now. [DOC-15] Units: `YYYY-MM-DD` where the device stands; instants.
 */
export function onDay(day: string, now: string, { atEnd = false } = {}): string {
  const typed = new Date(now);
  if (day >= localDay(typed)) return now;
  const order = Math.floor((typed.getTime() - dayStart(localDay(typed)).getTime()) / SQUEEZED);
  const at = dayStart(day);
  const [hour, minute] = atEnd ? DAYS_END : MIDDAY;
  at.setHours(hour, minute, 0, order);
  return at.toISOString();
}

/** When something happened that a person puts on a day: on its own day nothing changes. */
export const movedTo = (at: string, day: string, now: string): string =>
  localDay(new Date(at)) === day ? at : onDay(day, now);
