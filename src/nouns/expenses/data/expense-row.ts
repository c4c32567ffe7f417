import { settlementOf, type Booked } from '../../../domain/debts/settlement.ts';
import { NO_PAYEE } from '../../../domain/expenses/check-expense.ts';
import { taxed } from '../../../domain/tax/taxed.ts';
import type { ExpenseDoc } from '../../../store/book.ts';
import type { ExpenseRow } from '../../../contract/expenses.ts';

/** An expense with its paid and open amounts. [EXP-1] `names` of suppliers; `today` is the business's day. */
export function expenseRow(
  expense: ExpenseDoc,
  { names, debt, today }: { names: ReadonlyMap<string, string>; debt?: Booked | undefined; today: string },
): ExpenseRow {
  const { vendor_id, payee, due_date, voided_at, tax_rate } = expense;
  const settled = settlementOf(expense.amount, expense.initial_payment?.amount ?? 0, debt);
  return {
    id: expense.id,
    voucher_no: expense.voucher_no,
    category: expense.category,
    payee: vendor_id === undefined ? (payee === NO_PAYEE ? undefined : payee) : names.get(vendor_id),
    note: expense.note,
    occurred_at: expense.occurred_at,
    day: expense.day,
    due_date,
    amount: expense.amount,
    tax: tax_rate === undefined ? undefined : taxed(expense.amount, { tax_rate, tax_inclusive: true }).tax,
    paid: settled.paid,
    balance: settled.balance,
    status: settled.status,
    overdue: settled.balance > 0 && due_date !== undefined && due_date < today,
    monthly: expense.recurring !== undefined,
    voided: voided_at !== undefined,
    sync: expense.sync_state,
    sync_error: expense.sync_error?.message,
  };
}
