import { USUAL_HABITS, type Habits } from '../domain/business/habits.ts';
import { groupingOf, type Grouping } from '../domain/money/grouping.ts';
import { countryOf } from '../domain/places/countries.ts';

let current: Habits = USUAL_HABITS;
let digits: Grouping = 'thousands';
let dial: string | undefined;

/** How the open business counts and dates, for every text of this window. [SET-4] */
export const habits = (): Habits => current;

/** How the open business parts the digits of a number: as its money. [MNY-14] */
export const grouping = (): Grouping => digits;

/** How phone numbers begin where this person registered, without "+"; undefined where the money is another one. [ACC-12] */
export const homeDial = (): string | undefined => dial;

/** Count and date so from now on; whether that is another way than before. `currency` is the business's, `country` the person's. */
export function adoptHabits(next: Habits = USUAL_HABITS, currency = '', country?: string): boolean {
  const parted = groupingOf(currency);
  const home = countryOf(country);
  const changed = parted !== digits || JSON.stringify(next) !== JSON.stringify(current);
  current = next;
  digits = parted;
  dial = home?.currency === currency ? home.dial : undefined;
  return changed;
}
