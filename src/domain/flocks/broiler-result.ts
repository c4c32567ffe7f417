import { mulDiv } from '../money/mul-div.ts';
import { percentOf, ratio } from '../numbers/ratio.ts';
import { sumOf } from '../numbers/sum.ts';

/** Birds that left alive on a day (sold, dressed or eaten) or are still present: number, age and total weight. */
export interface Leaving {
  readonly birds: number;
  /** Undefined while none were weighed. */
  readonly total_g: number | undefined;
  readonly age: number;
}

/** All birds of a batch that left alive or are present. Units: birds, grams, days. */
export interface AliveBirds {
  readonly birds: number;
  readonly live_g: number | undefined;
  /** Mean age at leaving or weighing. */
  readonly age: number | undefined;
}

/** A batch thinned in parts is the sum of its parts, each at its own weight and age. [FLK-20] */
export function aliveOf(leavings: readonly Leaving[]): AliveBirds {
  const some = leavings.filter(({ birds }) => birds > 0);
  const birds = sumOf(some, (one) => one.birds);
  const isWeighed = birds > 0 && some.every(({ total_g }) => total_g !== undefined);
  return {
    birds,
    live_g: isWeighed ? sumOf(some, ({ total_g = 0 }) => total_g) : undefined,
    age: ratio(sumOf(some, (one) => one.birds * one.age), birds),
  };
} // prettier-ignore

/** A batch of broilers at its end, or at present. */
export interface BroilerBatch extends AliveBirds {
  /** Birds that arrived: placed, or moved in from another flock. */
  readonly came: number;
  readonly dead: number;
  /** Birds killed as unfit; birds eaten or dressed count as leaving alive. */
  readonly culled: number;
  readonly chick_g: number;
  readonly feed_g: number;
}

/** Performance of a batch; percentages and kilograms, not rounded, undefined where an input is missing. */
export interface BroilerResult {
  readonly mortality: number | undefined;
  readonly depletion: number | undefined;
  readonly livability: number | undefined;
  /** Mean weight of a bird. Units: grams. */
  readonly weight_g: number | undefined;
  /** Kilograms of feed per kilogram of live weight, as in the breeders' manuals. */
  readonly fcr: number | undefined;
  /** The same per kilogram gained since arrival. */
  readonly fcrOfGain: number | undefined;
  /** Daily gain per bird. Units: grams. */
  readonly dailyGain_g: number | undefined;
  readonly epef: number | undefined;
}

/** Result card of a batch: all feed divided by all live weight that left or is present. [FLK-20] */
export function broilerResult(batch: BroilerBatch): BroilerResult {
  const { came, dead, culled, birds, live_g, age, chick_g, feed_g } = batch;
  const livability = percentOf(came - dead - culled, came);
  const weight_g = ratio(live_g, birds);
  const feed = feed_g > 0 ? feed_g : undefined;
  const fcr = ratio(feed, live_g ?? 0);
  return {
    mortality: percentOf(dead, came),
    depletion: percentOf(dead + culled, came),
    livability,
    weight_g,
    fcr,
    fcrOfGain: ratio(feed, (live_g ?? 0) - birds * chick_g),
    dailyGain_g: weight_g === undefined ? undefined : ratio(weight_g - chick_g, age ?? 0),
    epef: epefOf({ livability, weight_g: weight_g ?? 0, days: age ?? 0, fcr }),
  };
}

/**
 * European production efficiency factor: livability % × kg ÷ (days × FCR) × 100. [FLK-21] The widely copied formula
 * without livability is wrong. Source: PMC7597817, table 4.
 */
export function epefOf(of: {
  livability: number | undefined;
  weight_g: number;
  days: number;
  fcr: number | undefined;
}): number | undefined {
  const { livability, weight_g, days, fcr } = of;
  if (livability === undefined || fcr === undefined || !(weight_g > 0)) return undefined;
  return ratio((livability * weight_g) / 10, days * fcr);
}

/** Units: whole minor units. */
export interface BirdCost {
  readonly perBird: number | undefined;
  readonly perKg: number | undefined;
}

/**
 * Cost of a batch per bird that left alive or is present and per kilogram of live weight, in whole minor units.
 * [FLK-22]
 */
export const broilerCost = (cost: number, { birds, live_g = 0 }: Pick<AliveBirds, 'birds' | 'live_g'>): BirdCost => ({
  perBird: birds > 0 ? mulDiv(cost, 1, birds) : undefined,
  perKg: live_g > 0 ? mulDiv(cost, 1_000, Math.round(live_g)) : undefined,
});
