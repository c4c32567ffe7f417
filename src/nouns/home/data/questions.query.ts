import { query } from '../../../data/query.ts';
import { combineLatest } from 'rxjs';
import type { FarmActivity } from '../../../../schemas/farm-activity.schema.ts';
import type { Flock } from '../../../../schemas/flock.schema.ts';
import type { Payment } from '../../../../schemas/payment.schema.ts';
import type { Sale } from '../../../../schemas/sale.schema.ts';
import { flockEntity, itemEntity } from '../../../domain/ledger/fold.ts';
import { figure } from '../../../domain/figures/figures.ts';
import { ACCOUNTS } from '../../../domain/ledger/posting.ts';
import { askOfReturns, cullsNotSold } from '../../../domain/ledger/questions.ts';
import { addDays, localDay } from '../../../domain/time/local-day.ts';
import { rowsById, storesOf, type Book } from '../../../store/book.ts';
import { debtId } from '../../../books/keep/names.ts';
import { askedOf, listed, ofWrongClock } from '../../../books/keep/work-list.ts';
import type { WorkEntry } from '../../../books/keep/ledger-store.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { itemStateOf } from '../../../books/read/item-books.ts';
import { sumsByDay, sumUpTo } from '../../../books/read/period-sums.ts';
import { booked } from '../../../books/read/when-booked.ts';
import { liveThings, whenBusinessOpen } from '../../../data/live.ts';
import { everyItem } from '../../stock/data/items.ts';
import { everyMaterial } from '../../stock/data/material-figures.ts';
import type { Question } from '../../../contract/home.ts';
import type { ItemView } from '../../../contract/stock.ts';
import { ofEggs } from './egg-questions.ts';
import { EVERY_MS, readInTurn } from '../../../data/read-in-turn.ts';

/** Days to look back: older ones are not asked about any more. */
const ASKED_DAYS = 60;
const MAX_ASKED = 200;
const ASKED_OF_CLOCKS_DAYS = 14;

/** Questions that the books cannot answer but the owner may, each with the place to correct it. [LED-46, LED-51] */
export const questions = query({
  name: 'home.questions',
  read: (deps) =>
    whenBusinessOpen<readonly Question[]>(
    deps,
    (session, businessId) => {
      return combineLatest([
        booked(session),
        everyItem(session, businessId),
        everyMaterial(session, businessId, ''),
        liveThings(session.book.farm, businessId),
      ]).pipe(
        readInTurn(async ([db, items, materials, flocks]) =>
          db ? askAll(db, session.book, { goods: [...items, ...materials], flocks, today: localDay(deps.now()) }) : [],
          EVERY_MS.overview,
        ),
      );
    },
    [],
  ), // prettier-ignore
});

interface Known {
  readonly goods: readonly ItemView[];
  readonly flocks: readonly Flock[];
  readonly today: string;
}

async function askAll(db: LedgerDatabase, book: Book, known: Known): Promise<Question[]> {
  const asides = await listed(db, 'ask').limit(MAX_ASKED).toArray();
  const since = addDays(known.today, -ASKED_DAYS);
  const recent = asides.filter(({ day }) => day >= since);
  const askedIn = (kind: WorkEntry['of']) => recent.filter((one) => one.of === kind).map(({ id }) => askedOf(id));
  const parts = await Promise.all([
    ofGoods(db, known),
    ofBirds(db, known),
    ofEggs(db, known),
    ofGoodsForMoney(db, known.today),
    ofActivities(db, await rowsById(book.farm_activities, askedIn('farm_activities')), known),
    ofReturns(book, await rowsById(book.sales, askedIn('sales'))),
    ofWalkIns(db, await rowsById(book.payments, askedIn('payments'))),
    ofClocks(db, book, known.today),
  ]);
  return parts.flat();
} // prettier-ignore

/** Stock below zero; goods without a purchase, whose cost is 0. Eggs are valued at the rate of their flocks. */
async function ofGoods(db: LedgerDatabase, { goods }: Known): Promise<Question[]> {
  const levels = await db.levels.bulkGet(goods.map(({ id }) => itemEntity(id)));
  const asked = goods.map(async (item, i): Promise<Question[]> => {
    const level = levels[i]?.level ?? 0;
    if (level < 0) return [{ kind: 'stock_below_zero', id: item.id, item, count: -level }];
    if (level === 0 || item.archived || item.kind === 'farm_produce' || item.kind === 'processed') return [];
    const state = await itemStateOf(db, item.id);
    return state && state.lastValue === 0 ? [{ kind: 'cost_unknown', id: item.id, item }] : [];
  });
  return (await Promise.all(asked)).flat();
}

