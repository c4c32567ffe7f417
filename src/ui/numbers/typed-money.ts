import { parseAmount } from '../../domain/money/currency.ts';

/** Most digits of a number. [SAL-4] */
export const MOST_DIGITS = 10;

/** A typed amount; NaN when it is none, Infinity when it is too long, for the check to refuse it with the right words. Units: minor units. */
export const typedMoney = (typed: string, currency: string): number =>
  typed.replace(/\D/g, '').length > MOST_DIGITS ? Infinity : (parseAmount(typed, currency) ?? Number.NaN);
