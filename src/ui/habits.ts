import { USUAL_HABITS, type Habits } from '../domain/business/habits.ts';

let current: Habits = USUAL_HABITS;

/** How the open business counts and dates, for every text of this window. [SET-4] */
export const habits = (): Habits => current;

/** Count and date so from now on; whether that is another way than before. */
export function adoptHabits(next: Habits = USUAL_HABITS): boolean {
  const changed = JSON.stringify(next) !== JSON.stringify(current);
  current = next;
  return changed;
}
