import { measure } from '../../domain/ledger/measures.ts';
import { ACCOUNTS } from '../../domain/ledger/posting.ts';
import { debtId } from '../ledger/allocate.ts';
import type { LedgerDatabase } from '../ledger/dexie-ledger.ts';
import type { Debt } from '../ledger/ledger-store.ts';
import type { SalesInput } from '../port.ts';

/** What the books know of the sales of some days. Units: minor units. */
export interface BookedSales {
  /** Every sale that somebody still owes for, of all days, by its id. */
  readonly open: ReadonlyMap<string, Debt>;
  /** What was sold on each day. */
  readonly soldOn: Readonly<Record<string, number>>;
  readonly sold: number;
  readonly count: number;
  /** What was booked on some documents. */
  readonly debtsOf: (ids: readonly string[]) => Promise<readonly (Debt | undefined)[]>;
}

export const NOTHING_BOOKED: BookedSales = {
  open: new Map(),
  soldOn: {},
  sold: 0,
  count: 0,
  debtsOf: (ids) => Promise.resolve(ids.map(() => undefined)),
};

/** Read the sums of a range of days, both ends included; of all days without one. */
export async function bookedSales({ debts, totals }: LedgerDatabase, range: SalesInput['range']): Promise<BookedSales> {
  const { from, to } = range ?? { from: '', to: '~' };
  const daysOf = (name: string) => totals.where('[name+day]').between([name, from], [name, to], true, true).toArray();
  const [open, sold, count] = await Promise.all([
    debts.where('owed').equals(ACCOUNTS.receivables).toArray(),
    daysOf(measure.sold),
    daysOf(measure.sales),
  ]);
  const sum = (all: readonly { amount: number }[]) => all.reduce((one, { amount }) => one + amount, 0);
  return {
    open: new Map(open.map((debt) => [debt.target, debt])),
    soldOn: Object.fromEntries(sold.map(({ day, amount }) => [day, amount])),
    sold: sum(sold),
    count: sum(count),
    debtsOf: (ids) => debts.bulkGet(ids.map((id) => debtId(ACCOUNTS.receivables, id))),
  };
}
