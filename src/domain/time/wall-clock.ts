import { twoDigits } from '../numbers/two-digits.ts';
import { offsetAt } from './zone.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Wall-clock time at an instant in a zone, else in the business's: read it from the UTC fields. */
export const shownAt = (at: Date, zone?: string): Date => new Date(at.getTime() + offsetAt(at, zone) * MINUTE_MS);

/** The hour of an instant in the business's time zone, 0 to 23. */
export const hourOf = (at: Date): number => shownAt(at).getUTCHours();

/** Wall-clock time at an instant in a zone, else in the business's, `HH:MM`. */
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
 * The instant of a wall-clock time on a day, in the business's time zone. When clocks are set back, the first of two; a
 * time skipped when clocks are set forward is later by the skipped amount. [DOC-6] Units: `YYYY-MM-DD`.
 */
export function instantOf(day: string, { hour = 0, minute = 0, ms = 0 }: TimeOfDay = {}): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const wanted = Date.UTC(year, month - 1, date, hour, minute, 0, ms);
  // No clock is changed twice within two days.
  const [before, after] = [-DAY_MS, DAY_MS].map(
    (away) => new Date(wanted - offsetAt(new Date(wanted + away)) * MINUTE_MS),
  ) as [Date, Date];
  return shownAt(before).getTime() !== wanted && shownAt(after).getTime() === wanted ? after : before;
}
