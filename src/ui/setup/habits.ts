import { adoptDecimals } from '../../domain/numbers/decimal-sign.ts';
import { USUAL_HABITS, type Habits } from '../../domain/business/habits.ts';
import { groupingOf, type Grouping } from '../../domain/money/grouping.ts';
import { tellTimeIn } from '../../domain/time/zone.ts';

let current: Habits = USUAL_HABITS;
let digits: Grouping = 'thousands';
let home: string | undefined;
let changes = 0;

/** How the open business counts and dates, for every text of this window. [SET-4] */
export const habits = (): Habits => current;

/** How the open business parts the digits of a number: as its money. [MNY-14] */
export const grouping = (): Grouping => digits;

/** Where this person registered, two letters: as there a phone begins where several countries have the money. [ACC-12] */
export const homeCountry = (): string | undefined => home;

/** Count, date and tell the time so from now on; how often that became another way. `currency` is the business's, `country` the person's. */
export function adoptHabits(next: Habits = USUAL_HABITS, currency = '', country?: string): number {
  const parted = groupingOf(currency);
  const isElsewhere = tellTimeIn(next.time_zone);
  const others = ({ time_zone: _zone, ...rest }: Habits) => JSON.stringify(rest);
  if (isElsewhere || parted !== digits || others(next) !== others(current)) changes += 1;
  current = next;
  digits = parted;
  adoptDecimals(parted);
  home = country;
  return changes;
}
