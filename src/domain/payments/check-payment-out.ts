import type { Result } from '../result.ts';
import { checkPaid, type PaidError } from './check-paid.ts';
import type { PayMethod } from '../sales/check-sale.ts';

/** What may be paid by name; `raw_material` is a purchase of materials. [PAY-2] */
export type OwedKind = 'expense' | 'purchase' | 'farm' | 'raw_material';

/** Money that goes out, as the form holds it: for one document, or to a supplier for whatever is open. Units: minor units. */
export interface PayOutDraft {
  /** Made when the form opens: saving twice saves once. [DAT-4] */
  readonly id: string;
  readonly to: { readonly kind: OwedKind; readonly id: string } | { readonly kind: 'supplier'; readonly id: string };
  readonly amount: number;
  readonly method: PayMethod;
  readonly reference?: string | undefined;
  /** When it was paid; now when absent. It may be before what it pays. [PAY-14] */
  readonly occurred_at?: string | undefined;
}

export type PayOutError =
  | PaidError
  /** No supplier is named who could keep more than what is owed. */
  | { type: 'MoreThanOwed'; balance: number };

/**
 * Check money that goes out; the form and the command ask the same question. More than is owed is an advance to the supplier;
 * where none is named there is nobody to keep it. [PAY-4, PAY-5]
 */
export function checkPayOut(
  draft: PayOutDraft,
  owed: { readonly balance: number; readonly vendor_id?: string | undefined },
  now: { at: string; currency: string },
): Result<PayOutDraft, PayOutError> {
  const isTooMuch = owed.vendor_id === undefined && draft.amount > owed.balance;
  return checkPaid(draft, isTooMuch && { type: 'MoreThanOwed', balance: Math.max(0, owed.balance) }, now);
}
