import { splitQuantity } from '../../../../domain/money/units.ts';
import type { SaleDraft } from '../../../../domain/sales/check-sale.ts';
import { KILOGRAM, saleMoney } from '../../../../domain/sales/sale-money.ts';
import { movedTo } from '../../../../domain/time/on-day.ts';
import { emptySaleForm, type LineForm, type MoreWay, type SaleForm } from './sale-form.ts';
import { typedAmountOf } from '../../../../ui/numbers/typed-text.ts';
import { otherKey } from '../../../../domain/sales/other-key.ts';

/** The form of a sale: the inverse of `saleFromForm`. [RTE-21] */
export function formFromSale(sale: SaleDraft, currency: string): SaleForm {
  const { id, lines, customer, pay, due_date, occurred_at, note = '' } = sale;
  const { order_discount, delivery, delivery_fee, is_order, rounding } = sale;
  const empty = emptySaleForm(id);
  return {
    ...empty,
    lines: lines.map((line) => lineForm(line, currency)),
    active: lines[0] && { line_id: lines[0].line_id, field: 'whole' },
    customer,
    ...(pay.kind !== 'later' && { method: pay.method, reference: pay.reference ?? '' }),
    ...(pay.kind !== 'later' && pay.more && { more: pay.more.map((way) => moreWay(way, currency)) }),
    due: due_date === undefined ? empty.due : { day: due_date },
    occurred_at,
    stood_at: occurred_at,
    note,
    ...(order_discount !== undefined && { discount: typedAmount(order_discount, currency) }),
    ...(delivery && { delivery: deliveryForm(delivery, delivery_fee, currency) }),
    ...(is_order && { order: true }),
    ...(rounding && { rounded: { by: rounding, of: saleMoney({ lines, order_discount, delivery_fee }).total } }),
  };
}

type Way = Extract<SaleDraft['pay'], { readonly more?: unknown }>['more'] & object;
const moreWay = ({ amount, method, reference = '' }: Way[number], currency: string): MoreWay => ({
  amount: typedAmount(amount, currency),
  method,
  reference,
});

const typedAmount = (amount: number, currency: string): string => typedAmountOf(amount, currency);

const deliveryForm = (
  { address = '', phone = '', date = '', status, by }: NonNullable<SaleDraft['delivery']>,
  fee: number | undefined,
  currency: string,
): NonNullable<SaleForm['delivery']> => ({
  fee: fee === undefined ? '' : typedAmount(fee, currency),
  address,
  phone,
  date,
  status,
  ...(by !== undefined && { by }),
});

function lineForm(line: SaleDraft['lines'][number], currency: string): LineForm {
  const { line_id, item_kind, item_id, farm_id, description, unit, factor, qty, unit_price, discount } = line;
  const { weight_g, override_reason, tax_rate, tax_inclusive } = line;
  const { whole, loose } = splitQuantity(qty, factor);
  return {
    line_id,
    key: item_kind === 'bird' ? `bird:${farm_id}` : (item_id ?? otherKey(description)),
    item_kind,
    item_id,
    ...(farm_id && { farm_id }),
    description,
    unit,
    factor,
    whole: whole > 0 ? String(whole) : '',
    loose: loose > 0 ? String(loose) : '',
    price: typedAmount(unit_price, currency),
    ...(discount && { discount: typedAmount(discount, currency) }),
    ...(tax_rate !== undefined && { tax: { rate: tax_rate, inside: tax_inclusive === true } }),
    ...(weight_g !== undefined && { weight: String(weight_g / KILOGRAM) }),
    ...(override_reason && { override: override_reason }),
  };
}

/** The form of a saved sale on another day. [DOC-15] */
export const onAnotherDay = ({ stood_at }: SaleForm, day: string, now: Date): Pick<SaleForm, 'occurred_at'> => ({
  occurred_at: movedTo(stood_at ?? now.toISOString(), day, now.toISOString()),
});

/** True when two forms hold the same values, regardless of where the keypad writes. */
export const isSameForm = (a: SaleForm, b: SaleForm): boolean => contentOf(a) === contentOf(b);

const contentOf = ({ active: _active, fresh: _fresh, ...typed }: SaleForm): string => JSON.stringify(typed);
