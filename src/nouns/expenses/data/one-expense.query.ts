import { query } from '../../../data/query.ts';
import { expense as expenseKind } from '../../../../schemas/expense.schema.ts';
import { toldChanges } from '../../../data/earlier-versions.ts';
import { combineLatest, from, switchMap } from 'rxjs';
import type { Flock } from '../../../../schemas/flock.schema.ts';
import { draftOfExpense } from '../../../domain/expenses/draft-of-expense.ts';
import { ACCOUNTS } from '../../../domain/ledger/posting.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import type { Book } from '../../../store/book.ts';
import { isAwaitingApproval } from '../../../store/edits.ts';
import { mayAdd, mayEdit, mayVoid } from '../../../data/rights.ts';
import { debtId } from '../../../books/keep/names.ts';
import { fromLedger } from '../../../books/read/balances.ts';
import type { Debt } from '../../../books/keep/ledger-store.ts';
import { changesIn, whenBusinessOpen } from '../../../data/live.ts';
import type { ExpenseView } from '../../../contract/expenses.ts';
import { type OpenBusiness, type Workspace } from '../../../data/session.ts';
import { namesIn } from '../../../data/names-in.ts';
import { expenseRow } from './expense-row.ts';
import { vendorNames } from '../../parties/data/people-now.ts';

/** One expense with the data to change, pay and print it; null when it is not on this phone. [RTE-40, RTE-42] */
export const oneExpense = query({
  name: 'expenses.one',
  read: (deps, { id }) =>
    whenBusinessOpen<ExpenseView | null>(
      deps,
      (session) =>
        combineLatest([
          fromLedger(session, async ({ db }) => (await db.debts.get(debtId(ACCOUNTS.payables, id))) ?? null, null),
          session.open$,
          session.workspace$,
          changesIn(session.book.expenses),
        ]).pipe(
          switchMap(([debt, open, workspace]) =>
            from(viewOf(session.book, { id, debt: debt ?? undefined, open, workspace, today: localDay(deps.now()) })),
          ),
        ),
      null,
    ),
});

interface About {
  readonly id: string;
  readonly debt: Debt | undefined;
  readonly open: OpenBusiness | undefined;
  readonly workspace: Workspace;
  readonly today: string;
}

async function viewOf(book: Book, { id, debt, open, workspace, today }: About): Promise<ExpenseView | null> {
  const expense = (await book.expenses.find([id])).get(id);
  if (!expense || !open || expense.business_id !== open.business.id) return null;
  const { vendor_id, farm_id, rev, voided_at } = expense;
  const names = await vendorNames(book, [vendor_id]);
  const nameOf = namesIn(workspace, expense.business_id);
  const flock =
    farm_id === undefined ? undefined : ((await book.farm.find([farm_id])).get(farm_id) as Flock | undefined);
  const isLive = voided_at === undefined && !isAwaitingApproval(expense);
  return {
    ...expenseRow(expense, { names, debt, today }),
    draft: draftOfExpense(expense, names.get(vendor_id ?? '')),
    business_id: expense.business_id,
    initial_payment: expense.initial_payment,
    flock_name: flock?.name,
    by: nameOf(expense.created_by),
    accepted: rev > 0,
    void_reason: expense.void_reason,
    may_edit: isLive && mayEdit(open, 'expenses', expense),
    may_void: isLive && mayVoid(open, 'expenses', expense),
    may_pay: isLive && expense.sync_state !== 'rejected' && mayAdd(open, 'expenses', expense),
    history: toldChanges(expenseKind, expense, nameOf),
  };
}
