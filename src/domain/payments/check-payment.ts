import type { Result } from '../result.ts';
import { checkPaid, type PaidError } from './check-paid.ts';
import type { PayMethod } from '../sales/check-sale.ts';

/** A payment for a sale, or from a customer on account, in the form. Units: minor units. [PAY-7] */
export type PaymentDraft = {
  /** Generated when the form opens, so that saving twice saves one record. [DAT-4] */
  readonly id: string;
  readonly amount: number;
  readonly method: PayMethod;
  readonly reference?: string | undefined;
  /** Time of payment; now when absent. May precede the sale: until then the payment is an advance. [PAY-14] */
  readonly occurred_at?: string | undefined;
} & (
  | { readonly sale_id: string; readonly customer_id?: undefined }
  /** On account: it settles the oldest debts of this customer. */
  | { readonly customer_id: string; readonly sale_id?: undefined }
);

export type PaymentError =
  | PaidError
  /** No customer is named who could keep the surplus. */
  | { type: 'WalkInOverpays'; balance: number };

/** Facts about the sale or the customer's account being paid. Units: minor units. */
export interface Payable {
  readonly balance: number;
  readonly customer_id?: string | undefined;
}

/**
 * Check a payment before it is saved; used by both the form and the command. A surplus is an advance of the customer; a
 * walk-in customer gets change. [PAY-4, PAY-5, PAY-12]
 */
export function checkPayment(
  draft: PaymentDraft,
  sale: Payable,
  now: { at: string; currency: string },
): Result<PaymentDraft, PaymentError> {
  const isTooMuch = sale.customer_id === undefined && draft.amount > sale.balance;
  return checkPaid(draft, isTooMuch && { type: 'WalkInOverpays', balance: sale.balance }, now);
}

/** A reference as stored: trimmed and in capitals, so that equal references compare equal. [PAY-4] */
export const keptReference = (typed: string | undefined): string | undefined =>
  typed?.trim() ? typed.trim().toUpperCase() : undefined;
