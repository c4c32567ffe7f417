import { percentOf } from '../numbers/ratio.ts';
import { sumOf } from '../numbers/sum.ts';

/**
 * Uniformity of a flock: the mean in grams, the share of birds within a tenth of it, and the coefficient of variation.
 */
export interface Uniformity {
  readonly mean_g: number;
  readonly percent: number;
  /** In percent, from the sample standard deviation (n − 1); undefined for one bird. */
  readonly cv: number | undefined;
}

/** Uniformity of individually weighed birds; undefined without any. [FLK-23] Units: grams. */
export function uniformityOf(weights_g: readonly number[]): Uniformity | undefined {
  const birds = weights_g.length;
  if (birds === 0) return undefined;
  const total = sumOf(weights_g, (weight) => weight);
  // In integers: |weight − mean| ≤ mean ÷ 10, multiplied by ten times the number of birds.
  const even = weights_g.filter((weight) => 10 * Math.abs(weight * birds - total) <= total).length;
  const mean_g = total / birds;
  const squares = sumOf(weights_g, (weight) => (weight - mean_g) ** 2);
  const cv = birds > 1 ? percentOf(Math.sqrt(squares / (birds - 1)), mean_g) : undefined;
  return { mean_g, percent: (100 * even) / birds, cv };
}

/** Dressed weight per hundred grams of live weight. [FLK-23] Units: grams. */
export const dressingPercentage = (dressed_g: number, live_g: number): number | undefined =>
  percentOf(dressed_g, live_g);
