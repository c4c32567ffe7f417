import { useRef, useState } from 'react';
import type { CommandResult } from '../../../contract/port.ts';
import { checkExpense, type ExpenseDraft, type ExpenseError } from '../../../domain/expenses/check-expense.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import { draftOfForm, type ExpenseForm } from './expense-form.ts';
import { timeNow } from '../../../domain/time/now.ts';

type SaveResult = CommandResult<'expenses.add'> | CommandResult<'expenses.edit'>;
export type ExpenseRefusal = ExpenseError | Extract<SaveResult, { ok: false }>['error'];

/**
 * Check and save the form; the first refusal is shown until the next try. Idempotent: a second press saves nothing
 * more.
 */
export function useSaveExpense(
  form: ExpenseForm,
  currency: string,
  run: (draft: ExpenseDraft) => Promise<SaveResult>,
  onSaved: (id: string) => void,
) {
  const [refusal, setRefusal] = useState<ExpenseRefusal>();
  const saving = useRef(false);
  const check = (pay: ExpenseDraft['pay']) => {
    const at = timeNow().toISOString();
    const day = localDay(new Date(form.occurred_at ?? at));
    return checkExpense(draftOfForm(form, pay, currency), { at, day, currency });
  };
  const save = async (pay: ExpenseDraft['pay']) => {
    if (saving.current) return;
    const checked = check(pay);
    if (!checked.ok) return setRefusal(checked.error);
    setRefusal(undefined);
    saving.current = true;
    try {
      const result = await run(checked.value);
      if (result.ok) onSaved(result.value.id);
      else setRefusal(result.error);
    } finally {
      saving.current = false;
    }
  };
  return { save, check, refusal, setRefusal };
}
