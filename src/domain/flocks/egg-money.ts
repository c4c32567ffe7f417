import { sumOf } from '../numbers/sum.ts';
import { breakEvenLaying } from './break-even-laying.ts';
import { breakEvenPrice, costPerSaleableEgg, layingCost } from './egg-cost.ts';
import { eggToFeedRatio } from './feed-use.ts';
import { marginOf } from './margin.ts';

/** What keeping hens cost in a month, and what came of it. Money in minor units. */
export interface EggMonth {
  /** By category, as the books name them. */
  readonly costs: readonly { readonly category: string; readonly amount: number }[];
  /** Eggs for sale, and what they are worth; no amount while none was sold. */
  readonly eggs: { readonly qty: number; readonly amount?: number | undefined };
  /** What the flock brought beside its eggs: birds, manure. */
  readonly birds: number;
  readonly byProducts: number;
  /** Hens alive, summed over the days of the month that are over. */
  readonly henDays: number;
  readonly trayEggs: number;
}

/** What an egg cost and has to bring; what cannot be known is absent. Units: minor units, percent. */
export interface EggMoney {
  /** A fraction of minor units. */
  readonly perEgg?: number | undefined;
  /** Price of a tray at which eggs bring what they cost; and that at which the cash box stays even. */
  readonly perTray?: number | undefined;
  readonly cashPerTray?: number | undefined;
  /** Worth of the eggs for each unit of money of feed. */
  readonly toFeed?: number | undefined;
  /** Laying at which eggs pay what they cost at the price of the month. */
  readonly payingLaying?: number | undefined;
  /** Left of what came in: over feed and medicine, and over everything. Percent. */
  readonly gross?: number | undefined;
  readonly net?: number | undefined;
}

const WORN = 'depreciation';
const MEDICINES: ReadonlySet<string> = new Set(['medicine', 'vaccine']);

/** The figures of a month of eggs, by the books. [FLK-15, FLK-16, FLK-18, FLK-19] */
export function eggMoney({ costs, eggs, birds, byProducts, henDays, trayEggs }: EggMonth): EggMoney {
  const spent = (counts: (category: string) => boolean) => sumOf(costs.filter(({ category }) => counts(category)), ({ amount }) => amount); // prettier-ignore
  const feed = spent((category) => category === 'feed');
  const medicine = spent((category) => MEDICINES.has(category));
  const depreciation = spent((category) => category === WORN);
  const all = spent(() => true);
  const other = all - feed - medicine - depreciation;
  const cost = layingCost({ feed, medicine, labour: 0, other, depreciation, byProducts });
  if (cost <= 0) return {}; // nothing is written down yet that an egg could cost
  const { qty, amount: worth } = eggs;
  const price = worth === undefined || qty === 0 ? undefined : (worth / qty) * trayEggs;
  const income = worth === undefined ? undefined : worth + birds + byProducts;
  return {
    perEgg: costPerSaleableEgg(cost, qty),
    perTray: breakEvenPrice(cost, qty, trayEggs),
    cashPerTray: depreciation > 0 ? breakEvenPrice(cost - depreciation, qty, trayEggs) : undefined,
    toFeed: worth === undefined || feed === 0 ? undefined : eggToFeedRatio(worth, feed),
    payingLaying: price && breakEvenLaying({ cost, hens: henDays, days: 1, eggsInUnit: trayEggs }, price),
    gross: income === undefined ? undefined : marginOf(income, feed + medicine).percent,
    net: income === undefined ? undefined : marginOf(income, all).percent,
  };
}
