import type { Result } from '../result.ts';
import { checkPaid, type PaidError } from './check-paid.ts';
import type { PayMethod } from '../sales/check-sale.ts';

/** Money received for a sale, or from a customer for whatever is open, as the form holds it. Units: minor units. [PAY-7] */
export type PaymentDraft = {
  /** Made when the form opens: saving twice saves once. [DAT-4] */
  readonly id: string;
  readonly amount: number;
  readonly method: PayMethod;
  readonly reference?: string | undefined;
  /** When it was paid; now when absent. It may be before what it pays: until then it was paid ahead. [PAY-14] */
  readonly occurred_at?: string | undefined;
} & (
  | { readonly sale_id: string; readonly customer_id?: undefined }
  /** On account: it settles the oldest of what this customer owes. */
  | { readonly customer_id: string; readonly sale_id?: undefined }
);

export type PaymentError =
  | PaidError
  /** Nobody is named who could have more than the sale comes to. */
  | { type: 'WalkInOverpays'; balance: number };

/** What is known of what is paid: of a sale, or of a customer's account. Units: minor units. */
export interface Payable {
  readonly balance: number;
  readonly customer_id?: string | undefined;
}

/**
 * Check a payment before it is saved; the form and the command ask the same question. More than is open is an advance of the
 * customer; a walk-in gets change. [PAY-4, PAY-5, PAY-12]
 */
export function checkPayment(
  draft: PaymentDraft,
  sale: Payable,
  now: { at: string; currency: string },
): Result<PaymentDraft, PaymentError> {
  const isTooMuch = sale.customer_id === undefined && draft.amount > sale.balance;
  return checkPaid(draft, isTooMuch && { type: 'WalkInOverpays', balance: sale.balance }, now);
}

/** A reference as it is kept: trimmed and in capitals, so that the same one is seen to be the same. [PAY-4] */
export const keptReference = (typed: string | undefined): string | undefined =>
  typed?.trim() ? typed.trim().toUpperCase() : undefined;
