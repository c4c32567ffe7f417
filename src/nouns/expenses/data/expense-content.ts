import type { Expense } from '../../../../schemas/expense.schema.ts';
import { NO_PAYEE, type ExpenseDraft } from '../../../domain/expenses/check-expense.ts';
import { paidAtOnce } from '../../../domain/payments/paid-at-once.ts';
import { localDay } from '../../../domain/time/local-day.ts';

/** The fields of an expense that a user types. */
export const EXPENSE_CONTENT = [
  'occurred_at',
  'day',
  'category',
  'amount',
  'tax_rate',
  'payee',
  'vendor_id',
  'farm_id',
  'spread',
  'due_date',
  'initial_payment',
  'recurring',
  'note',
  'photo',
] as const satisfies readonly (keyof Expense)[];

export type ExpenseContent = Pick<Expense, (typeof EXPENSE_CONTENT)[number]>;

/** Content of a checked draft, as it is stored. [EXP-1] */
export function expenseContent(draft: ExpenseDraft, occurred_at: string): ExpenseContent {
  const { amount, tax_rate, vendor, borne_by, note, monthly, due_date, pay, photo } = draft;
  const payee = draft.payee?.trim().slice(0, 80);
  return {
    occurred_at,
    day: localDay(new Date(occurred_at)),
    category: draft.category!,
    amount,
    ...(tax_rate !== undefined && { tax_rate }),
    ...(vendor ? { vendor_id: vendor.id } : { payee: payee || NO_PAYEE }),
    ...(borne_by === 'flocks' ? { spread: true } : borne_by && { farm_id: borne_by.farm_id }),
    ...(pay.kind !== 'all' && due_date !== undefined && { due_date }),
    ...firstPayment(draft),
    ...(monthly && { recurring: 'monthly' }),
    ...(note?.trim() && { note: note.trim().slice(0, 500) }),
    ...(photo && { photo }),
  };
}

function firstPayment({ pay, amount }: ExpenseDraft): Pick<Expense, 'initial_payment'> {
  const initial_payment = paidAtOnce(pay, amount);
  return initial_payment ? { initial_payment } : {};
}
