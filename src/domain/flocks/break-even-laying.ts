import { percentOf, ratio } from '../numbers/ratio.ts';

/** What a flock of hens cost in a period, and how its eggs are sold. Money in minor units. */
export interface LayingPlan {
  readonly cost: number;
  /** What the spent hens bring, if it is to be counted. */
  readonly spentHens?: number | undefined;
  readonly hens: number;
  readonly days: number;
  /** Eggs in the unit that has the price: 30 of a tray. */
  readonly eggsInUnit: number;
}

/** Laying percentage at which the eggs just pay the cost at this price of a unit. [FLK-18] */
export const breakEvenLaying = (plan: LayingPlan, priceOfUnit: number): number | undefined =>
  percentOf(netCost(plan) * plan.eggsInUnit, priceOfUnit * plan.hens * plan.days);

/** Price of a unit, a fraction of minor units, at which the eggs just pay the cost at this laying percentage. [FLK-18] */
export const breakEvenPriceAt = (plan: LayingPlan, layingPercentage: number): number | undefined =>
  ratio(netCost(plan) * plan.eggsInUnit * 100, layingPercentage * plan.hens * plan.days);

const netCost = ({ cost, spentHens = 0 }: LayingPlan): number => cost - spentHens;