async function ofBirds({ levels }: LedgerDatabase, { flocks }: Known): Promise<Question[]> {
  const heads = await levels.bulkGet(flocks.map(({ id }) => flockEntity(id)));
  return flocks.flatMap(({ id, name }, i) => {
    const level = heads[i]?.level ?? 0;
    return level < 0 ? [{ kind: 'birds_below_zero' as const, id, name, count: -level }] : [];
  });
}

/** A debt settled in goods must be booked as goods too: then the balance between them is zero. */
async function ofGoodsForMoney(db: LedgerDatabase, today: string): Promise<Question[]> {
  const amount = await sumUpTo(db, figure.inKind, today);
  return amount === 0 ? [] : [{ kind: 'goods_for_money', id: ACCOUNTS.inKind, amount: Math.abs(amount) }];
}

async function ofActivities(db: LedgerDatabase, found: readonly FarmActivity[], { flocks }: Known): Promise<Question[]> {
  const asked = flocks.map(async ({ id, name }): Promise<Question[]> => {
    const own = found.filter(({ farm_id }) => farm_id === id).sort((a, b) => (a.day < b.day ? -1 : 1));
    const culls = own.flatMap((one) => (one.kind === 'cull' ? [{ day: one.day, qty: one.qty }] : []));
    const sold = culls.length === 0 ? new Map<string, number>() : await sumsByDay(db, figure.birdsSold(id), culls[0]!.day);
    const count = cullsNotSold(culls, sold);
    const given = own.filter(({ kind }) => kind === 'medication' || kind === 'vaccination').length;
    return [
      ...(count > 0 ? [{ kind: 'cull_not_sold' as const, id, name, count }] : []),
      ...(given > 0 ? [{ kind: 'given_without_amount' as const, id, name, count: given }] : []),
    ];
  });
  return (await Promise.all(asked)).flat();
} // prettier-ignore

async function ofReturns(book: Book, returns: readonly Sale[]): Promise<Question[]> {
  const ofSale = new Map<string, Sale[]>();
  for (const one of returns) ofSale.set(one.of_sale_id ?? '', [...(ofSale.get(one.of_sale_id ?? '') ?? []), one]);
  const sales = new Map((await rowsById(book.sales, [...ofSale.keys()])).map((sale) => [sale.id, sale]));
  return [...ofSale].flatMap(([id, all]) => {
    const kind = askOfReturns(sales.get(id), all);
    return kind ? [{ kind, id: all[0]!.id, name: all[0]!.sale_no }] : [];
  });
}

/** Records with a date from a wrong clock, per phone: whether their day is right is asked for a fortnight. [DOC-18] */
async function ofClocks(db: LedgerDatabase, book: Book, today: string): Promise<Question[]> {
  const asides = await listed(db, 'clock').limit(MAX_ASKED).toArray();
  const recent = asides.filter(({ day }) => day >= addDays(today, -ASKED_OF_CLOCKS_DAYS));
  const found = storesOf(book, 'fact').map((store) =>
    rowsById(store, recent.filter(({ of }) => of === store.name).map(ofWrongClock)),
  );
  const rows = ((await Promise.all(found)).flat() as unknown as Dated[]).filter(isUnanswered);
  return [...new Set(rows.map(({ device_id }) => device_id))].map((id): Question => {
    const own = rows
      .filter(({ device_id }) => device_id === id)
      .sort((a, b) => (a.occurred_at < b.occurred_at ? 1 : -1));
    return {
      kind: 'clock_was_wrong',
      id,
      count: own.length,
      day: own[0]!.day,
      said: localDay(new Date(own[0]!.clock_said!)),
    };
  });
}

type Dated = Pick<Sale, 'device_id' | 'day' | 'occurred_at' | 'clock_said' | 'voided_at' | 'history'>;

/** True while no user has changed its day or voided it. */
const isUnanswered = ({ clock_said, voided_at, history = [] }: Dated): boolean =>
  clock_said !== undefined && voided_at === undefined && !history.some(({ changed }) => /\bday\b/.test(changed));

/**
 * Overpayments by walk-in customers, with no party to credit: two users took the money, or an amount is wrong.
 */
async function ofWalkIns({ debts }: LedgerDatabase, payments: readonly Payment[]): Promise<Question[]> {
  const sales = [...new Set(payments.flatMap(({ target_id }) => target_id ?? []))];
  const found = await debts.bulkGet(sales.map((id) => debtId(ACCOUNTS.receivables, id)));
  return found.flatMap((debt) =>
    debt && debt.party === undefined && debt.own > debt.total
      ? [{ kind: 'walk_in_paid_more' as const, id: debt.target, amount: debt.own - debt.total }]
      : [],
  );
}
