import { type Result, ok, refuse } from '../../../domain/result.ts';
import type { CommandError } from '../../../contract/port.ts';
import { changeRecord } from '../../../data/change-record.ts';
import { voidFact } from '../../../data/void-fact.ts';
import { expenseEdit } from '../../../contract/inputs/expenses.ts';
import { idAndReason } from '../../../contract/inputs/shape.ts';
import { command } from '../../../data/command.ts';
import { checkExpense, type ExpenseDraft } from '../../../domain/expenses/check-expense.ts';
import { draftOfExpense, payOfExpense } from '../../../domain/expenses/draft-of-expense.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import { withAccepted, withoutContent } from '../../../store/edits.ts';
import { mergeFields } from '../../../store/merge.ts';
import { newestFirst } from '../../../store/rx-schema.ts';
import { EXPENSE_CONTENT, expenseContent, type ExpenseContent } from './expense-content.ts';
import { vendorNames } from '../../parties/data/people-now.ts';
import type { ExpenseDoc } from '../../../store/book.ts';

/**
 * Change an expense; a refused one is then pending again. An accepted expense keeps its first payment and records the
 * change in its history. [RTE-42, EXP-1] `seen` is the expense as it was when the form opened: only the fields that the
 * user changed are changed.
 */
export const editExpense = command({
  name: 'expenses.edit',
  input: expenseEdit,
  saves: 'record',
  needs: 'member',
  run: async (work, { draft, seen, reason }) => {
    const { deps, open, book } = work;
    const at = deps.now().toISOString();
    const { currency } = open.settings;
    const change = async (before: ExpenseDoc): Promise<Result<ExpenseDoc, CommandError<'expenses.edit'>>> => {
      if (before.voided_at !== undefined) return refuse({ type: 'Voided' });
      const names = await vendorNames(book, [before.vendor_id]);
      const wanted = withEdits(before, draftOfExpense(before, names.get(before.vendor_id ?? '')), draft, seen);
      if (!wanted) return refuse({ type: 'ChangedMeanwhile' });
      const { occurred_at = before.occurred_at } = wanted;
      const checked = checkExpense(wanted, { at, day: localDay(new Date(occurred_at)), currency });
      if (!checked.ok) return checked;
      const content = withAccepted<ExpenseContent>(before, expenseContent(wanted, occurred_at));
      return ok({ ...withoutContent(before, EXPENSE_CONTENT), ...content, newest_first: newestFirst(occurred_at) }); // prettier-ignore
    };
    const edited = await changeRecord<ExpenseDoc, CommandError<'expenses.edit'>>(work, {
      store: book.expenses,
      id: draft.id,
      fields: EXPENSE_CONTENT,
      reason,
      change,
    });
    return edited.ok ? ok({ id: edited.value.id, voucher_no: edited.value.voucher_no }) : edited;
  },
});

/** The user's edits applied to the current expense; undefined when both changed the same field. */
function withEdits(
  before: ExpenseDoc,
  here: ExpenseDraft,
  draft: ExpenseDraft,
  seen: ExpenseDraft,
): ExpenseDraft | undefined {
  // The payment of an accepted expense stays.
  const paid = before.rev > 0 ? { pay: here.pay } : {};
  const { merged, conflicts } = mergeFields({ ...seen, ...paid }, { ...draft, ...paid }, { ...here });
  if (conflicts.length > 0) return undefined;
  const wanted = merged as unknown as ExpenseDraft;
  return before.rev > 0 ? { ...wanted, pay: payOfExpense({ ...before, amount: wanted.amount }) } : wanted;
}

export const voidExpense = command({
  name: 'expenses.void',
  input: idAndReason,
  needs: 'member',
  run: (work, input) => voidFact(work, 'expenses', input),
});
