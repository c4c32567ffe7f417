import { query } from '../../../data/query.ts';
import { combineLatest } from 'rxjs';
import { localDay } from '../../../domain/time/local-day.ts';
import { fromLedger } from '../../../books/read/balances.ts';
import { changesIn, whenBusinessOpen } from '../../../data/live.ts';
import type { ExpensesView, ExpenseRow, ExpensesInput } from '../../../contract/expenses.ts';
import { bookedExpenses, NOTHING_BOOKED, type BookedExpenses } from './booked-expenses.ts';
import { readInTurn } from '../../../data/read-in-turn.ts';
import type { Book, ExpenseDoc } from '../../../store/book.ts';
import { newestPages } from '../../../data/newest-pages.ts';
import { refusedRows } from '../../../store/refused-rows.ts';
import { LATEST_MS } from '../../../store/rx-schema.ts';
import { expenseRow } from './expense-row.ts';
import { vendorNames } from '../../parties/data/people-now.ts';
import { hasWords, plainName, wantedWords } from '../../../domain/text/find-words.ts';

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
          changesIn(book.expenses),
        ]).pipe(readInTurn(([booked], isOver) => expensesView({ book, booked, businessId, input, today, isOver })));
      },
      NOTHING,
    ),
});

interface Asked {
  readonly book: Book;
  readonly booked: BookedExpenses;
  readonly businessId: string;
  readonly input: ExpensesInput;
  readonly today: string;
  /** True when the result is no longer wanted. */
  readonly isOver: () => boolean;
}

/** Rows per read while searching for matches. */
const PAGE = 200;

/**
 * One page of rows, newest first, and the sums of all matches. Sums come from the books unless a search text is given.
 * [DAT-9]
 */
async function expensesView(asked: Asked): Promise<ExpensesView> {
  const { book, booked, businessId, input } = asked;
  const isNarrow = input.search.trim() !== '' || input.category !== null;
  const all = await matching(asked, isNarrow ? Infinity : input.limit + 1);
  const rows = all.slice(0, input.limit);
  const refused = (await rowsOf(asked, await refusedRows(book.expenses))).filter((row) => isFound(row, input));
  const isAny = rows.length > 0 || (await book.expenses.newest(businessId, 0, LATEST_MS, 1)).length > 0;
  const spent = booked.categories.reduce((sum, { amount }) => sum + amount, 0);
  return {
    rows,
    more: all.length > input.limit,
    totals: isNarrow ? sumsOf(all) : { spent, paid: spent - booked.owed, owed: booked.owed },
    day_totals: isNarrow ? spentOn(all) : await booked.spentOn(rows.at(-1)?.day ?? '~', rows[0]?.day ?? ''),
    categories: booked.categories,
    refused: { count: refused.length, worth: refused.reduce((sum, { amount }) => sum + amount, 0) },
    none_at_all: !isAny,
  };
}

async function matching(asked: Asked, limit: number): Promise<ExpenseRow[]> {
  const { book, businessId, input, isOver } = asked;
  const found: ExpenseRow[] = [];
  const size = limit === Infinity ? PAGE : Math.min(PAGE, limit);
  const newest = (...between: [from: number, until: number, limit: number]) =>
    book.expenses.newest(businessId, ...between);
  for await (const page of newestPages({ newest, range: input.range, size, isOver })) {
    for (const row of await rowsOf(asked, page)) if (isFound(row, input)) found.push(row);
    if (found.length >= limit) break;
  }
  return found;
}

async function rowsOf(
  { book, booked, businessId, today }: Asked,
  documents: readonly ExpenseDoc[],
): Promise<ExpenseRow[]> {
  const own = documents.filter(({ business_id }) => business_id === businessId);
  const [names, debts] = await Promise.all([
    vendorNames(book, own.map(({ vendor_id }) => vendor_id)),
    booked.debtsOf(own.map(({ id }) => id)),
  ]); // prettier-ignore
  return own.map((expense, i) => expenseRow(expense, { names, debt: debts[i], today }));
}

/**
 * True when the row is in the range, of the category, and contains the search text in the payee's name, the number or
 * the note.
 */
function isFound(row: ExpenseRow, { range, search, category }: ExpensesInput): boolean {
  if (range && (row.day < range.from || row.day > range.to)) return false;
  if (category !== null && row.category !== category) return false;
  return hasWords(plainName(`${row.payee ?? ''} ${row.voucher_no} ${row.note ?? ''}`), wantedWords(search));
}

/** Refused and voided expenses are in no sum. */
const counts = ({ sync, voided }: ExpenseRow): boolean => sync !== 'rejected' && !voided;

function spentOn(rows: readonly ExpenseRow[]): Record<string, number> {
  const days: Record<string, number> = {};
  for (const row of rows) if (counts(row)) days[row.day] = (days[row.day] ?? 0) + row.amount;
  return days;
}

function sumsOf(rows: readonly ExpenseRow[]): ExpensesView['totals'] {
  const counted = rows.filter(counts);
  const sum = (amount: (row: ExpenseRow) => number) => counted.reduce((all, row) => all + amount(row), 0);
  return {
    spent: sum((row) => row.amount),
    paid: sum((row) => row.paid),
    owed: sum((row) => Math.max(0, row.balance)),
  };
}
