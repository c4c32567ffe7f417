import type { Sale } from '../../../schemas/sale.schema.ts';
import type { SaleDraft } from './check-sale.ts';
import { paidFirst } from './first-payments.ts';
import { saleTotals } from './sale-totals.ts';

/** What a draft is made of. */
type StoredSale = Pick<
  Sale,
  | 'id'
  | 'lines'
  | 'order_discount'
  | 'delivery_fee'
  | 'delivery'
  | 'rounding'
  | 'customer_id'
  | 'customer_name'
  | 'initial_payment'
  | 'more_payments'
  | 'due_date'
  | 'occurred_at'
  | 'note'
> &
  Partial<Pick<Sale, 'status'>>;

/** A stored sale as the draft that it could have been saved from. [RTE-21] */
export function draftOfSale(sale: StoredSale): SaleDraft {
  const { id, lines, customer_id, customer_name = '', due_date, occurred_at, note } = sale;
  const { order_discount, delivery_fee, delivery, rounding } = sale;
  return {
    id,
    lines,
    ...(customer_id !== undefined && { customer: { id: customer_id, name: customer_name } }),
    pay: payOf(sale, saleTotals({ lines, order_discount, delivery_fee, rounding }, '').total),
    ...(due_date !== undefined && { due_date }),
    occurred_at,
    ...(note && { note }),
    ...(order_discount && { order_discount }),
    ...(delivery_fee && { delivery_fee }),
    ...(delivery && { delivery }),
    ...(rounding && { rounding }),
    ...(sale.status === 'order' && { is_order: true as const }),
  };
}

/**
 * How a sale that comes to `total` is paid: what was paid at first stays when the total is a new one. [SAL-39]
 * More than the total is "all" too; what is too much is shown as such.
 */
export function payOf(
  {
    initial_payment,
    more_payments,
    due_date,
  }: Partial<Pick<StoredSale, 'initial_payment' | 'more_payments' | 'due_date'>>,
  total: number,
): SaleDraft['pay'] {
  if (!initial_payment)
    return total > 0 || due_date !== undefined ? { kind: 'later' } : { kind: 'all', method: 'cash' };
  const { amount, method, reference } = initial_payment;
  const more = more_payments && { more: more_payments };
  const how = { method, ...(reference !== undefined && { reference }), ...more };
  return paidFirst({ initial_payment, more_payments }) >= total
    ? { kind: 'all', ...how }
    : { kind: 'part', amount, ...how };
}
