import { mulDiv } from '../money/mul-div.ts';
import { ratio } from '../numbers/ratio.ts';

/** Cost of one saleable egg: a fraction of minor units, not rounded. Undefined without such eggs. [FLK-16] */
export const costPerSaleableEgg = (cost: number, saleableEggs: number): number | undefined => ratio(cost, saleableEggs);

/**
 * Break-even price per unit, such as a tray of 30, in whole minor units. [FLK-16] Without depreciation in `cost` it is
 * the price that keeps the cash balance even.
 */
export const breakEvenPrice = (cost: number, saleableEggs: number, eggsInUnit: number): number | undefined =>
  saleableEggs > 0 ? mulDiv(cost, eggsInUnit, saleableEggs) : undefined;
