import type { Purchase } from '../../../schemas/purchase.schema.ts';
import type { PurchaseDraft } from '../purchases/check-purchase.ts';
import { keptReference } from './check-payment.ts';

/**
 * The payment made with a document in its stored form: all of the total, or a part; undefined for none. Units: minor
 * units. [PAY-4]
 */
export function paidAtOnce(pay: PurchaseDraft['pay'], total: number): Purchase['initial_payment'] {
  if (pay.kind === 'later') return undefined;
  const amount = pay.kind === 'all' ? total : pay.amount;
  const reference = keptReference(pay.reference);
  return amount > 0 ? { amount, method: pay.method, ...(reference !== undefined && { reference }) } : undefined;
}
