import type { Purchase } from '../../../../schemas/purchase.schema.ts';
import { paidAtOnce } from '../../../domain/payments/paid-at-once.ts';
import { purchaseTotal, type PurchaseDraft } from '../../../domain/purchases/check-purchase.ts';
import { localDay } from '../../../domain/time/local-day.ts';

/** The fields of a purchase that a user types. */
export const PURCHASE_CONTENT = [
  'occurred_at',
  'day',
  'goods',
  'lines',
  'vendor_id',
  'vendor_name',
  'transport_cost',
  'transport_method',
  'other_cost',
  'supplier_invoice_no',
  'tax_recoverable',
  'initial_payment',
  'due_date',
  'note',
] as const satisfies readonly (keyof Purchase)[];

export type PurchaseContent = Pick<Purchase, (typeof PURCHASE_CONTENT)[number]>;

/** Content of a checked draft, as it is stored. [PUR-1] */
export function purchaseContent(draft: PurchaseDraft, occurred_at: string): PurchaseContent {
  const { lines, vendor, transport_cost, transport_method, other_cost, supplier_invoice_no, tax_recoverable } = draft;
  const kinds = new Set(lines.map(({ item_kind }) => item_kind));
  const invoice = supplier_invoice_no?.trim().slice(0, 40);
  const note = draft.note?.trim().slice(0, 500);
  return {
    occurred_at,
    day: localDay(new Date(occurred_at)),
    goods: kinds.size > 1 ? 'both' : lines[0]!.item_kind,
    lines: [...lines],
    ...(vendor && { vendor_id: vendor.id, vendor_name: vendor.name }),
    ...(transport_cost && { transport_cost }),
    ...(transport_cost && transport_method && { transport_method }),
    ...(other_cost && { other_cost }),
    ...(invoice && { supplier_invoice_no: invoice }),
    ...(tax_recoverable !== undefined && { tax_recoverable }),
    ...paymentOf(draft),
    ...(note && { note }),
  };
}

/**
 * Part of the purchase itself: a payment made at once needs no document of its own. A purchase without cost has no
 * payment.
 */
function paymentOf(draft: PurchaseDraft): Pick<Purchase, 'initial_payment' | 'due_date'> {
  const { pay, due_date } = draft;
  const initial_payment = paidAtOnce(pay, purchaseTotal(draft));
  return {
    ...(initial_payment && { initial_payment }),
    ...(pay.kind !== 'all' && due_date !== undefined && { due_date }),
  };
}
