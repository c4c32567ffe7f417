import { parseAmount } from '../../domain/money/currency.ts';
import { ok, refuse, type Result } from '../../domain/result.ts';
import type { SaleDraft, SaleError } from '../../domain/sales/check-sale.ts';
import { parseQuantity } from '../../domain/sales/parse-quantity.ts';
import { lineAmount } from '../../domain/sales/sale-totals.ts';
import { toE164 } from '../../domain/phones/phone-number.ts';
import { addDays } from '../../domain/time/local-day.ts';
import { halvesToDecimals } from '../../ui/numbers/press-key.ts';
import { isUncounted, type LineForm, type SaleForm } from './sale-form.ts';

type NumberProblem = { type: 'NumberAboveZero' } | { type: 'NumberTooLong' };

/** Quantity of a line in base units: whole units and loose ones. [SAL-3, SAL-4, SAL-9] */
export function quantityOf(line: LineForm): Result<number, NumberProblem> {
  if (isUncounted(line)) return refuse({ type: 'NumberAboveZero' });
  let qty = 0;
  for (const [text, factor] of [
    [line.whole, line.factor],
    [line.loose, 1],
  ] as const) {
    // A nought beside a number that counts is fine: 0 trays and 15 loose.
    if (text === '' || /^0+$/.test(text)) continue;
    const part = parseQuantity(halvesToDecimals(text).replace(/\+$/, ''), factor);
    if (!part.ok) return part;
    qty += part.value;
  }
  return qty > 0 ? ok(qty) : refuse({ type: 'NumberAboveZero' });
}

/** Price of one unit in minor units; nought is a price, an empty field is not. [SAL-2, SAL-4] */
export function priceOf(line: LineForm, currency: string): Result<number, NumberProblem> {
  if (line.price.includes('-')) return refuse({ type: 'NumberAboveZero' });
  if (line.price.replace(/\D/g, '').length > 10) return refuse({ type: 'NumberTooLong' });
  const price = parseAmount(line.price, currency);
  return price === undefined ? refuse({ type: 'NumberAboveZero' }) : ok(price);
}

/** What a line comes to; undefined while it cannot be told. Units: minor units. */
export function amountOf(line: LineForm, currency: string): number | undefined {
  const qty = quantityOf(line);
  const price = priceOf(line, currency);
  if (!qty.ok || !price.ok) return undefined;
  const amount = qty.value * price.value;
  return Number.isSafeInteger(amount)
    ? lineAmount({ qty: qty.value, unit_price: price.value, factor: line.factor }) - amountIn(line.discount, currency)
    : undefined;
}

/** Lines that count: empty ones beside others are left behind. */
const countedLines = (form: SaleForm): readonly LineForm[] => {
  const counted = form.lines.filter((line) => !isUncounted(line));
  return counted.length > 0 ? counted : form.lines;
};

/** What it comes to: lines that are complete, less what is let off, and the delivery. Units: minor units. */
export const totalOf = (form: SaleForm, currency: string): number =>
  Math.max(0, linesOf(form, currency) - amountIn(form.discount, currency)) + amountIn(form.delivery?.fee, currency);

/** Sum of the lines, before anything is let off the whole. Units: minor units. */
export const linesOf = (form: SaleForm, currency: string): number =>
  form.lines.reduce((sum, line) => sum + (amountOf(line, currency) ?? 0), 0);

/** An amount that may be left empty. Units: minor units. */
export const amountIn = (typed: string | undefined, currency: string): number =>
  (typed ? parseAmount(typed, currency) : undefined) ?? 0;

/** Day by which the rest is to be paid. */
export const dueDay = (form: SaleForm, today: string): string =>
  'day' in form.due ? form.due.day : addDays(today, form.due.days);

/**
 * The sale that the form means, as the command takes it. [SAL-1]
 * Errors: the first field that cannot be read, with its line.
 */
export function saleFromForm(
  form: SaleForm,
  pay: SaleDraft['pay'],
  { currency, now }: { currency: string; now: { at: string; today: string } },
): Result<SaleDraft, SaleError> {
  const lines: SaleDraft['lines'][number][] = [];
  for (const line of countedLines(form)) {
    const { line_id, item_kind, item_id, description, unit, factor } = line;
    const qty = quantityOf(line);
    if (!qty.ok) return refuse({ ...qty.error, line_id, field: 'qty' });
    const price = priceOf(line, currency);
    if (!price.ok) return refuse({ ...price.error, line_id, field: 'unit_price' });
    lines.push({
      line_id,
      item_kind,
      ...(item_id && { item_id }),
      description,
      qty: qty.value,
      unit,
      factor,
      unit_price: price.value,
      ...letOff(amountIn(line.discount, currency), line),
    });
  }
  const note = form.note.trim();
  const order_discount = amountIn(form.discount, currency);
  const delivery_fee = amountIn(form.delivery?.fee, currency);
  const delivery = deliveryOf(form.delivery, currency);
  if (delivery === 'wrong phone') return refuse({ type: 'DeliveryPhone' });
  return ok({
    id: form.id,
    lines,
    ...(form.customer && { customer: { id: form.customer.id, name: form.customer.name } }),
    pay,
    ...(pay.kind !== 'all' && { due_date: dueDay(form, now.today) }),
    occurred_at: form.occurred_at ?? (form.yesterday ? yesterdayAt(now.at) : now.at),
    ...(note && { note }),
    ...(order_discount > 0 && { order_discount }),
    ...(form.delivery && delivery_fee > 0 && { delivery_fee }),
    ...(delivery && { delivery }),
    ...(form.order && { is_order: true as const }),
  });
}

/** A discount that was taken away is told, as the line of before may have had one. */
const letOff = (discount: number, line: LineForm) =>
  discount > 0 || line.discount !== undefined ? { discount: discount > 0 ? discount : undefined } : {};

function deliveryOf(form: SaleForm['delivery'], currency: string): SaleDraft['delivery'] | 'wrong phone' {
  if (!form) return undefined;
  const { date, status, by } = form;
  const address = form.address.trim();
  const phone = form.phone.trim() ? toE164(form.phone, currency) : undefined;
  if (phone && !phone.ok) return 'wrong phone';
  return {
    ...(address && { address }),
    ...(phone && { phone: phone.value }),
    ...(date && { date }),
    status,
    ...(by && { by }),
  };
}

const yesterdayAt = (instant: string): string => new Date(Date.parse(instant) - 24 * 3_600_000).toISOString();
