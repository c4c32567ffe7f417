import type { Sale, SaleLine } from '../../../schemas/sale.schema.ts';
import { MAX_MORE_PAYMENTS, MAX_QUANTITY, MAX_SALE_LINES } from '../../../schemas/bounds.ts';
import { maxMoney } from '../money/max-money.ts';
import { sumOf } from '../numbers/sum.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { NotForSale } from './birds-for-sale.ts';
import { KILOGRAM } from './sale-money.ts';
import { lineAmount, saleTotals, type SaleToTotal } from './sale-totals.ts';
import { isInFuture } from '../time/future.ts';

/** A sale in the form, before the device adds numbers and times. */
export interface SaleDraft {
  /** Generated when the form opens, so that saving twice saves one record. [SAL-11] */
  readonly id: string;
  readonly lines: readonly SaleLine[];
  readonly customer?: { readonly id: string; readonly name: string } | undefined;
  /** `more`: payments in other methods; the first method has the rest of the amount paid. [SAL-51] */
  readonly pay:
    | ({ readonly kind: 'all' } & PaidInWays)
    | ({ readonly kind: 'part'; readonly amount: number } & PaidInWays)
    | { readonly kind: 'later' };
  /** Due day of the rest; only with a balance. */
  readonly due_date?: string | undefined;
  readonly occurred_at?: string | undefined;
  readonly note?: string | undefined;
  /** Discount on the whole sale. Units: minor units. [SAL-37] */
  readonly order_discount?: number | undefined;
  readonly delivery_fee?: number | undefined;
  readonly delivery?: Sale['delivery'];
  /** Signed rounding to the cash step; only when everything is paid in cash at once. Units: minor units. [SAL-45] */
  readonly rounding?: number | undefined;
  /** Goods leave later: no stock moves until it is confirmed. [SAL-34] */
  readonly is_order?: true | undefined;
}
interface PaidInWays {
  readonly method: PayMethod;
  readonly reference?: string;
  readonly more?: readonly NonNullable<Sale['initial_payment']>[] | undefined;
}
export type PayMethod = NonNullable<Sale['initial_payment']>['method'];

/** Numbers of a line that can be invalid. */
export type NumberField = 'qty' | 'weight_g' | 'unit_price';

export type SaleError =
  | { type: 'NoLines' }
  | { type: 'TooManyLines' }
  | { type: 'NumberAboveZero'; line_id: string; field: NumberField }
  | { type: 'NumberTooLong'; line_id: string; field: NumberField }
  /** A line, the delivery or the total exceeds the largest amount. [MNY-15] */
  | { type: 'ComesToTooMuch' }
  | NotForSale
  | { type: 'DescriptionMissing'; line_id: string }
  | { type: 'CustomerNeeded' }
  | { type: 'PartAmount' }
  | { type: 'ReferenceNeeded' }
  /** The amount paid in another method is invalid, or the whole. [SAL-51] */
  | { type: 'OtherWayAmount' }
  | { type: 'DueBeforeSale' }
  /** The discount exceeds the price. */
  | { type: 'DiscountTooBig' }
  | { type: 'LineDiscountTooBig'; line_id: string }
  /** The discount or delivery fee cannot be parsed. */
  | { type: 'AmountUnclear'; typed: string }
  | { type: 'DeliveryPhone' }
  /** Not paid in cash at once, or as large as the cash step of the business. */
  | { type: 'RoundingWrong' }
  | { type: 'FutureDate' };

/** Fields of a draft that determine its total. */
export const moneyOf = ({ lines, order_discount, delivery_fee, rounding }: SaleDraft): SaleToTotal => ({
  lines,
  order_discount,
  delivery_fee,
  rounding,
});

const isWithin = (amount: number, most: number): boolean =>
  Number.isSafeInteger(amount) && amount >= 0 && amount <= most;

/**
 * Check a sale before it is saved; used by both the form and the command. [SAL-2..5, SAL-8, SAL-45] `kept_rounding` is
 * that of a sale whose payment stays, including after a correction of the payment. [PAY-22] Errors: the first refusal,
 * tagged, with its line.
 */
