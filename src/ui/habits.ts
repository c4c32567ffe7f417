import { USUAL_HABITS, type Habits } from '../domain/business/habits.ts';
import { groupingOf, type Grouping } from '../domain/money/grouping.ts';

let current: Habits = USUAL_HABITS;
let digits: Grouping = 'thousands';
let home: string | undefined;

/** How the open business counts and dates, for every text of this window. [SET-4] */
export const habits = (): Habits => current;

/** How the open business parts the digits of a number: as its money. [MNY-14] */
export const grouping = (): Grouping => digits;

/** Where this person registered, two letters: as there a phone begins where several countries have the money. [ACC-12] */
export const homeCountry = (): string | undefined => home;

/** Count and date so from now on; whether that is another way than before. `currency` is the business's, `country` the person's. */
export function adoptHabits(next: Habits = USUAL_HABITS, currency = '', country?: string): boolean {
  const parted = groupingOf(currency);
  const changed = parted !== digits || JSON.stringify(next) !== JSON.stringify(current);
  current = next;
  digits = parted;
  home = country;
  return changed;
}
