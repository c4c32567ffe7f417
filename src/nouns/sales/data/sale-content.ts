import { paidAtOnce } from '../../../domain/payments/paid-at-once.ts';
import type { Sale } from '../../../../schemas/sale.schema.ts';
import { moneyOf, type SaleDraft } from '../../../domain/sales/check-sale.ts';
import { saleTotals } from '../../../domain/sales/sale-totals.ts';
import { localDay } from '../../../domain/time/local-day.ts';

/** The part of a sale that a person types. */
export const SALE_CONTENT = [
  'occurred_at',
  'day',
  'lines',
  'customer_id',
  'customer_name',
  'initial_payment',
  'due_date',
  'note',
  'order_discount',
  'delivery_fee',
  'delivery',
  'rounding',
] as const satisfies readonly (keyof Sale)[];

export type SaleContent = Pick<Sale, (typeof SALE_CONTENT)[number]>;

/** What a checked draft says, as it is stored. [SAL-1] */
export const saleContent = (draft: SaleDraft, occurred_at: string): SaleContent => ({
  occurred_at,
  day: localDay(new Date(occurred_at)),
  lines: draft.lines.map(({ discount, weight_g, override_reason, ...line }) => ({
    ...line,
    description: line.description.trim(),
    ...(discount && { discount }),
    ...(weight_g !== undefined && { weight_g }),
    ...(override_reason?.trim() && { override_reason: override_reason.trim() }),
  })),
  ...(draft.customer && { customer_id: draft.customer.id, customer_name: draft.customer.name }),
  ...paymentOf(draft),
  ...(draft.note?.trim() && { note: draft.note.trim() }),
  ...(draft.order_discount && { order_discount: draft.order_discount }),
  ...(draft.delivery_fee && { delivery_fee: draft.delivery_fee }),
  ...(draft.delivery && { delivery: draft.delivery }),
  ...(draft.rounding && { rounding: draft.rounding }),
});

/** Part of the sale itself: a cash sale is one document. A sale of nothing has no payment. */
function paymentOf(draft: SaleDraft): Pick<Sale, 'initial_payment' | 'due_date'> {
  const { pay, due_date } = draft;
  const initial_payment = paidAtOnce(pay, saleTotals(moneyOf(draft), '').total);
  return {
    ...(initial_payment && { initial_payment }),
    ...(pay.kind !== 'all' && due_date !== undefined && { due_date }),
  };
}
