import { EXPENSE_CATEGORIES } from '../../../schemas/expense.schema.ts';
import { measure, ofMonths } from '../../domain/ledger/measures.ts';
import { ACCOUNTS } from '../../domain/ledger/posting.ts';
import { debtId } from '../ledger/allocate.ts';
import type { LedgerDatabase } from '../ledger/dexie-ledger.ts';
import { debtsByIds, keptAnswer } from '../ledger/kept-answers.ts';
import type { Debt } from '../ledger/ledger-store.ts';
import type { ExpensesInput, ExpensesView } from './expense-views.ts';

/** What the books know of the expenses of a range of days. Units: minor units. */
export interface BookedExpenses {
  readonly categories: ExpensesView['categories'];
  /** Still to be paid of what was spent on these days. */
  readonly owed: number;
  /** What was spent on each day from one to another, both included. */
  readonly spentOn: (from: string, to: string) => Promise<Record<string, number>>;
  /** What was booked on some expenses. */
  readonly debtsOf: (ids: readonly string[]) => Promise<readonly (Debt | undefined)[]>;
}

export const NOTHING_BOOKED: BookedExpenses = {
  categories: [],
  owed: 0,
  spentOn: () => Promise.resolve({}),
  debtsOf: (ids) => Promise.resolve(ids.map(() => undefined)),
};

/** After every day. */
const LAST = '~';

/** Sums of each category and of what is owed, both ends of the range included; of all days without one. [DAT-9] */
export async function bookedExpenses(db: LedgerDatabase, range: ExpensesInput['range']): Promise<BookedExpenses> {
  const { totals } = db;
  const { from, to } = range ?? { from: '', to: LAST };
  const days = (name: string, first: string, last: string) =>
    totals.where('[name+day]').between([name, first], [name, last], true, true).toArray();
  // All days together are few months.
  const sum = async (name: string) =>
    (await days(range ? name : ofMonths(name), from, to)).reduce((all, { amount }) => all + amount, 0);
  const [owed, amounts] = await keptAnswer(db, `expenses of ${from} to ${to}`, () =>
    Promise.all([
      sum(measure.open('expenses', 'day', 'owed')),
      Promise.all(EXPENSE_CATEGORIES.map((one) => sum(measure.category(ACCOUNTS.expenses, one)))),
    ]),
  );
  return {
    categories: EXPENSE_CATEGORIES.map((category, i) => ({ category, amount: amounts[i]! }))
      .filter(({ amount }) => amount !== 0)
      .sort((a, b) => b.amount - a.amount),
    owed,
    async spentOn(first, last) {
      const spent = await days(measure.account(ACCOUNTS.expenses), first, last);
      return Object.fromEntries(spent.map(({ day, amount }) => [day, amount]));
    },
    debtsOf: (ids) =>
      debtsByIds(
        db,
        ids.map((id) => debtId(ACCOUNTS.payables, id)),
      ),
  };
}
