import { ok, refuse, type Result } from '../result.ts';
import { firstPayments, paidFirst, type PaidAtOnce } from '../sales/first-payments.ts';
import type { PayMethod } from '../sales/check-sale.ts';
import { checkPaid, type PaidError } from './check-paid.ts';
import type { OwedKind } from './check-payment-out.ts';
import { keptReference } from './check-payment.ts';

/** A payment made with a document, as stored in it. Units: minor units. */
export interface FirstPayment {
  readonly amount: number;
  readonly method: PayMethod;
  readonly reference?: string | undefined;
}

/** Correction of a payment made with a document; without `right` it is removed. [PAY-22] */
export interface FirstPaymentCorrection {
  readonly of: { readonly kind: OwedKind | 'sale'; readonly id: string };
  /** Its index among the payments made with the document. */
  readonly at: number;
  /** As it was when the form opened. */
  readonly seen: FirstPayment;
  readonly right?: FirstPayment | undefined;
  readonly reason: string;
}

export type FirstPaymentError =
  | PaidError
  | { type: 'ReasonMissing' }
  /** The payment has changed since. */
  | { type: 'Voided' }
  /** More than the document's total must be a payment of its own. Units: minor units. */
  | { type: 'MoreThanTotal'; most: number }
  /** No customer or supplier is named for the rest. */
  | { type: 'CustomerNeeded' }
  | { type: 'SupplierNeeded' };

/** Facts about the document. Units: minor units. */
interface PaidFor {
  readonly total: number;
  /** Its present open balance. */
  readonly balance: number;
  /** The party who may pay later; undefined when none is named. */
  readonly party_id?: string | undefined;
}

/**
 * The payments of a document after one of them was corrected, under the same rules as when it was recorded.
 * [PAY-22, PAY-4, SAL-5]
 */
export function correctFirst(
  document: PaidAtOnce<FirstPayment>,
  { of, at, seen, right, reason }: FirstPaymentCorrection,
  { total, balance, party_id }: PaidFor,
  now: { at: string; currency: string },
): Result<PaidAtOnce<FirstPayment>, FirstPaymentError> {
  const paid = firstPayments(document);
  const stands = paid[at];
  if (reason.trim() === '') return refuse({ type: 'ReasonMissing' });
  if (!stands || !isSame(stands, seen)) return refuse({ type: 'Voided' });
  const room = total - paidFirst(document) + stands.amount;
  // An amount that is already too high, because the total was reduced since, may stay.
  const most = Math.max(stands.amount, party_id === undefined ? stands.amount + balance : room);
  const checked = right && checkPaid(right, right.amount > most && { type: 'MoreThanTotal' as const, most }, now);
  if (checked && !checked.ok) return checked;
  const less = stands.amount - (right?.amount ?? 0);
  if (party_id === undefined && less > 0 && balance + less > 0) {
    if (of.kind === 'sale') return refuse({ type: 'CustomerNeeded' });
    if (of.kind === 'purchase' || of.kind === 'raw_material') return refuse({ type: 'SupplierNeeded' });
  }
  const [initial_payment, ...more_payments] = paid.flatMap((one, i) => (i !== at ? [one] : right ? [kept(right)] : []));
  return ok({
    ...(initial_payment && { initial_payment }),
    ...(more_payments.length > 0 && { more_payments }),
  });
}

const isSame = (a: FirstPayment, b: FirstPayment): boolean =>
  a.amount === b.amount && a.method === b.method && a.reference === b.reference;

function kept({ amount, method, reference }: FirstPayment): FirstPayment {
  const number = keptReference(reference);
  return { amount, method, ...(number !== undefined && { reference: number }) };
}
