import { isMoreThanHens } from '../activities/activity-warnings.ts';
import type { FlockDay } from './flock-day.ts';

/** A day with more recorded eggs than its hens can lay. */
export interface DayAboveHens {
  readonly day: string;
  readonly eggs: number;
  readonly hens: number;
}

/**
 * Days with more eggs than the hens can lay, newest first: each record may have been plausible alone, on phones that
 * did not know of each other. Checked like a record, against the most birds of the day and of the two evenings before.
 * [MSG-12, LED-51] `days`: oldest first.
 */
export const daysAboveHens = (days: readonly FlockDay[]): DayAboveHens[] =>
  days
    .map(({ day, heads, end, eggs = 0 }, i) => {
      const hens = Math.max(0, heads, end, days[i - 1]?.end ?? 0, days[i - 2]?.end ?? 0);
      return { day, eggs, hens };
    })
    .filter(({ eggs, hens }) => eggs > 0 && isMoreThanHens(eggs, hens))
    .toReversed();
