import type { Dice } from './dice.ts';

/** Number of a mobile-money transfer, as in its confirmation message. */
export const mobileReference = (dice: Dice): string => `MP${dice.between(10_000_000, 99_999_999)}`;
