import { ok, refuse, type Result } from '../../../../domain/result.ts';
import { cashRounding } from '../../../../domain/sales/cash-rounding.ts';
import type { SaleDraft, SaleError } from '../../../../domain/sales/check-sale.ts';
import { parseQuantity, type NumberError } from '../../../../domain/sales/parse-quantity.ts';
import { KILOGRAM, saleMoney } from '../../../../domain/sales/sale-money.ts';
import { mulDiv } from '../../../../domain/money/mul-div.ts';
import { sumOf } from '../../../../domain/numbers/sum.ts';
import { lineTax } from '../../../../domain/tax/taxes.ts';
import { lineAmount } from '../../../../domain/sales/sale-totals.ts';
import { toE164 } from '../../../../domain/phones/phone-number.ts';
import { addDays } from '../../../../domain/time/local-day.ts';
import { onDay } from '../../../../domain/time/on-day.ts';
import { homeCountry } from '../../../../ui/setup/habits.ts';
import { isUncounted, type LineForm, type SaleForm } from './sale-form.ts';
import { typedMoney } from '../../../../ui/numbers/typed-money.ts';
import { typedAmountOf } from '../../../../ui/numbers/typed-text.ts';
import { plainNumber, typedNumber } from '../../../../ui/numbers/typed-number.ts';

/**
 * Currency and rounding of a business. `cash_step`: the step to which cash is rounded; no rounding when omitted. Units:
 * minor units.
 */
export interface SaleMeans {
  readonly currency: string;
  readonly cash_step?: number | undefined;
  /** Its payment stays, and so does the rounding while the total is unchanged. [SAL-39, PAY-22] */
  readonly isPaid?: boolean | undefined;
}

/** Quantity of a line in base units: whole units and loose ones. [SAL-3, SAL-4, SAL-9] */
export function quantityOf(line: LineForm): Result<number, NumberError> {
  if (isUncounted(line)) return refuse({ type: 'NumberAboveZero' });
  let qty = 0;
  for (const [text, factor] of [
    [line.whole, line.factor],
    [line.loose, 1],
  ] as const) {
    // A zero beside a counted number is fine: 0 trays and 15 loose.
    if (text === '' || /^0+$/.test(text)) continue;
    const part = parseQuantity(plainNumber(text), factor);
    if (!part.ok) return part;
    qty += part.value;
  }
  return qty > 0 ? ok(qty) : refuse({ type: 'NumberAboveZero' });
}

/** Weight of a line that is sold by weight; undefined for other lines. [MNY-12] Units: grams. */
export function weightOf({ weight }: LineForm): Result<number | undefined, NumberError> {
  if (weight === undefined) return ok(undefined);
  return parseQuantity(plainNumber(weight), KILOGRAM);
}

/** Price of one unit in minor units; zero is a price, an empty field is not. [SAL-2, SAL-4] */
export function priceOf(line: LineForm, currency: string): Result<number, NumberError> {
  const price = typedMoney(line.price, currency);
  if (price === Infinity) return refuse({ type: 'NumberTooLong' });
  return Number.isNaN(price) ? refuse({ type: 'NumberAboveZero' }) : ok(price);
}

/** Amount of a line; undefined while incomplete. Units: minor units. */
export function amountOf(line: LineForm, currency: string): number | undefined {
  const qty = quantityOf(line);
  const price = priceOf(line, currency);
  const weight = weightOf(line);
  if (!qty.ok || !price.ok || !weight.ok) return undefined;
  const amount = Math.max(qty.value, weight.value ?? 0) * price.value;
  if (!Number.isSafeInteger(amount)) return undefined;
  const counted = { qty: qty.value, unit_price: price.value, factor: line.factor, weight_g: weight.value };
  const gross = lineAmount(counted);
  return gross - discountIn(line.discount, gross, currency);
}

/** The amount before any discount. */
const grossOf = (line: LineForm, currency: string): number => amountOf({ ...line, discount: undefined }, currency) ?? 0;

/** Discount of a line. Units: minor units. */
export const lineDiscount = (line: LineForm, currency: string): number =>
  discountIn(line.discount, grossOf(line, currency), currency);

