import type { Purchase } from '../../../schemas/purchase.schema.ts';
import { purchaseTotal, type PurchaseDraft } from './check-purchase.ts';

/** A stored purchase as the draft that it could have been saved from. [RTE-46] */
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

/** How a purchase that comes to `total` is paid: what was paid at first stays when the total is a new one. */
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
