import { parseAmount } from '../money/currency.ts';

/* What stands in a file of people as text. What cannot be read is a number that no check lets pass. */

export const daysOf = (typed: string): number => (/^\d{1,4}$/.test(typed) ? Number(typed) : Number.NaN);

/** Units: minor units. */
export const amountOf = (typed: string, currency: string): number => parseAmount(typed, currency) ?? Number.NaN;
