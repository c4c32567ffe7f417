import { costPerSaleableEgg } from '../flocks/egg-cost.ts';
import { measure, ofFlock } from '../ledger/measures.ts';
import { ACCOUNTS } from '../ledger/posting.ts';
import { figure } from './figures.ts';
import { valueOf, type Totals } from './sum.ts';
import { percentOf } from '../numbers/ratio.ts';
import { sumOf } from '../numbers/sum.ts';

/* What a flock cost and brought, out of the books' sums of it: its page, its report and its cards take it from here. [FLK-16, FLK-19, FLK-22] */

/** A sum of the books about one flock. Units: minor units, debit +. */
export interface FlockSum {
  readonly account: string;
  readonly category: string;
  readonly amount: number;
}

/** Costs by category, the largest first. Units: minor units. */
export type Costs = readonly { readonly category: string; readonly amount: number }[];

/** Eggs for sale, and their worth; no amount while the farm never sold any. Units: eggs, minor units. */
export interface EggIncome {
  readonly qty: number;
  readonly amount?: number | undefined;
}

/** What a flock cost and brought over some days. Units: minor units. */
export interface FlockResult {
  readonly costs: Costs;
  /** All of them. */
  readonly spent: number;
  /** Put into hens until they lay, no cost of the days: they wear out over their laying. [LED-42] */
  readonly reared: Costs;
  readonly eggs?: EggIncome | undefined;
  /** Birds sold. */
  readonly birds: number;
  /** By-products such as manure. */
  readonly other: number;
  /** Birds dressed or eaten, and moved out less moved in, at cost: they took it along. */
  readonly dressed: number;
  readonly eaten: number;
  readonly moved: number;
  /** All it brought; absent while the worth of its eggs is not known. */
  readonly income?: number | undefined;
  /** Income less costs. */
  readonly left?: number | undefined;
}

/** Moves within the account of the birds: no cost of keeping them. */
const NO_COST: ReadonlySet<string> = new Set(['', 'transfer', 'depreciation']);

/** `sums`: as `flockSums` gives them; `eggs` of a flock that is kept for eggs only. */
export function flockResult(sums: readonly FlockSum[], forEggs: boolean, eggs?: EggIncome): FlockResult {
  const costs = new Map<string, number>();
  const reared = new Map<string, number>();
  const add = (category: string, amount: number, to = costs) => to.set(category, (to.get(category) ?? 0) + amount);
  for (const { account, category, amount } of sums) {
    if (account === ACCOUNTS.keepingLayers) add(category, amount);
    // Hens wear out after they began to lay: what they cost until then is no cost of the days on which it is spent. [LED-42]
    else if (account === ACCOUNTS.birds && !NO_COST.has(category)) add(category, amount, forEggs ? reared : costs);
    else if (account === ACCOUNTS.costOfBirds && category !== '') add(category, amount);
    else if (account === ACCOUNTS.abnormalDeaths && forEggs) add('deaths', amount);
  }
  const of = (account: string) => sumOf(sums.filter((one) => one.account === account), ({ amount }) => amount); // prettier-ignore
  const moved = sums.filter(({ account, category }) => account === ACCOUNTS.birds && category === 'transfer');
  const brought = {
    birds: 0 - of(ACCOUNTS.birdSales),
    other: 0 - of(ACCOUNTS.sales),
    dressed: of(ACCOUNTS.processing),
    eaten: of(ACCOUNTS.drawings),
    moved: forEggs ? 0 : 0 - sumOf(moved, ({ amount }) => amount),
  };
  const spent = sumOf([...costs.values()], (amount) => amount);
  const { birds, other, dressed, eaten } = brought;
  const isKnown = !eggs || eggs.qty <= 0 || eggs.amount !== undefined;
  const income = isKnown ? (eggs?.amount ?? 0) + birds + other + dressed + eaten + brought.moved : undefined;
  return {
    costs: byAmount(costs),
    spent,
    reared: byAmount(reared),
    eggs,
    ...brought,
    income,
    left: income === undefined ? undefined : income - spent,
  };
}

/** What is left of all that a flock brought, in percent of it; undefined while it sold nothing. [FLK-19, FLK-22] */
export function marginPercent({ eggs, birds, other, income, left }: FlockResult): number | undefined {
  const sold = (eggs?.amount ?? 0) + birds + other;
  return sold > 0 ? percentOf(left, income ?? 0) : undefined;
}

/** Cost of an egg for sale, by-products taken off: a fraction of minor units. Undefined without eggs, or without a cost. [FLK-16] */
export function eggCost({ spent, other, eggs }: Pick<FlockResult, 'spent' | 'other' | 'eggs'>): number | undefined {
  const cost = spent - other;
  return eggs && cost > 0 ? costPerSaleableEgg(cost, eggs.qty) : undefined;
}

/** Cost of the birds of a batch that left alive, or stand: moved ones brought theirs, or took it along. [FLK-22] */
export const batchCost = ({ spent, moved }: Pick<FlockResult, 'spent' | 'moved'>): number => spent - moved;

/** Birds that bear the cost of a batch: all that left alive over the days of some totals, and those that stand at their end. [FLK-22] */
export const batchBirds = (of: Totals, farm: string, standing: number): number =>
  valueOf(figure.leftAlive(farm), of) + Math.max(0, standing);

/** The total that a line of a flock's money is part of. */
export const flockSumName = ({ farm, account, category }: { farm: string; account: string; category?: string | undefined }): string => measure.flock(farm, account, category); // prettier-ignore

/** Sums of a flock by account and category, out of the totals of some days. */
export const flockSums = (totals: ReadonlyMap<string, number>, farm: string): FlockSum[] =>
  [...totals].flatMap(([name, amount]) => (name.startsWith(ofFlock(farm)) ? [flockSum(farm, name, amount)] : []));

function flockSum(farm: string, name: string, amount: number): FlockSum {
  const [account = '', ...category] = name.slice(ofFlock(farm).length).split(':');
  return { account, category: category.join(':'), amount };
}

const byAmount = (costs: ReadonlyMap<string, number>): Costs =>
  [...costs].map(([category, amount]) => ({ category, amount })).filter(({ amount }) => amount !== 0).sort((a, b) => b.amount - a.amount); // prettier-ignore
