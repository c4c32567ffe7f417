import { mulDiv } from '../money/mul-div.ts';
import { ratio } from '../numbers/ratio.ts';

/** What keeping layers cost in a period, less what by-products such as manure brought. Minor units. */
export interface LayingCost {
  readonly feed: number;
  readonly medicine: number;
  readonly labour: number;
  readonly other: number;
  readonly depreciation: number;
  readonly byProducts?: number | undefined;
}

/** All of it, in minor units. [FLK-16] */
export const layingCost = ({ feed, medicine, labour, other, depreciation, byProducts = 0 }: LayingCost): number =>
  feed + medicine + labour + other + depreciation - byProducts;

/** Cost of one egg that can be sold: a fraction of minor units, not rounded. Undefined without such eggs. [FLK-16] */
export const costPerSaleableEgg = (cost: number, saleableEggs: number): number | undefined => ratio(cost, saleableEggs);

/**
 * Price of one unit, such as a tray of 30, at which its eggs bring what they cost, in whole minor units. [FLK-16]
 * Without depreciation in `cost` it is the price that keeps the cash box even.
 */
export const breakEvenPrice = (cost: number, saleableEggs: number, eggsInUnit: number): number | undefined =>
  saleableEggs > 0 ? mulDiv(cost, eggsInUnit, saleableEggs) : undefined;

/**
 * What a flock loses in worth in a month: (cost to point of lay − salvage) × heads ÷ months of laying. [FLK-17]
 * Units: minor units a bird; never below 0. The books follow LED-42, which spreads the cost of dead hens too.
 */
export const monthlyDepreciation = (
  costOfBird: number,
  salvageOfBird: number,
  heads: number,
  layingMonths: number,
): number | undefined =>
  layingMonths > 0 ? mulDiv(Math.max(0, costOfBird - salvageOfBird), Math.max(0, heads), layingMonths) : undefined;
