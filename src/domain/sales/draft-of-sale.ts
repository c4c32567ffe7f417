import type { Sale } from '../../../schemas/sale.schema.ts';
import type { SaleDraft } from './check-sale.ts';
import { paidFirst } from './first-payments.ts';
import { saleTotals } from './sale-totals.ts';

/** Fields from which a draft is made. */
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

/** Draft from which a stored sale could have been saved. [RTE-21] */
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
 * Payment of a sale with the given `total`: the first payment stays when the total changes. [SAL-39] A payment above
 * the total also counts as "all"; the surplus is shown as such.
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