/** Lines with content: empty ones beside others are left out. */
const countedLines = (form: SaleForm): readonly LineForm[] => {
  const counted = form.lines.filter((line) => !isUncounted(line));
  return counted.length > 0 ? counted : form.lines;
};

/** Total of the sale: complete lines, minus discounts, plus tax on top, plus delivery. Units: minor units. */
export const totalOf = (form: SaleForm, currency: string): number => moneyOf(form, currency).total;

/** The tax in it, and the part included in the prices. [TAX-3] Units: minor units. */
export function taxOf(form: SaleForm, currency: string): { all: number; inside: number } {
  const { lines } = moneyOf(form, currency);
  const complete = completeLines(form, currency);
  const isInside = (at: number) => complete[at]!.line.tax?.inside === true;
  return { all: sumOf(lines, ({ tax }) => tax), inside: sumOf(lines.filter((_, at) => isInside(at)), ({ tax }) => tax) }; // prettier-ignore
}

function moneyOf(form: SaleForm, currency: string): ReturnType<typeof saleMoney> {
  return saleMoney({
    // Use the amount instead of the quantity: a line's amount is computed in one place.
    lines: completeLines(form, currency).map(({ line, amount }) => ({
      qty: 1,
      factor: 1,
      unit_price: amount,
      ...lineTax(line.tax?.rate, line.tax?.inside === true),
    })),
    order_discount: Math.min(orderDiscount(form, currency), Math.max(0, linesOf(form, currency))),
    delivery_fee: amountIn(form.delivery?.fee, currency),
  });
}

const completeLines = (form: SaleForm, currency: string) =>
  form.lines.flatMap((line) => {
    const amount = amountOf(line, currency);
    return amount === undefined ? [] : [{ line, amount }];
  });

/**
 * Amount added when all is paid in cash; a saved sale keeps its own while its total is unchanged. [SAL-45] Units: minor
 * units.
 */
export function roundingOf(form: SaleForm, { currency, cash_step }: SaleMeans): number {
  const total = totalOf(form, currency);
  return form.rounded?.of === total ? form.rounded.by : cashRounding(total, cash_step);
}

/** Sum of the lines, before the discount on the whole sale. Units: minor units. */
export const linesOf = (form: SaleForm, currency: string): number =>
  form.lines.reduce((sum, line) => sum + (amountOf(line, currency) ?? 0), 0);

/** An optional amount; an unreadable one counts as zero until it is refused. Units: minor units. */
export const amountIn = (typed: string | undefined, currency: string): number =>
  (typed ? typedMoney(typed, currency) : 0) || 0;

/**
 * A discount on an amount, as money or as a percentage, "5 %"; an unreadable one counts as zero until it is refused.
 * [SAL-50] Units: minor units.
 */
export function discountIn(typed: string | undefined, of: number, currency: string): number {
  if (!typed || !isPercent(typed)) return amountIn(typed, currency);
  return mulDiv(Math.max(0, of), percentIn(typed) ?? 0, 10_000);
}

export const isPercent = (typed: string | undefined): boolean => typed?.trim().endsWith('%') === true;

/** A typed percentage in basis points; undefined when it is invalid, or above 100 %. */
function percentIn(typed: string): number | undefined {
  const percent = Math.round(typedNumber(typed.replace('%', '')) * 100);
  return percent >= 0 && percent <= 10_000 ? percent : undefined;
}

/**
 * True when an amount or percentage is readable; a percentage whose amount exceeds the typable limit could not be
 * changed any more.
 */
function isClear(typed: string, of: number, currency: string): boolean {
  if (!isPercent(typed)) return Number.isFinite(typedMoney(typed, currency));
  const amount = typedAmountOf(discountIn(typed, of, currency), currency);
  return percentIn(typed) !== undefined && Number.isFinite(typedMoney(amount, currency));
}

/** Discount on the whole sale, beside that of its lines. Units: minor units. */
export const orderDiscount = (form: SaleForm, currency: string): number =>
  discountIn(form.discount, linesOf(form, currency), currency);

/** The ways of payment now, without the amount of the first. [SAL-51] */
export function waysOf({ method, reference, more = [] }: SaleForm, currency: string) {
  const said = (typed: string) => (typed.trim() ? { reference: typed.trim() } : {});
  return {
    method,
    ...(method !== 'cash' && said(reference)),
    ...(more.length > 0 && {
      more: more.map((way) => ({
        amount: typedMoney(way.amount, currency),
        method: way.method,
        ...(way.method !== 'cash' && said(way.reference)),
      })),
    }),
  };
}

