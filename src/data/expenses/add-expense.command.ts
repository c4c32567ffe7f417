import { checkExpense, type ExpenseDraft } from '../../domain/expenses/check-expense.ts';
import { ok, refuse } from '../../domain/result.ts';
import { localDay } from '../../domain/time/local-day.ts';
import type { Deps } from '../deps.ts';
import { newDeviceTag } from '../device-store.ts';
import { hasNumber } from '../has-number.ts';
import { openBusinessOf } from '../open-business.ts';
import type { CommandResult } from '../port.ts';
import { newestFirst } from '../rx-schema.ts';
import { saveAsPending } from '../save.ts';
import { mayDo } from '../session.ts';
import { takeNumbers } from '../upkeep-store.ts';
import { expenseContent } from './expense-content.ts';
import { expensesOf } from './expense-rows.ts';

/** Record an expense. Its id arrives with it, so running it twice is running it once. [EXP-1, EXP-3, DAT-4] */
export async function addExpense(deps: Deps, draft: ExpenseDraft): Promise<CommandResult<'expenses.add'>> {
  const { device, session$, now, newId } = deps;
  const session = session$.value;
  const open = session && (await openBusinessOf(session));
  if (!open) return refuse({ type: 'SignedOut' });
  if (!mayDo(open, 'add_purchases')) return refuse({ type: 'NotAllowed' });
  const moment = now();
  const occurred_at = draft.occurred_at ?? moment.toISOString();
  const checked = checkExpense(draft, { at: moment.toISOString(), day: localDay(new Date(occurred_at)) });
  if (!checked.ok) return checked;
  const { book } = session;
  const business_id = open.business.id;
  return book.exclusive(async () => {
    const known = (await expensesOf(book).find([draft.id])).get(draft.id);
    if (known) return ok({ id: known.id, voucher_no: known.voucher_no });
    const [tag, device_id, numbers] = await Promise.all([
      device.ensure('device_tag', newDeviceTag),
      device.ensure('device_id', newId),
      takeNumbers(book.upkeep, business_id, { id: draft.id, sale: false }, hasNumber(book)),
    ]);
    const expense = {
      id: draft.id,
      business_id,
      ...expenseContent(draft, occurred_at),
      created_at: moment.toISOString(),
      created_by: book.uid,
      device_id,
      device_seq: numbers.device_seq,
      rev: 0,
      voucher_no: voucherNo(tag, numbers.device_seq),
    };
    await saveAsPending(
      book,
      expensesOf(book),
      [{ after: { ...expense, newest_first: newestFirst(occurred_at) } }],
      numbers,
    );
    book.upkeep.lastStored = expense;
    return ok({ id: expense.id, voucher_no: expense.voucher_no });
  });
}

/** `<device tag>-V<number of the phone's series>`: unique without a server, and no number of a sale. */
const voucherNo = (tag: string, seq: number): string => `${tag}-V${String(seq).padStart(4, '0')}`;
