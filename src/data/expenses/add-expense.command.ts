import { checkExpense, type ExpenseDraft } from '../../domain/expenses/check-expense.ts';
import { ok, refuse } from '../../domain/result.ts';
import { localDay } from '../../domain/time/local-day.ts';
import type { Deps } from '../deps.ts';
import { saveNewFact } from '../new-fact.ts';
import { openBusinessOf } from '../open-business.ts';
import type { CommandResult } from '../../contract/port.ts';
import { mayDo } from '../session.ts';
import { expenseContent } from './expense-content.ts';

/** Record an expense. Its id arrives with it, so running it twice is running it once. [EXP-1, EXP-3, DAT-4] */
export async function addExpense(deps: Deps, draft: ExpenseDraft): Promise<CommandResult<'expenses.add'>> {
  const { session$, now } = deps;
  const session = session$.value;
  const open = session && (await openBusinessOf(session));
  if (!open) return refuse({ type: 'SignedOut' });
  if (!mayDo(open, 'add_expenses')) return refuse({ type: 'NotAllowed' });
  const moment = now();
  const occurred_at = draft.occurred_at ?? moment.toISOString();
  const { currency } = open.settings;
  const checked = checkExpense(draft, { at: moment.toISOString(), day: localDay(new Date(occurred_at)), currency });
  if (!checked.ok) return checked;
  const { book } = session;
  return book.exclusive(async () => {
    const { id, voucher_no } = await saveNewFact(deps, book, book.expenses, {
      id: draft.id,
      business_id: open.business.id,
      occurred_at,
      content: ({ tag, device_seq }) => ({
        ...expenseContent(draft, occurred_at),
        voucher_no: voucherNo(tag, device_seq),
      }),
    });
    return ok({ id, voucher_no });
  });
}

/** `<device tag>-V<number of the phone's series>`: unique without a server, and no number of a sale. */
const voucherNo = (tag: string, seq: number): string => `${tag}-V${String(seq).padStart(4, '0')}`;
