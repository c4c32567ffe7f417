import { costPerSaleableEgg } from '../flocks/egg-cost.ts';
import { measure, ofFlock } from '../ledger/measures.ts';
import { ACCOUNTS } from '../ledger/posting.ts';
import { figure } from './figures.ts';
import { valueOf, type Totals } from './sum.ts';
import { percentOf } from '../numbers/ratio.ts';
import { sumOf } from '../numbers/sum.ts';

/*
 * Costs and income of a flock, from the books' sums: used by its page, its report and its cards.
 * [FLK-16, FLK-19, FLK-22]
 */

/** A sum of the books about one flock. Units: minor units, debit +. */
export interface FlockSum {
  readonly account: string;
  readonly category: string;
  readonly amount: number;
}

/** Costs by category, largest first. Units: minor units. */
export type Costs = readonly { readonly category: string; readonly amount: number }[];

/** Saleable eggs, and their value; no amount while the farm has never sold any. Units: eggs, minor units. */
export interface EggIncome {
  readonly qty: number;
  readonly amount?: number | undefined;
}

/** Costs and income of a flock over a range of days. Units: minor units. */
export interface FlockResult {
  readonly costs: Costs;
  /** Sum of the costs. */
  readonly spent: number;
  /**
   * Cost of rearing hens until they lay; not a cost of those days, because it is depreciated over the laying period.
   * [LED-42]
   */
  readonly reared: Costs;
  readonly eggs?: EggIncome | undefined;
  /** Income from birds sold. */
  readonly birds: number;
  /** By-products such as manure. */
  readonly other: number;
  /**
   * At cost: birds dressed, birds eaten, and birds moved out minus moved in, because they take their cost with them.
   */
  readonly dressed: number;
  readonly eaten: number;
  readonly moved: number;
  /** Total income; absent while the value of its eggs is unknown. */
  readonly income?: number | undefined;
  /** Income minus costs. */
  readonly left?: number | undefined;
}

/** Movements within the birds account, which are not a cost of keeping them. */
const NO_COST: ReadonlySet<string> = new Set(['', 'transfer', 'depreciation']);

/** `sums`: from `flockSums`; `eggs` only for a flock kept for eggs. */
export function flockResult(sums: readonly FlockSum[], forEggs: boolean, eggs?: EggIncome): FlockResult {
  const costs = new Map<string, number>();
  const reared = new Map<string, number>();
  const add = (category: string, amount: number, to = costs) => to.set(category, (to.get(category) ?? 0) + amount);
  for (const { account, category, amount } of sums) {
    if (account === ACCOUNTS.keepingLayers) add(category, amount);
    // Hens depreciate from the start of lay: their earlier costs are not costs of the days on which they are spent.
    // [LED-42]
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

/** Margin in percent of the flock's income; undefined while nothing was sold. [FLK-19, FLK-22] */
export function marginPercent({ eggs, birds, other, income, left }: FlockResult): number | undefined {
  const sold = (eggs?.amount ?? 0) + birds + other;
  return sold > 0 ? percentOf(left, income ?? 0) : undefined;
}

/**
 * Cost of a saleable egg after subtracting by-products, as a fraction of minor units. Undefined without eggs or without
 * a cost. [FLK-16]
 */
export function eggCost({ spent, other, eggs }: Pick<FlockResult, 'spent' | 'other' | 'eggs'>): number | undefined {
  const cost = spent - other;
  return eggs && cost > 0 ? costPerSaleableEgg(cost, eggs.qty) : undefined;
}

/**
 * Cost of a batch's birds that left alive or are present: moved birds brought their cost, or took it along. [FLK-22]
 */
export const batchCost = ({ spent, moved }: Pick<FlockResult, 'spent' | 'moved'>): number => spent - moved;

/**
 * Birds that bear the cost of a batch: all that left alive over the days of the totals, and those present at their end.
 * [FLK-22]
 */
export const batchBirds = (of: Totals, farm: string, standing: number): number =>
  valueOf(figure.leftAlive(farm), of) + Math.max(0, standing);

/** Name of the total that contains a line of a flock's money. */
export const flockSumName = ({ farm, account, category }: { farm: string; account: string; category?: string | undefined }): string => measure.flock(farm, account, category); // prettier-ignore

/** Sums of a flock by account and category, from the totals of a range of days. */
export const flockSums = (totals: ReadonlyMap<string, number>, farm: string): FlockSum[] =>
  [...totals].flatMap(([name, amount]) => (name.startsWith(ofFlock(farm)) ? [flockSum(farm, name, amount)] : []));

function flockSum(farm: string, name: string, amount: number): FlockSum {
  const [account = '', ...category] = name.slice(ofFlock(farm).length).split(':');
  return { account, category: category.join(':'), amount };
}

const byAmount = (costs: ReadonlyMap<string, number>): Costs =>
  [...costs].map(([category, amount]) => ({ category, amount })).filter(({ amount }) => amount !== 0).sort((a, b) => b.amount - a.amount); // prettier-ignore
