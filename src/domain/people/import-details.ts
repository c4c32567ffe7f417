import { parseAmount } from '../money/currency.ts';

/* What stands in a file of people as text. What cannot be read is a number that no check lets pass. */

export const daysOf = (typed: string): number => (/^\d{1,4}$/.test(typed) ? Number(typed) : Number.NaN);

/** Units: minor units. */
export const amountOf = (typed: string, currency: string): number => parseAmount(typed, currency) ?? Number.NaN;

/** An amount that may be below 0: paid ahead. Units: minor units. */
export function signedAmount(typed: string, currency: string): number {
  const amount = amountOf(typed.replace(/^[-−]/, ''), currency);
  return /^[-−]/.test(typed) ? 0 - amount : amount;
}
