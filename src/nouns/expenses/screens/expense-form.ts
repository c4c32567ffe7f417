import type { ExpenseCategory, ExpenseDraft } from '../../../domain/expenses/check-expense.ts';
import { movedTo } from '../../../domain/time/on-day.ts';
import type { PayMethod } from '../../../domain/sales/check-sale.ts';
import { typedMoney } from '../../../ui/numbers/typed-money.ts';
import { typedAmountOf } from '../../../ui/numbers/typed-text.ts';

/** An expense as typed. */
export interface ExpenseForm {
  id: string;
  category?: ExpenseCategory | undefined;
  amount: string;
  /** Rate of the tax included in it and claimed back; basis points. [TAX-7] */
  tax_rate?: number | undefined;
  payee: string;
  vendor?: { id: string; name: string } | undefined;
  borne_by?: ExpenseDraft['borne_by'];
  /** Absent: now. */
  occurred_at?: string | undefined;
  /** Its time when the form was opened: choosing that day again restores it. [DOC-15] */
  stood_at?: string | undefined;
  /** '' when no day was agreed. */
  due: string;
  note: string;
  /** Path of the receipt's photo; '' without one. */
  photo: string;
  monthly: boolean;
  method: PayMethod;
  reference: string;
  /** The part paid now, when it is not all. */
  part: string;
  reason: string;
}

export const emptyExpenseForm = (id: string): ExpenseForm => ({
  id,
  amount: '',
  payee: '',
  due: '',
  note: '',
  photo: '',
  monthly: false,
  method: 'cash',
  reference: '',
  part: '',
  reason: '',
});

/** The form from which a saved expense could have been created. */
export function formOfExpense(draft: ExpenseDraft, currency: string): ExpenseForm {
  const { id, category, amount, tax_rate, payee, vendor, borne_by, occurred_at, due_date, note, monthly, pay, photo } =
    draft;
  return {
    ...emptyExpenseForm(id),
    category,
    amount: typedAmountOf(amount, currency),
    tax_rate,
    payee: payee ?? '',
    vendor,
    borne_by,
    occurred_at,
    stood_at: occurred_at,
    due: due_date ?? '',
    note: note ?? '',
    photo: photo?.path ?? '',
    monthly: monthly === true,
    ...(pay.kind !== 'later' && { method: pay.method, reference: pay.reference ?? '' }),
    ...(pay.kind === 'part' && { part: typedAmountOf(pay.amount, currency) }),
  };
}

/** The form on another day; a new expense is recorded as of now. [DOC-15] */
export const onAnotherDay = ({ stood_at }: ExpenseForm, day: string, now: Date): Pick<ExpenseForm, 'occurred_at'> => ({
  occurred_at: movedTo(stood_at ?? now.toISOString(), day, now.toISOString()),
});

/**
 * The draft of a form with one way of payment. Units: minor units; an unreadable or too long amount passes no check.
 */
export function draftOfForm(form: ExpenseForm, pay: ExpenseDraft['pay'], currency: string): ExpenseDraft {
  const { id, category, tax_rate, vendor, borne_by, occurred_at } = form;
  const payee = form.payee.trim().replace(/\s+/g, ' ');
  const note = form.note.trim();
  return {
    id,
    category,
    amount: typedMoney(form.amount, currency),
    ...(tax_rate !== undefined && { tax_rate }),
    ...(vendor ? { vendor } : payee !== '' && { payee }),
    ...(borne_by !== undefined && { borne_by }),
    pay,
    ...(form.due !== '' && { due_date: form.due }),
    ...(occurred_at !== undefined && { occurred_at }),
    ...(note !== '' && { note }),
    ...(form.photo !== '' && { photo: { path: form.photo } }),
    ...(form.monthly && { monthly: true }),
  };
}

/** The typed amount, 0 while it is not a valid amount. Units: minor units. */
export const amountOf = (typed: string, currency: string): number => typedMoney(typed, currency) || 0;
