import { EGG_GRADES } from '../../../schemas/pieces.ts';
import { isForEggs } from '../../domain/flocks/flock-weight.ts';
import { wornInMonth } from '../../domain/ledger/close-month.ts';
import { flockEntity } from '../../domain/ledger/fold.ts';
import type { FlockState } from '../../domain/ledger/flock-state.ts';
import { measure, ofMonths } from '../../domain/ledger/measures.ts';
import { ACCOUNTS } from '../../domain/ledger/posting.ts';
import { mulDiv } from '../../domain/money/mul-div.ts';
import { ratio } from '../../domain/numbers/ratio.ts';
import { sumOf } from '../../domain/numbers/sum.ts';
import { EGG_ITEM_OF_GRADE } from '../../domain/sales/egg-items.ts';
import type { LedgerDatabase } from '../ledger/dexie-ledger.ts';
import type { FlockMoney } from './flock-page-views.ts';
import type { FlockDoc } from './seen-flocks.ts';

const PAST = '\uffff';
/** What moves within the account of the birds is no cost of keeping them. */
const NO_COST: ReadonlySet<string> = new Set(['', 'transfer', 'depreciation']);

/** Cost and margin of a flock by the books: of this month for hens, of all their days for others. [FLK-10, FLK-16, FLK-19] */
export async function flockMoney(db: LedgerDatabase, flock: FlockDoc, today: string): Promise<FlockMoney> {
  const forEggs = isForEggs(flock);
  const month = forEggs ? (flock.closed_on ?? today).slice(0, 7) : undefined;
  const sums = await sumsOf(db, flock.id, month);
  const key = flockEntity(flock.id);
  const last = await db.groups.where('keys').between(`${key} `, `${key} ${PAST}`).last();
  const state = last?.after[key] as FlockState | undefined;
  const costs = new Map<string, number>();
  const add = (category: string, amount: number) => costs.set(category, (costs.get(category) ?? 0) + amount);
  for (const { account, category, amount } of sums) {
    if (account === ACCOUNTS.keepingLayers) add(category, amount);
    else if (account === ACCOUNTS.birds && !NO_COST.has(category)) add(category, amount);
    else if (account === ACCOUNTS.costOfBirds && category !== '') add(category, amount);
    else if (account === ACCOUNTS.abnormalDeaths && forEggs) add('deaths', amount);
  }
  // Worn out at the month's end; of the running month as the books will have it.
  if (state && forEggs && flock.open && !costs.has('depreciation')) {
    const worn = wornInMonth(state, today);
    if (worn > 0) add('depreciation', worn);
  }
  const of = (account: string) => 0 - sumOf(sums.filter((one) => one.account === account), ({ amount }) => amount); // prettier-ignore
  const [birds, other] = [of(ACCOUNTS.birdSales), of(ACCOUNTS.sales)];
  const eggs = month === undefined ? undefined : await eggsWorth(db, flock.id, month, state?.eggs);
  const spent = sumOf([...costs], ([, amount]) => amount);
  return {
    month,
    eggs,
    birds,
    other,
    costs: [...costs].map(([category, amount]) => ({ category, amount })).filter(({ amount }) => amount !== 0).sort((a, b) => b.amount - a.amount),
    left: eggs && eggs.qty > 0 && eggs.amount === undefined ? undefined : (eggs?.amount ?? 0) + birds + other - spent,
    egg_cost: state && ratio(state.rateCost, state.rateEggs),
  }; // prettier-ignore
}

/** Sums of a flock by account and category: of one month, or of all. */
async function sumsOf({ totals }: LedgerDatabase, farm: string, month: string | undefined) {
  const [from, to] = [`f:${farm}:`, `f:${farm}:${PAST}`];
  const found =
    month === undefined
      ? await totals.where('[name+day]').between([from, ''], [to, PAST], true, true).toArray()
      : await totals.where('[day+name]').between([month, from], [month, to], true, true).toArray();
  return found
    .filter(({ name }) => name.endsWith('/m'))
    .map(({ name, amount }) => {
      const [account = '', ...category] = name.slice(from.length, -2).split(':');
      return { account, category: category.join(':'), amount };
    });
}

/** Eggs of a month that can be sold, at the mean of what eggs of their grade, or any, were sold for in it. */
async function eggsWorth(
  { totals }: LedgerDatabase,
  farm: string,
  month: string,
  saleable: number | undefined,
): Promise<FlockMoney['eggs']> {
  const sumOfMonth = async (name: string) => (await totals.get([ofMonths(name), month]))?.amount ?? 0;
  const grades = await Promise.all(
    EGG_GRADES.filter((grade) => grade !== 'broken').map(async (grade) => {
      const item = EGG_ITEM_OF_GRADE[grade];
      const [qty, got, sold] = await Promise.all([
        sumOfMonth(measure.laid(farm, grade)),
        sumOfMonth(measure.item(item, ACCOUNTS.sales)),
        sumOfMonth(measure.moved(item, 'sale')),
      ]);
      return { qty, got: -got, sold: -sold };
    }),
  );
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
