import { mulDiv } from '../money/mul-div.ts';

/** A sold or bought line: its quantity, and its present amount. Units: base units, minor units, basis points. */
export interface LineGiven {
  readonly line_id: string;
  readonly qty: number;
  readonly net: number;
  readonly tax: number;
  readonly tax_rate?: number | undefined;
}

/** A returned part of a line, with its fixed amount. Units: base units, minor units. */
export interface LineBack {
  readonly line_id: string;
  readonly qty: number;
  readonly net?: number | undefined;
  readonly tax?: number | undefined;
}

/** Quantity of each line not yet returned, by line id. Units: base units. [SAL-33, PUR-8] */
export const notBack = (
  given: readonly Pick<LineGiven, 'line_id' | 'qty'>[],
  before: readonly LineBack[],
): Map<string, number> =>
  new Map(given.map(({ line_id, qty }) => [line_id, Math.max(0, qty - backOf(before, line_id, 'qty'))]));

/** Returned quantity or amount of a line. */
const backOf = (before: readonly LineBack[], id: string, what: 'qty' | 'net' | 'tax'): number =>
  before.reduce((sum, one) => (one.line_id === id ? sum + (one[what] ?? 0) : sum), 0);

/**
 * Value of returned goods: their share of the remaining amount of their line, computed again for each return, because
 * price, discount and tax may have been changed since an earlier one. The last goods take the whole remainder,
 * including that of lines already returned, so that the parts sum to the whole to the last minor unit, net and tax
 * separately. [LED-15] Goods for which more was refunded than they cost now are worth nothing. Units: base units, minor
 * units.
 */
export function partsBack(
  given: readonly LineGiven[],
  before: readonly LineBack[],
  wanted: readonly { readonly line_id: string; readonly qty: number }[],
): { parts: (LineBack & { net: number; tax: number })[]; isLast: boolean } {
  const left = given.map((line) => ({
    ...line,
    qty: line.qty - backOf(before, line.line_id, 'qty'),
    net: line.net - backOf(before, line.line_id, 'net'),
    tax: line.tax - backOf(before, line.line_id, 'tax'),
    now: backOf(wanted, line.line_id, 'qty'),
  }));
  const isLast = left.every(({ qty, now }) => qty <= now);
  const parts = left.flatMap(({ line_id, qty, net, tax, tax_rate, now }) => {
    if (now === 0 || now > qty) return [];
    const part = { line_id, qty: now, net: mulDiv(net, now, qty), tax: mulDiv(tax, now, qty), tax_rate };
    return [isLast || part.net + part.tax >= 0 ? part : { ...part, net: 0, tax: 0 }];
  });
  for (const { net, tax, tax_rate, now } of isLast ? left : []) {
    const bearer = now === 0 && (parts.find((part) => part.tax_rate === tax_rate) ?? parts[0]);
    if (bearer) Object.assign(bearer, { net: bearer.net + net, tax: bearer.tax + tax });
  }
  return { parts: parts.map(({ tax_rate: _rate, ...part }) => part), isLast };
}

/** The goods of a line. */
interface LineGoods {
  readonly line_id: string;
  readonly qty: number;
  readonly item_kind: string;
  readonly item_id?: string | undefined;
  readonly farm_id?: string | undefined;
}

/**
 * Whether lines contradict their returns: they need the same goods in at least that quantity, and `left` money only
 * while goods remain. Units: minor units.
 */
export function clashesWith(lines: readonly LineGoods[], before: readonly LineGoods[], left: number): boolean {
  const bear = before.every((back) => {
    const line = lines.find(({ line_id }) => line_id === back.line_id);
    return (
      line?.item_kind === back.item_kind &&
      line.item_id === back.item_id &&
      line.farm_id === back.farm_id &&
      line.qty >= backOf(before, back.line_id, 'qty')
    );
  });
  const isAllBack = lines.every(({ line_id, qty }) => qty === backOf(before, line_id, 'qty'));
  return !bear || left < 0 || (isAllBack && left > 0);
}
