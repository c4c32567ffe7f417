import { adoptDecimals } from '../../domain/numbers/decimal-sign.ts';
import { USUAL_HABITS, type Habits } from '../../domain/business/habits.ts';
import { groupingOf, type Grouping } from '../../domain/money/grouping.ts';
import { tellTimeIn } from '../../domain/time/zone.ts';

let current: Habits = USUAL_HABITS;
let digits: Grouping = 'thousands';
let home: string | undefined;
let changes = 0;

/** Number and date conventions of the open business, for every text of this window. [SET-4] */
export const habits = (): Habits => current;

/** Digit grouping of the open business, from its currency. [MNY-14] */
export const grouping = (): Grouping => digits;

/**
 * Country where this person registered, two letters: its phone prefix is used when several countries have the currency.
 * [ACC-12]
 */
export const homeCountry = (): string | undefined => home;

/**
 * Set conventions and time zone from now on; returns the number of changes so far. `currency` is the business's,
 * `country` the person's.
 */
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
