import { twoDigits } from '../numbers/two-digits.ts';
import { offsetAt } from './zone.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** What clocks show at an instant in a zone, else where the business is: its fields of UTC tell it. */
export const shownAt = (at: Date, zone?: string): Date => new Date(at.getTime() + offsetAt(at, zone) * MINUTE_MS);

/** The hour of an instant where the business is, 0 to 23. */
export const hourOf = (at: Date): number => shownAt(at).getUTCHours();

/** The time that clocks show at an instant in a zone, else where the business is, `HH:MM`. */
export function timeOf(at: Date, zone?: string): string {
  const shown = shownAt(at, zone);
  return `${twoDigits(shown.getUTCHours())}:${twoDigits(shown.getUTCMinutes())}`;
}

/** A time of day. */
export interface TimeOfDay {
  readonly hour?: number;
  readonly minute?: number;
  readonly ms?: number;
}

/**
 * The instant at which clocks show a time of a day, where the business is. In the night on which they are set back, the first of two;
 * a time that they leap over is as much later as they leap. [DOC-6] Units: `YYYY-MM-DD`.
 */
export function instantOf(day: string, { hour = 0, minute = 0, ms = 0 }: TimeOfDay = {}): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const wanted = Date.UTC(year, month - 1, date, hour, minute, 0, ms);
  // No clock is changed twice in two days.
  const [before, after] = [-DAY_MS, DAY_MS].map(
    (away) => new Date(wanted - offsetAt(new Date(wanted + away)) * MINUTE_MS),
  ) as [Date, Date];
  return shownAt(before).getTime() !== wanted && shownAt(after).getTime() === wanted ? after : before;
}
