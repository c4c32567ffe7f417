import { query } from '../query.ts';
import { combineLatest, startWith } from 'rxjs';
import { localDay } from '../../domain/time/local-day.ts';
import { fromLedger } from '../ledger/balances.ts';
import { whenBusinessOpen } from '../live.ts';
import type { ExpensesView } from '../../contract/expenses.ts';
import { bookedExpenses, NOTHING_BOOKED } from './booked-expenses.ts';
import { expensesView } from './expenses-view.ts';
import { readInTurn } from '../read-in-turn.ts';

const NOTHING: ExpensesView = {
  rows: [],
  more: false,
  totals: { spent: 0, paid: 0, owed: 0 },
  day_totals: {},
  categories: [],
  refused: { count: 0, worth: 0 },
  none_at_all: true,
};

/** The list of expenses: a page of rows, newest first, and sums by category from the books. [RTE-38, EXP-1, DAT-9] */
export const expensesList = query({
  name: 'expenses.list',
  whileArriving: 'rows',
  read: (deps, input) =>
    whenBusinessOpen(
      deps,
      (session, businessId) => {
        const { book } = session;
        const today = localDay(deps.now());
        return combineLatest([
          fromLedger(session, ({ db }) => bookedExpenses(db, input.range), NOTHING_BOOKED),
          book.expenses.collection.$.pipe(startWith(undefined)),
        ]).pipe(readInTurn(([booked], isOver) => expensesView({ book, booked, businessId, input, today, isOver })));
      },
      NOTHING,
    ),
});
