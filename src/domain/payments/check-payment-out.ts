import type { Result } from '../result.ts';
import { checkPaid, type PaidError } from './check-paid.ts';
import type { PayMethod } from '../sales/check-sale.ts';

/** Documents that may be paid individually; `raw_material` is a purchase of materials. [PAY-2] */
export type OwedKind = 'expense' | 'purchase' | 'farm' | 'raw_material';

/** An outgoing payment in the form: for one document, or to a supplier on account. Units: minor units. */
export interface PayOutDraft {
  /** Generated when the form opens, so that saving twice saves one record. [DAT-4] */
  readonly id: string;
  readonly to: { readonly kind: OwedKind; readonly id: string } | { readonly kind: 'supplier'; readonly id: string };
  readonly amount: number;
  readonly method: PayMethod;
  readonly reference?: string | undefined;
  /** Time of payment; now when absent. May precede the document. [PAY-14] */
  readonly occurred_at?: string | undefined;
}

export type PayOutError =
  | PaidError
  /** No supplier is named who could keep the surplus. */
  | { type: 'MoreThanOwed'; balance: number };

/**
 * Check an outgoing payment; used by both the form and the command. A surplus is an advance to the supplier; without a
 * named supplier it is refused. [PAY-4, PAY-5]
 */
export function checkPayOut(
  draft: PayOutDraft,
  owed: { readonly balance: number; readonly vendor_id?: string | undefined },
  now: { at: string; currency: string },
): Result<PayOutDraft, PayOutError> {
  const isTooMuch = owed.vendor_id === undefined && draft.amount > owed.balance;
  return checkPaid(draft, isTooMuch && { type: 'MoreThanOwed', balance: Math.max(0, owed.balance) }, now);
}
