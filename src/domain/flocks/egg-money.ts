import { eggCost, marginPercent, type FlockResult } from '../figures/flock-result.ts';
import { sumOf } from '../numbers/sum.ts';
import { breakEvenLaying } from './break-even-laying.ts';
import { breakEvenPrice } from './egg-cost.ts';
import { eggToFeedRatio } from './feed-use.ts';
import { marginOf } from './margin.ts';

/** What an egg cost and has to bring; what cannot be known is absent. Units: minor units, percent. */
export interface EggMoney {
  /** A fraction of minor units. */
  readonly perEgg?: number | undefined;
  /** Price of a tray at which eggs bring what they cost; and that at which the cash box stays even. */
  readonly perTray?: number | undefined;
  readonly cashPerTray?: number | undefined;
  /** Worth of the eggs for each unit of money of feed. */
  readonly toFeed?: number | undefined;
  /** Laying at which eggs pay what they cost at their price. */
  readonly payingLaying?: number | undefined;
  /** Left of what came in: over feed and medicine, and over everything. Percent. */
  readonly gross?: number | undefined;
  readonly net?: number | undefined;
}

const WORN = 'depreciation';
const MEDICINES: ReadonlySet<string> = new Set(['medicine', 'vaccine']);

/**
 * The figures of a month of eggs, by the books. `henDays`: hens alive, summed over the days of the month with eggs in the book: days that
 * nobody wrote down have neither eggs nor feed. [FLK-15, FLK-16, FLK-18, FLK-19]
 */
export function eggMoney(result: FlockResult, { henDays, trayEggs }: { henDays: number; trayEggs: number }): EggMoney {
  const { costs, spent, other, eggs, income } = result;
  const of = (counts: (category: string) => boolean) => sumOf(costs.filter(({ category }) => counts(category)), ({ amount }) => amount); // prettier-ignore
  const [feed, medicine, worn] = [of((one) => one === 'feed'), of((one) => MEDICINES.has(one)), of((one) => one === WORN)]; // prettier-ignore
  const cost = spent - other;
  if (!eggs || cost <= 0) return {}; // nothing is written down yet that an egg could cost
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
