import { currencyExponent } from '../money/currency.ts';

/** Smallest coins and notes in use, in whole currency units. */
const SMALLEST_COINS = [0.05, 0.1, 0.5, 1, 5, 10, 50, 100, 250, 500, 1_000];

/**
 * Rounding steps for cash in a currency: the same coins regardless of its minor unit. [SAL-45, MNY-15] Units: minor
 * units.
 */
export const cashSteps = (currency: string): number[] =>
  SMALLEST_COINS.map((coin) => Math.round(coin * 10 ** currencyExponent(currency))).filter((step) => step > 1);

/**
 * Amount added to a total paid in cash at once, so that it can be paid with existing coins; negative when it is rounded
 * down. Half a step is rounded up. 0 without a step. [SAL-45] Units: minor units.
 */
export function cashRounding(total: number, step: number | undefined): number {
  if (step === undefined || step < 2) return 0;
  const over = total % step;
  return over * 2 >= step ? step - over : 0 - over;
}

/**
 * The step for checking a correction: an earlier rounding may stay, regardless of the present step. Units: minor units.
 */
export const stepForCorrection = (step = 0, before = 0): number => Math.max(step, Math.abs(before) + 1);
