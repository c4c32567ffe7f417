import { addDays } from '../time/local-day.ts';

/** The days of the farm and the instants in them, independent of this machine's time and zone. */
export interface FarmClock {
  /** First day to last, `YYYY-MM-DD`. */
  readonly days: readonly string[];
  readonly first: string;
  readonly last: string;
  /** Number of days before the last one. */
  back(day: string): number;
  /** The instant at an hour and minute of a day; on the last day never after the end. */
  at(day: string, hour: number, minute: number): string;
  /** The instant `minutes` later, at most the end. */
  after(instant: string, minutes: number): string;
}

const MINUTE_MS = 60_000;
/** Hours between which people record, in minutes of the day. */
const [MORNING, EVENING] = [6 * 60, 20.5 * 60];

/**
 * `days` days that end with the day of `end`, with clocks `offsetMinutes` ahead of UTC. The work of the last day is
 * compressed into its elapsed part, so that today has sales at any hour.
 */
export function farmClock(end: Date, days: number, offsetMinutes: number): FarmClock {
  const here = end.getTime() + offsetMinutes * MINUTE_MS;
  const last = new Date(here).toISOString().slice(0, 10);
  const dayList = Array.from({ length: days }, (_, i) => addDays(last, i + 1 - days));
  const backOf = new Map(dayList.map((day, i) => [day, days - 1 - i]));
  const passed = (here - Date.parse(`${last}T00:00:00Z`)) / MINUTE_MS;
  const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`) - offsetMinutes * MINUTE_MS;
  return {
    days: dayList,
    first: dayList[0]!,
    last,
    back: (day) => backOf.get(day) ?? 0,
    at(day, hour, minute) {
      const minutes = hour * 60 + minute;
      const squeezed = day === last ? squeeze(minutes, passed) : minutes;
      return new Date(Math.min(midnight(day) + Math.floor(squeezed * MINUTE_MS), end.getTime())).toISOString();
    },
    after: (instant, minutes) =>
      new Date(Math.min(Date.parse(instant) + minutes * MINUTE_MS, end.getTime())).toISOString(),
  };
}

/** Map a minute into the elapsed part of the day: from six o'clock until now, or, at night, since midnight. */
function squeeze(minutes: number, passed: number): number {
  if (passed >= EVENING) return minutes;
  if (passed < MORNING + 120) return (minutes * passed) / EVENING;
  return MORNING + ((minutes - MORNING) * (passed - MORNING)) / (EVENING - MORNING);
}
