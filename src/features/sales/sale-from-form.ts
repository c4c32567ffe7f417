import { parseAmount } from '../../domain/money/currency.ts';
import { ok, refuse, type Result } from '../../domain/result.ts';
import type { SaleDraft, SaleError } from '../../domain/sales/check-sale.ts';
import { parseQuantity } from '../../domain/sales/parse-quantity.ts';
import { lineAmount } from '../../domain/sales/sale-totals.ts';
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
    ? lineAmount({ qty: qty.value, unit_price: price.value, factor: line.factor })
    : undefined;
}

/** Lines that count: empty ones beside others are left behind. */
const countedLines = (form: SaleForm): readonly LineForm[] => {
  const counted = form.lines.filter((line) => !isUncounted(line));
  return counted.length > 0 ? counted : form.lines;
};

/** Sum of all lines that are complete. Units: minor units. */
export const totalOf = (form: SaleForm, currency: string): number =>
  form.lines.reduce((sum, line) => sum + (amountOf(line, currency) ?? 0), 0);

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
    });
  }
  const note = form.note.trim();
  return ok({
    id: form.id,
    lines,
    ...(form.customer && { customer: { id: form.customer.id, name: form.customer.name } }),
    pay,
    ...(pay.kind !== 'all' && { due_date: dueDay(form, now.today) }),
    occurred_at: form.occurred_at ?? (form.yesterday ? yesterdayAt(now.at) : now.at),
    ...(note && { note }),
  });
}

const yesterdayAt = (instant: string): string => new Date(Date.parse(instant) - 24 * 3_600_000).toISOString();
