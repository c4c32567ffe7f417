import { percentOf } from '../numbers/ratio.ts';

/** What is left of revenue, in minor units and in percent of it; no percent without revenue. */
export interface Margin {
  readonly amount: number;
  readonly percent: number | undefined;
}

/**
 * Revenue less costs. [FLK-19, FLK-22]
 * Gross margin when the costs are feed and medicine only, net margin when they are all. Units: minor units.
 */
export const marginOf = (revenue: number, costs: number): Margin => ({
  amount: revenue - costs,
  percent: percentOf(revenue - costs, revenue),
});
