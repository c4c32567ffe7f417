import { currencyExponent } from '../money/currency.ts';

/** Coins and notes that are the smallest somewhere, in whole currency. */
const SMALLEST_COINS = [0.05, 0.1, 0.5, 1, 5, 10, 50, 100, 250, 500, 1_000];

/** To what cash may be rounded in a currency: the same coins whatever its smallest unit is. [SAL-45, MNY-15] Units: minor units. */
export const cashSteps = (currency: string): number[] =>
  SMALLEST_COINS.map((coin) => Math.round(coin * 10 ** currencyExponent(currency))).filter((step) => step > 1);

/**
 * What is added to a total that is paid in cash at once, so that it can be paid in coins that there are; below 0 it is let off. From the
 * middle on it goes up. Without a step it is 0. [SAL-45] Units: minor units.
 */
export function cashRounding(total: number, step: number | undefined): number {
  if (step === undefined || step < 2) return 0;
  const over = total % step;
  return over * 2 >= step ? step - over : 0 - over;
}

/** The step that a correction is checked against: a rounding of before stays, whatever the step is now. Units: minor units. */
export const stepForCorrection = (step = 0, before = 0): number => Math.max(step, Math.abs(before) + 1);
