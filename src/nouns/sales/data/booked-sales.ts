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

/** Sales that somebody owes for. Units: minor units. */
export interface OpenSales {
  readonly count: number;
  readonly owed: number;
  /** What these sales come to, and of it what came back. */
  readonly billed: number;
  readonly returned: number;
}

/** The sums of a range of days, from the books. Units: minor units. */
export interface BookedSums {
  readonly count: number;
  readonly sold: number;
  /** What came back of what was sold on these days. */
  readonly returned: number;
  readonly open: OpenSales;
  readonly overdue: OpenSales;
  /** How many orders and deliveries of these days wait. [SAL-21] */
  readonly toDo: number;
}

/** How many sales of all days wait for money, and for what is agreed; whatever days are looked at, nobody forgets an old one. */
export type Waiting = Pick<BookedSums, 'open' | 'overdue' | 'toDo'>;

/** What the books know of sales. */
export interface BookedSales {
  /** Added up while the rows are read. */
  readonly sums: Promise<BookedSums>;
  readonly waiting: Promise<Waiting>;
  /** Ids of sales that stand apart, newest first: from one sort key on, up to another, both included. */
  readonly aside: (is: WorkEntry['is'], from: number, until: number, limit: number) => Promise<string[]>;
  /** What was sold on each day from one to another, both included; or of it what somebody still owes for. */
  readonly soldOn: (from: string, to: string, only?: 'open') => Promise<Record<string, number>>;
  /** What was booked on some sales. */
  readonly debtsOf: (ids: readonly string[]) => Promise<readonly (Debt | undefined)[]>;
  /** Sales of the range that somebody owes for, newest first: at most so many placed before `before`. */
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

/** After every day and every place. */
const LAST = '~';
const COLLECTION = 'sales';

/** What the books know of the sales of a range of days, both ends included; of all days without one. */
export function bookedSales(db: LedgerDatabase, range: SalesInput['range'], today: string): BookedSales {
  const { debts } = db;
  const { from, to } = range ?? { from: '', to: LAST };
  const sumsOf = (days: SalesInput['range']) => {
    const { from: first, to: last } = days ?? { from: '', to: LAST };
    const sums = keptAnswer(db, `sales of ${first} to ${last} on ${today}`, () => sumsOfSales(db, days, today));
    // Whoever waits for it is told; nobody may.
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

/** Sales that somebody owes for, out of the totals of some days. */
function openIn(of: Totals, by: 'day' | 'due'): OpenSales {
  const sum = (what: keyof OpenSales) => valueOf(figure.open(COLLECTION, by, what), of);
  return { count: sum('count'), owed: sum('owed'), billed: sum('billed'), returned: sum('returned') };
}

/** What was sold, out of the totals of some days. */
const soldIn = (of: Totals) => ({
  count: valueOf(figure.sales, of),
  sold: valueOf(figure.sold, of),
  returned: valueOf(figure.returned(COLLECTION), of),
  open: openIn(of, 'day'),
});

/** Kept sums: nothing is added up but what is due from today on. [DAT-9] */
async function ofAll(db: LedgerDatabase, today: string): Promise<Omit<BookedSums, 'toDo'>> {
  const [kept, notDue] = await Promise.all([sumsOfPeriod(db, ALL_DAYS), sumsOver(db, today)]);
  return {
    ...soldIn(totalsIn(kept)),
    overdue: openIn((name) => (kept.get(name) ?? 0) - (notDue.get(name) ?? 0), 'due'),
  };
}

/** Sums of the days of a range; what is overdue is read from its open sales, for no sum knows both its day and when it is due. */
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
