import { mulDiv } from '../money/mul-div.ts';
import { percentOf, ratio } from '../numbers/ratio.ts';

/** A batch of broilers as it ended, or as it stands. */
export interface BroilerBatch {
  readonly placed: number;
  readonly dead: number;
  readonly culled: number;
  readonly sold: number;
  /** Mean live weight of a bird sold. */
  readonly weight_g: number;
  readonly chick_g: number;
  readonly days: number;
  readonly feed_g: number;
}

/** How well a batch did; percentages and kilograms, not rounded, undefined where a number is missing. */
export interface BroilerResult {
  readonly mortality: number | undefined;
  readonly depletion: number | undefined;
  readonly livability: number | undefined;
  /** Kilograms of feed for a kilogram of live weight: the breeders' books count so. */
  readonly fcr: number | undefined;
  /** The same for a kilogram gained since the chick came. */
  readonly fcrOfGain: number | undefined;
  /** Grams a bird gained in a day. */
  readonly dailyGain_g: number | undefined;
  readonly epef: number | undefined;
}

/** The result card of a batch. [FLK-20] */
export function broilerResult(batch: BroilerBatch): BroilerResult {
  const { placed, dead, culled, sold, weight_g, chick_g, days, feed_g } = batch;
  const livability = percentOf(placed - dead - culled, placed);
  const fcr = ratio(feed_g > 0 ? feed_g : undefined, sold * weight_g);
  return {
    mortality: percentOf(dead, placed),
    depletion: percentOf(dead + culled, placed),
    livability,
    fcr,
    fcrOfGain: ratio(feed_g > 0 ? feed_g : undefined, sold * (weight_g - chick_g)),
    dailyGain_g: weight_g > 0 ? ratio(weight_g - chick_g, days) : undefined,
    epef: epefOf({ livability, weight_g, days, fcr }),
  };
}

/**
 * European production efficiency factor: livability % × kg ÷ (days × FCR) × 100. [FLK-21]
 * The widely copied formula without livability is wrong. Source: PMC7597817, table 4.
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

/** What a batch cost, for each bird sold and each kilogram of live weight, in whole minor units. [FLK-22] */
export const broilerCost = (
  cost: number,
  { sold, weight_g }: Pick<BroilerBatch, 'sold' | 'weight_g'>,
): { readonly perBird: number | undefined; readonly perKg: number | undefined } => ({
  perBird: sold > 0 ? mulDiv(cost, 1, sold) : undefined,
  perKg: sold * weight_g > 0 ? mulDiv(cost, 1_000, sold * weight_g) : undefined,
});
