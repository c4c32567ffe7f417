import { sumOf } from '../numbers/sum.ts';
import { daysBetween } from '../time/days-between.ts';

/** Recorded part of a range of days: "6 of 7 days". */
export interface RecordedDays {
  readonly recorded: number;
  readonly of: number;
}

/** Days with a record between two days, both included; `days` may be unordered and contain duplicates. [FLK-7] */
export function recordedDays(days: readonly string[], from: string, to: string): RecordedDays {
  const inside = new Set(days.filter((day) => day >= from && day <= to));
  return { recorded: inside.size, of: Math.max(0, daysBetween(from, to) + 1) };
}

/** Mean over the days that have a record; undefined when none has. A missing day is not zero. [FLK-7] */
export const meanOfRecorded = <T>(days: readonly T[], of: (day: T) => number): number | undefined =>
  days.length === 0 ? undefined : sumOf(days, of) / days.length;
