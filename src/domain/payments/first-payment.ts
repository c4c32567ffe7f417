import { ok, refuse, type Result } from '../result.ts';
import { firstPayments, paidFirst, type PaidAtOnce } from '../sales/first-payments.ts';
import type { PayMethod } from '../sales/check-sale.ts';
import { checkPaid, type PaidError } from './check-paid.ts';
import type { OwedKind } from './check-payment-out.ts';
import { keptReference } from './check-payment.ts';

/** Money that was paid with a document, as it stands in it. Units: minor units. */
export interface FirstPayment {
  readonly amount: number;
  readonly method: PayMethod;
  readonly reference?: string | undefined;
}

/** What was paid with a document, and what it is to say; without `right` it never happened. [PAY-22] */
export interface FirstPaymentCorrection {
  readonly of: { readonly kind: OwedKind | 'sale'; readonly id: string };
  /** Its place among what was paid with it. */
  readonly at: number;
  /** As the form opened. */
  readonly seen: FirstPayment;
  readonly right?: FirstPayment | undefined;
  readonly reason: string;
}

export type FirstPaymentError =
  | PaidError
  | { type: 'ReasonMissing' }
  /** It says something else by now. */
  | { type: 'Voided' }
  /** More than it comes to is a payment of its own. Units: minor units. */
  | { type: 'MoreThanTotal'; most: number }
  /** Nobody is named who owes the rest, or whom we would owe it. */
  | { type: 'CustomerNeeded' }
  | { type: 'SupplierNeeded' };

/** What is known of the document. Units: minor units. */
interface PaidFor {
  readonly total: number;
  /** What is open on it now. */
  readonly balance: number;
  /** Who may pay later; undefined where nobody is named. */
  readonly party_id?: string | undefined;
}

/** What is paid with a document once one of its payments was put right; as when it was written down. [PAY-22, PAY-4, SAL-5] */
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
  // What was too much already, as it comes to less now, may stay.
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
