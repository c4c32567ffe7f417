import { EXPENSE_CATEGORIES } from '../../../schemas/choices.ts';
import { EGG_GRADES, type MoneyMethod } from '../../../schemas/choices.ts';
import { eatenBy, measure } from '../ledger/measures.ts';
import { ACCOUNTS, type HeadCause } from '../ledger/posting.ts';
import { minus, plus, type Sum } from './sum.ts';

/*
 * Figures that are sums of the books' totals, over any days. Every list, card, report, paper and export takes them from
 * this module; no other code reads a total by its name. Each is documented in register.ts.
 */

type EggGrade = (typeof EGG_GRADES)[number];
/** Collections whose documents may have an open balance. */
type Owed = 'sales' | 'purchases' | 'expenses' | 'farm' | 'customers' | 'vendors';
type OfOpen = 'count' | 'owed' | 'billed' | 'returned';

const heads = (farm: string, ...causes: readonly HeadCause[]) => causes.map((cause) => measure.heads(farm, cause));

export const figure = {
  sold: plus(measure.sold),
  sales: plus(measure.sales),
  returned: (kind: Owed): Sum => plus(measure.returned(kind)),
  open: (kind: Owed, by: 'day' | 'due', what: OfOpen): Sum => plus(measure.open(kind, by, what)),

  moneyIn: (...methods: readonly MoneyMethod[]): Sum => plus(...methods.map(measure.moneyIn)),
  moneyOut: (...methods: readonly MoneyMethod[]): Sum => minus(...methods.map(measure.moneyOut)),
  moneyHeld: (...methods: readonly MoneyMethod[]): Sum => plus(...methods.map(measure.method)),
  inKind: plus(measure.account(ACCOUNTS.inKind)),
  spent: plus(measure.account(ACCOUNTS.expenses)),
  vouchers: plus(
    measure.account(ACCOUNTS.expenses),
    ...EXPENSE_CATEGORIES.map((category) => measure.category(ACCOUNTS.taxToClaim, category)),
  ),
  vouchersOn: (category: string): Sum =>
    plus(...[ACCOUNTS.expenses, ACCOUNTS.taxToClaim].map((account) => measure.category(account, category))),
  taxBase: (side: string, rate: number): Sum => plus(measure.tax(side, rate, 'base')),
  tax: (side: string, rate: number): Sum => plus(measure.tax(side, rate, 'tax')),
  taxPaid: plus(measure.account(ACCOUNTS.taxPaid)),
  taxBefore: minus(measure.account(ACCOUNTS.taxBefore)),
  taxOwed: minus(
    ...[ACCOUNTS.taxCollected, ACCOUNTS.taxToClaim, ACCOUNTS.taxPaid, ACCOUNTS.taxBefore].map(measure.account),
  ),
  charged: minus(...[ACCOUNTS.sales, ACCOUNTS.birdSales, ACCOUNTS.delivery].map(measure.account)),

  goodsIncome: minus(measure.account(ACCOUNTS.sales)),
  goodsCost: plus(measure.account(ACCOUNTS.costOfSales)),
  birdIncome: minus(measure.account(ACCOUNTS.birdSales)),
  birdCost: plus(measure.account(ACCOUNTS.costOfBirds)),
  itemIncome: (item: string): Sum => minus(measure.item(item, ACCOUNTS.sales)),
  itemCost: (item: string): Sum => plus(measure.item(item, ACCOUNTS.costOfSales)),
  /** All returned goods are subtracted, discarded or not, as is their money. */
  itemSold: (item: string): Sum => minus(...['sale', 'return', 'return_loss'].map((cause) => measure.moved(item, cause))), // prettier-ignore
  itemMoved: (item: string, ...causes: readonly string[]): Sum => plus(...causes.map((cause) => measure.moved(item, cause))), // prettier-ignore

  birds: (farm: string): Sum => plus(measure.birds(farm)),
  dead: (farm: string): Sum => [...minus(...heads(farm, 'dead')), ...plus(measure.culled(farm))],
  culled: (farm: string): Sum => minus(measure.culled(farm)),
  eaten: (farm: string): Sum => minus(...heads(farm, 'eaten')),
  dressed: (farm: string): Sum => minus(...heads(farm, 'run_in')),
  birdsSold: (farm: string): Sum => minus(...heads(farm, 'sale', 'return')),
  leftAlive: (farm: string): Sum => minus(...heads(farm, 'sale', 'return', 'run_in', 'eaten')),
  movedIn: (farm: string): Sum => plus(...heads(farm, 'transfer_in')),
  moved: (farm: string): Sum => plus(...heads(farm, 'transfer_in', 'transfer_out')),
  weighedBirds: (farm: string): Sum => plus(measure.weighed(farm, 'birds')),
  weighedGrams: (farm: string): Sum => plus(measure.weighed(farm, 'grams')),
  eggs: (farm: string): Sum => plus(...EGG_GRADES.map((grade) => measure.laid(farm, grade))),
  eggsOf: (farm: string, grade: EggGrade): Sum => plus(measure.laid(farm, grade)),
  eggsStocked: (farm: string): Sum => plus(measure.fed(farm, 'eggs')),
  eggsApart: (farm: string, grade: EggGrade): Sum => plus(measure.apart(farm, grade)),
  feed: (farm: string): Sum => minus(measure.fed(farm, 'feed')),
} as const;

/* Keys contained in the names of totals. */

const partsOf = (names: Iterable<string>, like: RegExp): string[] => [
  ...new Set([...names].flatMap((name) => like.exec(name)?.[1] ?? [])),
];

/** Ids of the flocks with eggs or birds. */
export const flocksIn = (names: Iterable<string>): string[] => partsOf(names, /^[eh]:([^:]+):/);

/** Ids of the items with money. */
export const itemsIn = (names: Iterable<string>): string[] => partsOf(names, /^i:(.+):[^:]+$/);

/** Feeds given to a flock. */
export const feedsOf = (farm: string, names: Iterable<string>): string[] =>
  [...names].flatMap((name) => (name.startsWith(eatenBy(farm)) ? [name.slice(eatenBy(farm).length)] : []));

/** Sides and rates of tax, sales first. Units: basis points. */
export const taxesIn = (names: Iterable<string>): { side: string; rate: number }[] =>
  partsOf(names, /^t:([^:]+:[^:]+):/)
    .sort()
    .toReversed()
    .map((one) => ({ side: one.slice(0, one.indexOf(':')), rate: Number(one.slice(one.indexOf(':') + 1)) }));

type Sums = ReadonlyMap<string, number>;
const under = (sums: Sums, prefix: string): Map<string, number> =>
  new Map(
    [...sums].flatMap(([name, amount]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), amount]] : [])),
  );

/** Amount booked on each account. Units: minor units, debit +. */
export const accountsIn = (sums: Sums): Map<string, number> => under(sums, measure.account(''));

/** Amount spent per category, without tax that is claimed back. Units: minor units. */
export const spentIn = (sums: Sums): Map<string, number> => under(sums, measure.category(ACCOUNTS.expenses, ''));
