import { EXPENSE_CATEGORIES } from '../../../../schemas/choices.ts';
import { figure } from '../../../domain/figures/figures.ts';
import { totalsIn, valueOf } from '../../../domain/figures/sum.ts';
import { ACCOUNTS } from '../../../domain/ledger/posting.ts';
import { debtId } from '../../../books/keep/names.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { debtsByIds, keptAnswer } from '../../../books/read/kept-answers.ts';
import type { Debt } from '../../../books/keep/ledger-store.ts';
import { sumsByDay, sumsOver } from '../../../books/read/period-sums.ts';
import type { ExpensesInput, ExpensesView } from '../../../contract/expenses.ts';

/** The booked expenses of a range of days. Units: minor units. */
export interface BookedExpenses {
  readonly categories: ExpensesView['categories'];
  /** Unpaid part of the expenses of these days. */
  readonly owed: number;
  /** Amount spent on each day of a range, both ends inclusive. */
  readonly spentOn: (from: string, to: string) => Promise<Record<string, number>>;
  /** The booked debts of some expenses. */
  readonly debtsOf: (ids: readonly string[]) => Promise<readonly (Debt | undefined)[]>;
}

export const NOTHING_BOOKED: BookedExpenses = {
  categories: [],
  owed: 0,
  spentOn: () => Promise.resolve({}),
  debtsOf: (ids) => Promise.resolve(ids.map(() => undefined)),
};

/** Sums per category and of the debt in a range, both ends inclusive; of all days without a range. [DAT-9] */
export async function bookedExpenses(db: LedgerDatabase, range: ExpensesInput['range']): Promise<BookedExpenses> {
  const { from, to } = range ?? {};
  const [owed, amounts] = await keptAnswer(db, `expenses of ${from} to ${to}`, async () => {
    const of = totalsIn(await sumsOver(db, from, to));
    return [
      valueOf(figure.open('expenses', 'day', 'owed'), of),
      EXPENSE_CATEGORIES.map((one) => valueOf(figure.vouchersOn(one), of)),
    ] as const;
  });
  return {
    categories: EXPENSE_CATEGORIES.map((category, i) => ({ category, amount: amounts[i]! }))
      .filter(({ amount }) => amount !== 0)
      .sort((a, b) => b.amount - a.amount),
    owed,
    async spentOn(first, last) {
      return Object.fromEntries(await sumsByDay(db, figure.vouchers, first, last));
    },
    debtsOf: (ids) =>
      debtsByIds(
        db,
        ids.map((id) => debtId(ACCOUNTS.payables, id)),
      ),
  };
}
