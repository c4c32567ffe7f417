import { expenseDraft } from '../../../contract/inputs/expenses.ts';
import { command } from '../../../data/command.ts';
import { checkExpense } from '../../../domain/expenses/check-expense.ts';
import { ok } from '../../../domain/result.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import { saveNewFact } from '../../../data/new-fact.ts';
import { expenseContent } from './expense-content.ts';

/** Record an expense. Idempotent: its id is part of the input. [EXP-1, EXP-3, DAT-4] */
export const addExpense = command({
  name: 'expenses.add',
  input: expenseDraft,
  saves: 'record',
  needs: 'add_expenses',
  run: async ({ deps, open, book }, draft) => {
    const { now } = deps;
    const moment = now();
    const occurred_at = draft.occurred_at ?? moment.toISOString();
    const { currency } = open.settings;
    const checked = checkExpense(draft, { at: moment.toISOString(), day: localDay(new Date(occurred_at)), currency });
    if (!checked.ok) return checked;
    return book.exclusive(async () => {
      const { id, voucher_no } = await saveNewFact(deps, book, book.expenses, {
        id: draft.id,
        business_id: open.business.id,
        occurred_at,
        kind: 'voucher',
        content: ({ tag, count }) => ({
          ...expenseContent(draft, occurred_at),
          voucher_no: voucherNo(tag, count),
        }),
      });
      return ok({ id, voucher_no });
    });
  },
});

/** `<device tag>-V<number among the phone's vouchers>`: unique without a server, and distinct from sale numbers. */
const voucherNo = (tag: string, seq: number): string => `${tag}-V${String(seq).padStart(4, '0')}`;