/** Due date of the rest. */
export const dueDay = (form: SaleForm, today: string): string =>
  'day' in form.due ? form.due.day : addDays(form.day || today, form.due.days);

/** The sale in the form, as the command takes it. [SAL-1] Errors: the first unreadable field, with its line. */
export function saleFromForm(
  form: SaleForm,
  pay: SaleDraft['pay'],
  { currency, cash_step, isPaid, now }: SaleMeans & { readonly now: { readonly at: string; readonly today: string } },
): Result<SaleDraft, SaleError> {
  const lines: SaleDraft['lines'][number][] = [];
  for (const line of countedLines(form)) {
    const { line_id, item_kind, item_id, farm_id, description, unit, factor } = line;
    const qty = quantityOf(line);
    if (!qty.ok) return refuse({ ...qty.error, line_id, field: 'qty' });
    const weight = weightOf(line);
    if (!weight.ok) return refuse({ ...weight.error, line_id, field: 'weight_g' });
    const price = priceOf(line, currency);
    if (!price.ok) return refuse({ ...price.error, line_id, field: 'unit_price' });
    lines.push({
      line_id,
      item_kind,
      ...(item_id && { item_id }),
      ...(farm_id && { farm_id }),
      description,
      qty: qty.value,
      unit,
      factor,
      unit_price: price.value,
      ...letOff(lineDiscount(line, currency), line),
      // Set also when undefined: the line before the change may have had one.
      tax_rate: line.tax?.rate,
      tax_inclusive: line.tax?.inside ? true : undefined,
      ...(item_kind === 'bird' && { weight_g: weight.value, override_reason: line.override?.trim() || undefined }),
    });
  }
  const amounts = [
    { typed: form.discount, of: linesOf(form, currency) },
    { typed: form.delivery?.fee, of: 0 },
    ...countedLines(form).map((line) => ({ typed: line.discount, of: grossOf(line, currency) })),
  ];
  const unclear = amounts.find(({ typed, of }) => typed && !isClear(typed, of, currency))?.typed;
  if (unclear) return refuse({ type: 'AmountUnclear', typed: unclear });
  const note = form.note.trim();
  const order_discount = orderDiscount(form, currency);
  const delivery_fee = amountIn(form.delivery?.fee, currency);
  const isInCash = pay.kind === 'all' && pay.method === 'cash' && !pay.more;
  const rounding = isPaid || isInCash ? roundingOf(form, { currency, cash_step }) : 0;
  const delivery = deliveryOf(form.delivery, currency);
  if (delivery === 'wrong phone') return refuse({ type: 'DeliveryPhone' });
  return ok({
    id: form.id,
    lines,
    ...(form.customer && { customer: { id: form.customer.id, name: form.customer.name } }),
    pay,
    ...(pay.kind !== 'all' && { due_date: dueDay(form, now.today) }),
    occurred_at: form.occurred_at ?? (form.day === '' ? now.at : onDay(form.day, now.at)),
    ...(note && { note }),
    ...(order_discount > 0 && { order_discount }),
    ...(form.delivery && delivery_fee > 0 && { delivery_fee }),
    ...(delivery && { delivery }),
    ...(rounding !== 0 && { rounding }),
    ...(form.order && { is_order: true as const }),
  });
}

/** A removed discount is sent as well, as the line before the change may have had one. */
const letOff = (discount: number, line: LineForm) =>
  discount > 0 || line.discount !== undefined ? { discount: discount > 0 ? discount : undefined } : {};

function deliveryOf(form: SaleForm['delivery'], currency: string): SaleDraft['delivery'] | 'wrong phone' {
  if (!form) return undefined;
  const { date, status, by } = form;
  const address = form.address.trim();
  const phone = form.phone.trim() ? toE164(form.phone, currency, homeCountry()) : undefined;
  if (phone && !phone.ok) return 'wrong phone';
  return {
    ...(address && { address }),
    ...(phone && { phone: phone.value }),
    ...(date && { date }),
    status,
    ...(by && { by }),
  };
}
