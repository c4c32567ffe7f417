import type { Purchase } from '../../../schemas/purchase.schema.ts';
import { purchaseTotal, type PurchaseDraft } from './check-purchase.ts';

/** Draft from which a stored purchase could have been saved. [RTE-46] */
export function draftOfPurchase(purchase: Purchase): PurchaseDraft {
  const { id, lines, vendor_id, vendor_name = '', occurred_at, due_date, note } = purchase;
  const { transport_cost, transport_method, other_cost, supplier_invoice_no, tax_recoverable } = purchase;
  return {
    id,
    lines,
    ...(vendor_id !== undefined && { vendor: { id: vendor_id, name: vendor_name } }),
    ...(transport_cost !== undefined && { transport_cost }),
    ...(transport_method !== undefined && { transport_method }),
    ...(other_cost !== undefined && { other_cost }),
    ...(supplier_invoice_no !== undefined && { supplier_invoice_no }),
    pay: payOfPurchase(purchase, purchaseTotal(purchase)),
    ...(due_date !== undefined && { due_date }),
    occurred_at,
    ...(note && { note }),
    ...(tax_recoverable !== undefined && { tax_recoverable }),
  };
}

/** Payment of a purchase with the given `total`: the first payment stays when the total changes. */
export function payOfPurchase(
  { initial_payment, due_date }: Pick<Purchase, 'initial_payment' | 'due_date'>,
  total: number,
): PurchaseDraft['pay'] {
  if (!initial_payment)
    return total > 0 || due_date !== undefined ? { kind: 'later' } : { kind: 'all', method: 'cash' };
  const { amount, method, reference } = initial_payment;
  const how = { method, ...(reference !== undefined && { reference }) };
  return amount >= total ? { kind: 'all', ...how } : { kind: 'part', amount, ...how };
}