export function checkSale(
  draft: SaleDraft,
  now: {
    at: string;
    today: string;
    currency: string;
    cash_step?: number | undefined;
    kept_rounding?: number | undefined;
  },
): Result<SaleDraft, SaleError> {
  const most = maxMoney(now.currency);
  if (draft.lines.length === 0) return refuse({ type: 'NoLines' });
  if (draft.lines.length > MAX_SALE_LINES) return refuse({ type: 'TooManyLines' });
  for (const line of draft.lines) {
    const { line_id } = line;
    if (line.description.trim() === '') return refuse({ type: 'DescriptionMissing', line_id });
    if (!(Number.isSafeInteger(line.qty) && line.qty > 0))
      return refuse({ type: 'NumberAboveZero', line_id, field: 'qty' });
    if (line.qty > MAX_QUANTITY) return refuse({ type: 'NumberTooLong', line_id, field: 'qty' });
    if (!(Number.isSafeInteger(line.unit_price) && line.unit_price >= 0))
      return refuse({ type: 'NumberAboveZero', line_id, field: 'unit_price' });
    if (line.unit_price > most) return refuse({ type: 'NumberTooLong', line_id, field: 'unit_price' });
    const { weight_g } = line;
    if (weight_g !== undefined && !(Number.isSafeInteger(weight_g) && weight_g > 0))
      return refuse({ type: 'NumberAboveZero', line_id, field: 'weight_g' });
    if (weight_g !== undefined && weight_g > MAX_QUANTITY)
      return refuse({ type: 'NumberTooLong', line_id, field: 'weight_g' });
    // Checked before the exact multiplication: two long numbers can exceed the safe integer range.
    const [much, factor] = weight_g === undefined ? [line.qty, line.factor] : [weight_g, KILOGRAM];
    if ((much * line.unit_price) / factor > most) return refuse({ type: 'ComesToTooMuch' });
  }
  const { order_discount = 0, delivery_fee = 0 } = draft;
  const subtotal = draft.lines.reduce((sum, line) => sum + lineAmount(line) - (line.discount ?? 0), 0);
  const tooBig = draft.lines.find((line) => !isWithin(line.discount ?? 0, lineAmount(line)));
  if (tooBig) return refuse({ type: 'LineDiscountTooBig', line_id: tooBig.line_id });
  if (!isWithin(order_discount, subtotal)) return refuse({ type: 'DiscountTooBig' });
  if (!isWithin(delivery_fee, most)) return refuse({ type: 'ComesToTooMuch' });
  const { total } = saleTotals(moneyOf(draft), now.today);
  if (total > most) return refuse({ type: 'ComesToTooMuch' });
  const { pay, rounding = 0 } = draft;
  const more = (pay.kind !== 'later' && pay.more) || [];
  const beside = sumOf(more, ({ amount }) => amount);
  if (more.length > MAX_MORE_PAYMENTS || !more.every(({ amount }) => Number.isSafeInteger(amount) && amount > 0))
    return refuse({ type: 'OtherWayAmount' });
  if (pay.kind === 'all' && more.length > 0 && beside >= total) return refuse({ type: 'OtherWayAmount' });
  const isCash = pay.kind === 'all' && pay.method === 'cash' && more.length === 0;
  const isKept = rounding === 0 || rounding === now.kept_rounding;
  if (!isKept && !(isCash && Number.isSafeInteger(rounding) && Math.abs(rounding) < (now.cash_step ?? 0)))
    return refuse({ type: 'RoundingWrong' });
  if (pay.kind === 'part' && !(pay.amount > 0 && pay.amount + beside < total)) return refuse({ type: 'PartAmount' });
  if (pay.kind !== 'all' && total > 0 && !draft.customer) return refuse({ type: 'CustomerNeeded' });
  const ways = pay.kind === 'later' ? [] : [pay, ...more];
  if (ways.some(({ method, reference }) => method === 'mobile_money' && !reference?.trim()))
    return refuse({ type: 'ReferenceNeeded' });
  if (pay.kind !== 'all' && draft.due_date !== undefined && draft.due_date < now.today)
    return refuse({ type: 'DueBeforeSale' });
  if (isInFuture(draft.occurred_at, now.at)) return refuse({ type: 'FutureDate' });
  return ok(draft);
}
