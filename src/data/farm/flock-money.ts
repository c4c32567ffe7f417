import { EGG_GRADES } from '../../../schemas/pieces.ts';
import { isForEggs } from '../../domain/flocks/curve-copies.ts';
import type { FlockDay } from '../../domain/flocks/flock-day.ts';
import { wornInMonth } from '../../domain/ledger/close-month.ts';
import { flockEntity } from '../../domain/ledger/fold.ts';
import type { FlockState } from '../../domain/ledger/flock-state.ts';
import { measure, ofFlock, soldQty } from '../../domain/ledger/measures.ts';
import { ACCOUNTS } from '../../domain/ledger/posting.ts';
import { mulDiv } from '../../domain/money/mul-div.ts';
import { ratio } from '../../domain/numbers/ratio.ts';
import { sumOf } from '../../domain/numbers/sum.ts';
import { EGG_ITEM_OF_GRADE } from '../../domain/sales/egg-items.ts';
import type { LedgerDatabase } from '../ledger/dexie-ledger.ts';
import { lastNamed } from '../ledger/named-groups.ts';
import { sumsOfPeriod, sumsOver } from '../ledger/period-sums.ts';
import type { FlockMoney } from './flock-page-views.ts';
import type { FlockDoc } from '../book.ts';

/** What moves within the account of the birds is no cost of keeping them. */
const NO_COST: ReadonlySet<string> = new Set(['', 'transfer', 'depreciation']);

/** Cost and margin of a flock by the books: of this month for hens, of all their days for others. `days`: those that are over. [FLK-10, FLK-16, FLK-19] */
export async function flockMoney(
  db: LedgerDatabase,
  flock: FlockDoc,
  { today, days }: { today: string; days: readonly FlockDay[] },
): Promise<FlockMoney> {
  const forEggs = isForEggs(flock);
  const month = forEggs ? (flock.closed_on ?? today).slice(0, 7) : undefined;
  const sums = await (month === undefined ? sumsOver(db) : sumsOfPeriod(db, month));
  const key = flockEntity(flock.id);
  const state = (await lastNamed(db, key))?.after[key] as FlockState | undefined;
  const { costs, reared, birds, other, dressed, eaten, moved } = flockSums(flockSumsIn(sums, flock.id), forEggs);
  const add = (category: string, amount: number) => costs.set(category, (costs.get(category) ?? 0) + amount);
  // Worn out at the month's end; of the running month as the books will have it.
  if (state && forEggs && flock.open && !costs.has('depreciation')) {
    const worn = wornInMonth(state, today);
    if (worn > 0) add('depreciation', worn);
  }
  const eggs = month === undefined ? undefined : eggsWorth((name) => sums.get(name) ?? 0, flock.id, state?.eggs);
  const spent = sumOf([...costs], ([, amount]) => amount);
  return {
    month,
    eggs,
    birds,
    other,
    dressed,
    eaten,
    moved,
    hen_days: sumOf(days.filter(({ day }) => month !== undefined && day.startsWith(month)), ({ heads }) => heads),
    costs: byAmount(costs),
    reared: byAmount(reared),
    left: eggs && eggs.qty > 0 && eggs.amount === undefined ? undefined : (eggs?.amount ?? 0) + birds + other + dressed + eaten + moved - spent,
    egg_cost: state && ratio(state.rateCost, state.rateEggs),
  }; // prettier-ignore
}

/** What the birds of a flock cost that left alive, or stand: moved ones brought their cost, or took it along. */
export const spentOn = ({ costs, moved }: Pick<FlockMoney, 'costs' | 'moved'>): number =>
  sumOf(costs, ({ amount }) => amount) - moved;

/** A sum of the books about one flock. Units: minor units, debit +. */
export interface FlockSum {
  readonly account: string;
  readonly category: string;
  readonly amount: number;
}

/** What a flock cost and brought beside its eggs, out of the books' sums of it. Units: minor units. */
export function flockSums(sums: readonly FlockSum[], forEggs: boolean) {
  const costs = new Map<string, number>();
  const reared = new Map<string, number>();
  const add = (category: string, amount: number, to = costs) => to.set(category, (to.get(category) ?? 0) + amount);
  for (const { account, category, amount } of sums) {
    if (account === ACCOUNTS.keepingLayers) add(category, amount);
    // What hens cost until they lay is worn out afterwards: it is no cost of the days on which it is spent. [LED-42]
    else if (account === ACCOUNTS.birds && !NO_COST.has(category)) add(category, amount, forEggs ? reared : costs);
    else if (account === ACCOUNTS.costOfBirds && category !== '') add(category, amount);
    else if (account === ACCOUNTS.abnormalDeaths && forEggs) add('deaths', amount);
  }
  const of = (account: string) => 0 - sumOf(sums.filter((one) => one.account === account), ({ amount }) => amount); // prettier-ignore
  const moved = sums.filter(({ account, category }) => account === ACCOUNTS.birds && category === 'transfer');
  return {
    costs,
    reared,
    birds: of(ACCOUNTS.birdSales),
    other: of(ACCOUNTS.sales),
    // They took their cost along, whatever becomes of the meat: the batch has it back.
    dressed: 0 - of(ACCOUNTS.processing),
    eaten: 0 - of(ACCOUNTS.drawings),
    moved: forEggs ? 0 : 0 - sumOf(moved, ({ amount }) => amount),
  };
}

/** A sum of a flock by the name of its total. */
function flockSum(farm: string, name: string, amount: number): FlockSum {
  const [account = '', ...category] = name.slice(ofFlock(farm).length).split(':');
  return { account, category: category.join(':'), amount };
}

const byAmount = (costs: ReadonlyMap<string, number>): FlockMoney['costs'] =>
  [...costs].map(([category, amount]) => ({ category, amount })).filter(({ amount }) => amount !== 0).sort((a, b) => b.amount - a.amount); // prettier-ignore

/** Sums of a flock by account and category. */
export const flockSumsIn = (sums: ReadonlyMap<string, number>, farm: string): FlockSum[] =>
  [...sums].filter(([name]) => name.startsWith(ofFlock(farm))).map(([name, amount]) => flockSum(farm, name, amount));

/**
 * Eggs of some time that can be sold, at the mean of what eggs of their grade, or any, were sold for in it. `of`: the sum of a
 * total over that time; `saleable`: without what was put apart.
 */
export function eggsWorth(
  of: (name: string) => number,
  farm: string,
  saleable: number | undefined,
): NonNullable<FlockMoney['eggs']> {
  const grades = EGG_GRADES.filter((grade) => grade !== 'broken').map((grade) => {
    const item = EGG_ITEM_OF_GRADE[grade];
    return {
      qty: of(measure.laid(farm, grade)),
      got: 0 - of(measure.item(item, ACCOUNTS.sales)),
      sold: soldQty(of, item),
    };
  });
  const laid = sumOf(grades, ({ qty }) => qty);
  const [got, sold] = [sumOf(grades, (one) => one.got), sumOf(grades, (one) => one.sold)];
  // What is put apart because of medicine is laid and not for sale.
  const qty = Math.min(laid, saleable ?? laid);
  if (sold <= 0 || laid === 0) return { qty };
  const worth = sumOf(grades, (one) =>
    one.sold > 0 ? mulDiv(one.got, one.qty, one.sold) : mulDiv(got, one.qty, sold),
  );
  return { qty, amount: mulDiv(worth, qty, laid) };
}
