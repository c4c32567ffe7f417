import { isMoreThanHens } from '../activities/activity-warnings.ts';
import type { FlockDay } from './flock-day.ts';

/** A day with more eggs in the book than its hens lay. */
export interface DayAboveHens {
  readonly day: string;
  readonly eggs: number;
  readonly hens: number;
}

/**
 * The days on which more was gathered than the hens lay, the newest first: each record may have been fine alone, on phones that knew nothing
 * of each other. Judged as a record is, by the most birds of the day and of the evening before last. [MSG-12, LED-51] `days`: oldest first.
 */
export const daysAboveHens = (days: readonly FlockDay[]): DayAboveHens[] =>
  days
    .map(({ day, heads, end, eggs = 0 }, i) => {
      const hens = Math.max(0, heads, end, days[i - 1]?.end ?? 0, days[i - 2]?.end ?? 0);
      return { day, eggs, hens };
    })
    .filter(({ eggs, hens }) => eggs > 0 && isMoreThanHens(eggs, hens))
    .toReversed();
