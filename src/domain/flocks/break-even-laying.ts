import { percentOf, ratio } from '../numbers/ratio.ts';

/** Costs of a flock of hens in a period, and the unit in which its eggs are sold. Money in minor units. */
export interface LayingPlan {
  readonly cost: number;
  /** Proceeds of the spent hens, if they are to be included. */
  readonly spentHens?: number | undefined;
  readonly hens: number;
  readonly days: number;
  /** Eggs in the unit that has the price: 30 for a tray. */
  readonly eggsInUnit: number;
}

/** Laying percentage at which the eggs just cover the cost at this price per unit. [FLK-18] */
export const breakEvenLaying = (plan: LayingPlan, priceOfUnit: number): number | undefined =>
  percentOf(netCost(plan) * plan.eggsInUnit, priceOfUnit * plan.hens * plan.days);

/**
 * Price per unit, as a fraction of minor units, at which the eggs just cover the cost at this laying percentage.
 * [FLK-18]
 */
export const breakEvenPriceAt = (plan: LayingPlan, layingPercentage: number): number | undefined =>
  ratio(netCost(plan) * plan.eggsInUnit * 100, layingPercentage * plan.hens * plan.days);

const netCost = ({ cost, spentHens = 0 }: LayingPlan): number => cost - spentHens;
