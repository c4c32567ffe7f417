import { figure } from '../../../domain/figures/figures.ts';
import { totalsIn, valueOf, type Totals } from '../../../domain/figures/sum.ts';
import { ACCOUNTS } from '../../../domain/ledger/posting.ts';
import { debtId } from '../../../books/keep/names.ts';
import { listed } from '../../../books/keep/work-list.ts';
import type { WorkEntry } from '../../../books/keep/ledger-store.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { debtsByIds, keptAnswer } from '../../../books/read/kept-answers.ts';
import type { Debt } from '../../../books/keep/ledger-store.ts';
import { sumsByDay, sumsOfPeriod, sumsOver } from '../../../books/read/period-sums.ts';
import { ALL_DAYS } from '../../../books/read/sums.ts';
import type { SalesInput } from '../../../contract/sales.ts';

/** Unpaid sales. Units: minor units. */
export interface OpenSales {
  readonly count: number;
  readonly owed: number;
  /** Total of these sales, and the returned part. */
  readonly billed: number;
  readonly returned: number;
}

/** The sums of a range of days, from the books. Units: minor units. */
export interface BookedSums {
  readonly count: number;
  readonly sold: number;
  /** Returned amount of the sales of these days. */
  readonly returned: number;
  readonly open: OpenSales;
  readonly overdue: OpenSales;
  /** Number of pending orders and deliveries of these days. [SAL-21] */
  readonly toDo: number;
}

/** Number of sales of all days with an open amount or a pending step; old ones count whichever days are shown. */
export type Waiting = Pick<BookedSums, 'open' | 'overdue' | 'toDo'>;

/** Booked data of sales. */
export interface BookedSales {
  /** Computed while the rows are read. */
  readonly sums: Promise<BookedSums>;
  readonly waiting: Promise<Waiting>;
  /** Ids of sales in a work list, newest first: between two sort keys, both inclusive. */
  readonly aside: (is: WorkEntry['is'], from: number, until: number, limit: number) => Promise<string[]>;
  /** Sales amount of each day of a range, both ends inclusive; or the unpaid part of it. */
  readonly soldOn: (from: string, to: string, only?: 'open') => Promise<Record<string, number>>;
  /** The booked debts of some sales. */
  readonly debtsOf: (ids: readonly string[]) => Promise<readonly (Debt | undefined)[]>;
  /** Unpaid sales of the range, newest first: at most `limit`, placed before `before`. */
  readonly openBefore: (before: string | undefined, limit: number) => Promise<readonly Debt[]>;
}

const NONE: OpenSales = { count: 0, owed: 0, billed: 0, returned: 0 };
const NO_SUMS: BookedSums = { count: 0, sold: 0, returned: 0, open: NONE, overdue: NONE, toDo: 0 };
export const NOTHING_BOOKED: BookedSales = {
  sums: Promise.resolve(NO_SUMS),
  waiting: Promise.resolve(NO_SUMS),
  aside: () => Promise.resolve([]),
  soldOn: () => Promise.resolve({}),
  debtsOf: (ids) => Promise.resolve(ids.map(() => undefined)),
  openBefore: () => Promise.resolve([]),
};

/** Sorts after every day and every place. */
const LAST = '~';
const COLLECTION = 'sales';

/** Booked data of the sales in a range of days, both ends inclusive; of all days without one. */
export function bookedSales(db: LedgerDatabase, range: SalesInput['range'], today: string): BookedSales {
  const { debts } = db;
  const { from, to } = range ?? { from: '', to: LAST };
  const sumsOf = (days: SalesInput['range']) => {
    const { from: first, to: last } = days ?? { from: '', to: LAST };
    const sums = keptAnswer(db, `sales of ${first} to ${last} on ${today}`, () => sumsOfSales(db, days, today));
    // A rejection reaches those who await it; there may be none.
    sums.catch(() => undefined);
    return sums;
  };
  return {
    sums: sumsOf(range),
    waiting: sumsOf(null),
    aside: (is, first, last, limit) => listed(db, is, first, last).limit(limit).primaryKeys(),
    soldOn(first, last, only) {
      const sold = only ? figure.open(COLLECTION, 'day', 'billed') : figure.sold;
      return keptAnswer(db, `${only ?? 'all'} sold of ${first} to ${last}`, async () =>
        Object.fromEntries(await sumsByDay(db, sold, first, last)),
      );
    },
    debtsOf: (ids) =>
      debtsByIds(
        db,
        ids.map((id) => debtId(ACCOUNTS.receivables, id)),
      ),
    openBefore(before = `${to} ${LAST}`, limit) {
      const owed = debts.where('[owed+ord]').between([ACCOUNTS.receivables, from], [ACCOUNTS.receivables, before]);
      // oxlint-disable-next-line unicorn/no-array-reverse -- a query, not an array
      return owed.reverse().filter(({ kind }) => kind === COLLECTION).limit(limit).toArray(); // prettier-ignore
    },
  };
}

async function sumsOfSales(db: LedgerDatabase, range: SalesInput['range'], today: string): Promise<BookedSums> {
  const waiting = listed(db, 'to-do');
  const [sums, toDo] = await Promise.all([
    range ? ofRange(db, range, today) : ofAll(db, today),
    (range ? waiting.filter(({ day }) => day >= range.from && day <= range.to) : waiting).count(),
  ]);
  return { ...sums, toDo };
}

/** Unpaid sales, from the totals of some days. */
function openIn(of: Totals, by: 'day' | 'due'): OpenSales {
  const sum = (what: keyof OpenSales) => valueOf(figure.open(COLLECTION, by, what), of);
  return { count: sum('count'), owed: sum('owed'), billed: sum('billed'), returned: sum('returned') };
}

/** Sales amount, from the totals of some days. */
const soldIn = (of: Totals) => ({
  count: valueOf(figure.sales, of),
  sold: valueOf(figure.sold, of),
  returned: valueOf(figure.returned(COLLECTION), of),
  open: openIn(of, 'day'),
});

/** Stored sums: only the amounts due from today on are added up. [DAT-9] */
async function ofAll(db: LedgerDatabase, today: string): Promise<Omit<BookedSums, 'toDo'>> {
  const [kept, notDue] = await Promise.all([sumsOfPeriod(db, ALL_DAYS), sumsOver(db, today)]);
  return {
    ...soldIn(totalsIn(kept)),
    overdue: openIn((name) => (kept.get(name) ?? 0) - (notDue.get(name) ?? 0), 'due'),
  };
}

/**
 * Sums of the days of a range; overdue amounts are read from its unpaid sales, as no sum is kept by both day and due
 * date.
 */
async function ofRange(
  db: LedgerDatabase,
  range: { from: string; to: string },
  today: string,
): Promise<Omit<BookedSums, 'toDo'>> {
  const [sums, open] = await Promise.all([
    sumsOver(db, range.from, range.to),
    db.debts.where('[owed+ord]').between([ACCOUNTS.receivables, range.from], [ACCOUNTS.receivables, `${range.to} ${LAST}`]).toArray(), // prettier-ignore
  ]);
  const late = open.filter(({ kind, agreed, due }) => kind === COLLECTION && agreed && due < today);
  const overdue = late.reduce<OpenSales>(
    (all, { balance, total, returned }) => ({ count: all.count + 1, owed: all.owed + balance, billed: all.billed + total, returned: all.returned + returned }), // prettier-ignore
    NONE,
  );
  return { ...soldIn(totalsIn(sums)), overdue };
}
