import { eggCost, marginPercent, type FlockResult } from '../figures/flock-result.ts';
import { sumOf } from '../numbers/sum.ts';
import { breakEvenLaying } from './break-even-laying.ts';
import { breakEvenPrice } from './egg-cost.ts';
import { eggToFeedRatio } from './feed-use.ts';
import { marginOf } from './margin.ts';

/** Cost and break-even figures of an egg; unknown ones are absent. Units: minor units, percent. */
export interface EggMoney {
  /** As a fraction of minor units. */
  readonly perEgg?: number | undefined;
  /** Price of a tray that covers the cost of the eggs; and the price that keeps the cash balance even. */
  readonly perTray?: number | undefined;
  readonly cashPerTray?: number | undefined;
  /** Value of the eggs per unit of money spent on feed. */
  readonly toFeed?: number | undefined;
  /** Laying rate at which the eggs cover their cost at their price. */
  readonly payingLaying?: number | undefined;
  /** Margin in percent of income: over feed and medicine, and over all costs. */
  readonly gross?: number | undefined;
  readonly net?: number | undefined;
}

const WORN = 'depreciation';
const MEDICINES: ReadonlySet<string> = new Set(['medicine', 'vaccine']);

/**
 * Egg figures of a month from the books. `henDays`: live hens summed over the days of the month with recorded eggs,
 * because unrecorded days have neither eggs nor feed. [FLK-15, FLK-16, FLK-18, FLK-19]
 */
export function eggMoney(result: FlockResult, { henDays, trayEggs }: { henDays: number; trayEggs: number }): EggMoney {
  const { costs, spent, other, eggs, income } = result;
  const of = (counts: (category: string) => boolean) => sumOf(costs.filter(({ category }) => counts(category)), ({ amount }) => amount); // prettier-ignore
  const [feed, medicine, worn] = [of((one) => one === 'feed'), of((one) => MEDICINES.has(one)), of((one) => one === WORN)]; // prettier-ignore
  const cost = spent - other;
  if (!eggs || cost <= 0) return {}; // no cost of eggs is recorded yet
  const { qty, amount: worth } = eggs;
  const price = worth === undefined || qty === 0 ? undefined : (worth / qty) * trayEggs;
  const net = marginPercent(result);
  return {
    perEgg: eggCost(result),
    perTray: breakEvenPrice(cost, qty, trayEggs),
    cashPerTray: worn > 0 ? breakEvenPrice(cost - worn, qty, trayEggs) : undefined,
    toFeed: worth === undefined || feed === 0 ? undefined : eggToFeedRatio(worth, feed),
    payingLaying: price && breakEvenLaying({ cost, hens: henDays, days: 1, eggsInUnit: trayEggs }, price),
    gross: income === undefined || net === undefined ? undefined : marginOf(income, feed + medicine).percent,
    net,
  };
}
