import { percentOf } from '../numbers/ratio.ts';

/** Revenue remaining after costs, in minor units and in percent of revenue; no percentage without revenue. */
export interface Margin {
  readonly amount: number;
  readonly percent: number | undefined;
}

/**
 * Revenue minus costs. [FLK-19, FLK-22] Gross margin when the costs are feed and medicine only, net margin when they
 * are all costs. Units: minor units.
 */
export const marginOf = (revenue: number, costs: number): Margin => ({
  amount: revenue - costs,
  percent: percentOf(revenue - costs, revenue),
});
