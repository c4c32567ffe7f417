import { voidFact } from '../void-fact.ts';
import { command } from '../command.ts';
import { checkExpense, type ExpenseDraft } from '../../domain/expenses/check-expense.ts';
import { draftOfExpense, payOfExpense } from '../../domain/expenses/draft-of-expense.ts';
import { ok, refuse } from '../../domain/result.ts';
import { localDay } from '../../domain/time/local-day.ts';
import {
  changedFields,
  historyAfter,
  isWithOwner,
  mayEdit,
  EXPENSES_RIGHTS,
  withAccepted,
  withoutContent,
} from '../edits.ts';
import { mergeFields } from '../merge.ts';
import type { CommandResult } from '../../contract/port.ts';
import { newestFirst } from '../rx-schema.ts';
import { saveAsPending } from '../save.ts';
import { EXPENSE_CONTENT, expenseContent, type ExpenseContent } from './expense-content.ts';
import { vendorNames } from '../suppliers/vendor-rows.ts';
import type { ExpenseDoc } from '../book.ts';

/**
 * Change an expense; a refused one then waits to be sent again. What the server accepted keeps its first payment and tells in its
 * history what was changed. [RTE-42, EXP-1] `seen` is the expense as it stood when the form opened: only what the person changed
 * of it is changed.
 */
export const editExpense = command({
  name: 'expenses.edit',
  saves: 'record',
  needs: 'member',
  run: async ({ deps: { now }, session, open, book }, { draft, seen, reason }) => {
    const at = now().toISOString();
    const edited = await book.exclusive(async (): Promise<CommandResult<'expenses.edit'>> => {
      const before = (await book.expenses.find([draft.id])).get(draft.id);
      if (!before) return refuse({ type: 'NotHere' });
      if (!mayEdit(open, before, EXPENSES_RIGHTS) || isWithOwner(before)) return refuse({ type: 'NotAllowed' });
      if (before.voided_at !== undefined) return refuse({ type: 'Voided' });
      const names = await vendorNames(book, [before.vendor_id]);
      const wanted = withEdits(before, draftOfExpense(before, names.get(before.vendor_id ?? '')), draft, seen);
      if (!wanted) return refuse({ type: 'ChangedMeanwhile' });
      const { occurred_at = before.occurred_at } = wanted;
      const checked = checkExpense(wanted, {
        at,
        day: localDay(new Date(occurred_at)),
        currency: open.settings.currency,
      });
      if (!checked.ok) return checked;
      const content = withAccepted<ExpenseContent>(before, expenseContent(wanted, occurred_at));
      const changed = changedFields<ExpenseContent>(before, content, EXPENSE_CONTENT);
      const done = ok({ id: before.id, voucher_no: before.voucher_no });
      if (changed.length === 0 && before.sync_state !== 'rejected') return done;
      const history = changed.length > 0 ? historyAfter(before, changed, { at, by: book.uid, reason }) : {};
      const after = {
        ...withoutContent(before, EXPENSE_CONTENT),
        ...content,
        ...history,
        newest_first: newestFirst(occurred_at),
      };
      await saveAsPending(book, book.expenses, [{ before, after }]);
      return done;
    });
    if (edited.ok) session.sync.sendNow();
    return edited;
  },
});

/** What the person wants it to say, on top of what it says now; undefined when both changed the same. */
function withEdits(
  before: ExpenseDoc,
  here: ExpenseDraft,
  draft: ExpenseDraft,
  seen: ExpenseDraft,
): ExpenseDraft | undefined {
  // What the server accepted was paid: that stays.
  const paid = before.rev > 0 ? { pay: here.pay } : {};
  const { merged, conflicts } = mergeFields({ ...seen, ...paid }, { ...draft, ...paid }, { ...here });
  if (conflicts.length > 0) return undefined;
  const wanted = merged as unknown as ExpenseDraft;
  return before.rev > 0 ? { ...wanted, pay: payOfExpense({ ...before, amount: wanted.amount }) } : wanted;
}

export const voidExpense = command({
  name: 'expenses.void',
  run: (deps, input) => voidFact(deps, 'expenses', input),
});
