import type { Dice } from './dice.ts';

/** The number of a mobile-money transfer, as its message says it. */
export const mobileReference = (dice: Dice): string => `MP${dice.between(10_000_000, 99_999_999)}`;
