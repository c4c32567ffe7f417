import { sumOf } from '../numbers/sum.ts';
import { daysBetween } from '../time/days-between.ts';

/** How much of a span of days was recorded: "6 of 7 days". */
export interface RecordedDays {
  readonly recorded: number;
  readonly of: number;
}

/** Days with a record between two days, both included, whatever their order and however often they come. [FLK-7] */
export function recordedDays(days: readonly string[], from: string, to: string): RecordedDays {
  const inside = new Set(days.filter((day) => day >= from && day <= to));
  return { recorded: inside.size, of: Math.max(0, daysBetween(from, to) + 1) };
}

/** The mean of what was recorded on the days that have a record; undefined when none has. A missing day is no zero. [FLK-7] */
export const meanOfRecorded = <T>(days: readonly T[], of: (day: T) => number): number | undefined =>
  days.length === 0 ? undefined : sumOf(days, of) / days.length;
