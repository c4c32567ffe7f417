import type { Expense } from '../../../schemas/expense.schema.ts';
import { maxMoney } from '../money/max-money.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { PayMethod } from '../sales/check-sale.ts';
import { isInFuture } from '../time/future.ts';

/** Payee when none is named: the voucher leaves the line empty. */
export const NO_PAYEE = '-';

export type ExpenseCategory = Expense['category'];

/** An expense in the form, before the device adds numbers and times. Units: minor units. [EXP-1] */
export interface ExpenseDraft {
  /** Generated when the form opens, so that saving twice saves one record. [DAT-4] */
  readonly id: string;
  readonly category?: ExpenseCategory | undefined;
  readonly amount: number;
  /** Included in the amount and claimed back; none when absent. Units: basis points. [TAX-7] */
  readonly tax_rate?: number | undefined;
  readonly payee?: string | undefined;
  readonly vendor?: { readonly id: string; readonly name: string } | undefined;
  /** Bearer of the cost: the business when absent, one flock, or all open flocks. [EXP-6] */
  readonly borne_by?: { readonly farm_id: string } | 'flocks' | undefined;
  readonly pay:
    | { readonly kind: 'all'; readonly method: PayMethod; readonly reference?: string | undefined }
    | { readonly kind: 'part'; readonly amount: number; readonly method: PayMethod; readonly reference?: string | undefined }
    | { readonly kind: 'later' }; // prettier-ignore
  /** Due day of the rest; only with a balance. */
  readonly due_date?: string | undefined;
  readonly occurred_at?: string | undefined;
  readonly note?: string | undefined;
  /** The receipt, stored on this phone. [EXP-7] */
  readonly photo?: { readonly path: string } | undefined;
  /** Repeats every month. [EXP-5] */
  readonly monthly?: boolean | undefined;
}

export type ExpenseError =
  | { type: 'CategoryMissing' }
  | { type: 'AmountAboveZero' }
  | { type: 'NumberTooLong' }
  | { type: 'PartAmount' }
  | { type: 'ReferenceNeeded' }
  | { type: 'DueBeforeExpense' }
  | { type: 'FutureDate' };

/**
 * Check an expense before it is saved; used by both the form and the command. [EXP-1, MSG-1, MSG-3] `now.day` is the
 * day of the expense. Errors: the first refusal, tagged.
 */
export function checkExpense(
  draft: ExpenseDraft,
  now: { at: string; day: string; currency: string },
): Result<ExpenseDraft, ExpenseError> {
  const { category, amount, pay, due_date, occurred_at } = draft;
  if (category === undefined) return refuse({ type: 'CategoryMissing' });
  if (amount > maxMoney(now.currency)) return refuse({ type: 'NumberTooLong' });
  if (!(Number.isSafeInteger(amount) && amount > 0)) return refuse({ type: 'AmountAboveZero' });
  if (pay.kind === 'part' && !(Number.isSafeInteger(pay.amount) && pay.amount > 0 && pay.amount < amount))
    return refuse({ type: 'PartAmount' });
  if (pay.kind !== 'later' && pay.method === 'mobile_money' && !pay.reference?.trim())
    return refuse({ type: 'ReferenceNeeded' });
  if (pay.kind !== 'all' && due_date !== undefined && due_date < now.day) return refuse({ type: 'DueBeforeExpense' });
  if (isInFuture(occurred_at, now.at)) return refuse({ type: 'FutureDate' });
  return ok(draft);
}
