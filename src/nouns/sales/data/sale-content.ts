import { paidAtOnce } from '../../../domain/payments/paid-at-once.ts';
import { keptReference } from '../../../domain/payments/check-payment.ts';
import { sumOf } from '../../../domain/numbers/sum.ts';
import type { Sale } from '../../../../schemas/sale.schema.ts';
import { moneyOf, type SaleDraft } from '../../../domain/sales/check-sale.ts';
import { saleTotals } from '../../../domain/sales/sale-totals.ts';
import { lineTax } from '../../../domain/tax/taxes.ts';
import { localDay } from '../../../domain/time/local-day.ts';

/** The fields of a sale that a user types. */
export const SALE_CONTENT = [
  'occurred_at',
  'day',
  'lines',
  'customer_id',
  'customer_name',
  'initial_payment',
  'more_payments',
  'due_date',
  'note',
  'order_discount',
  'delivery_fee',
  'delivery',
  'rounding',
] as const satisfies readonly (keyof Sale)[];

export type SaleContent = Pick<Sale, (typeof SALE_CONTENT)[number]>;

/** Content of a checked draft, as it is stored. [SAL-1] */
export const saleContent = (draft: SaleDraft, occurred_at: string): SaleContent => ({
  occurred_at,
  day: localDay(new Date(occurred_at)),
  lines: draft.lines.map(({ discount, weight_g, override_reason, tax_rate, tax_inclusive, ...line }) => ({
    ...line,
    description: line.description.trim(),
    ...(discount && { discount }),
    ...(weight_g !== undefined && { weight_g }),
    ...lineTax(tax_rate, tax_inclusive === true),
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

/** Part of the sale itself: a cash sale is one document. A sale with a total of zero has no payment. */
function paymentOf(draft: SaleDraft): Pick<Sale, 'initial_payment' | 'more_payments' | 'due_date'> {
  const { pay, due_date } = draft;
  const more = (pay.kind !== 'later' && pay.more) || [];
  const { total } = saleTotals(moneyOf(draft), '');
  const initial_payment = paidAtOnce(pay, total - sumOf(more, ({ amount }) => amount));
  const kept = more.map(({ reference, ...way }) => ({ ...way, ...(keptReference(reference) && { reference: keptReference(reference) }) })); // prettier-ignore
  return {
    ...(initial_payment && { initial_payment }),
    ...(initial_payment && kept.length > 0 && { more_payments: kept }),
    ...(pay.kind !== 'all' && due_date !== undefined && { due_date }),
  };
}
