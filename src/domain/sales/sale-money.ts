import { mulDiv } from '../money/mul-div.ts';
import { share } from '../money/share.ts';
import { taxed } from '../tax/taxed.ts';

/** Fields of a line that determine its amount. */
export interface LineToCharge {
  readonly qty: number;
  readonly factor: number;
  readonly unit_price: number;
  readonly discount?: number | undefined;
  readonly tax_rate?: number | undefined;
  readonly tax_inclusive?: boolean | undefined;
  readonly weight_g?: number | undefined;
  /** For returns: fixed when they were recorded. */
  readonly net?: number | undefined;
  readonly tax?: number | undefined;
}

export interface SaleToCharge {
  readonly lines: readonly LineToCharge[];
  readonly kind?: 'sale' | 'return' | undefined;
  readonly order_discount?: number | undefined;
  readonly delivery_fee?: number | undefined;
  readonly rounding?: number | undefined;
}

/** Amounts of one line: before any discount, net of tax, and the tax. Units: minor units. */
export interface LineMoney {
  readonly gross: number;
  readonly net: number;
  readonly tax: number;
}

/** Grams to which the price of a line sold by weight refers. */
export const KILOGRAM = 1_000;

/**
 * Quantity × unit price ÷ base units per unit; by weight when the line was weighed. [MNY-5, MNY-12] Units: minor units.
 */
export const lineGross = ({ qty, factor, unit_price, weight_g }: LineToCharge): number =>
  weight_g === undefined ? mulDiv(qty, unit_price, factor) : mulDiv(weight_g, unit_price, KILOGRAM);

/**
 * Amounts of each line of a sale, and the total: the order discount is distributed by largest remainder over the line
 * amounts, tax is rounded per line, and delivery and the rounding to the cash step are added. A return's lines state
 * their net and tax themselves. [MNY-8, SAL-37, LED-54] Units: minor units, positive for a return too.
 */
export function saleMoney(sale: SaleToCharge): { lines: LineMoney[]; total: number } {
  const beside = (sale.delivery_fee ?? 0) + (sale.rounding ?? 0);
  if (sale.kind === 'return') {
    const lines = sale.lines.map((line) => ({ gross: lineGross(line), net: line.net ?? 0, tax: line.tax ?? 0 }));
    return { lines, total: sumOf(lines) + beside };
  }
  const gross = sale.lines.map(lineGross);
  const own = sale.lines.map((line, i) => gross[i]! - (line.discount ?? 0));
  const off = share(sale.order_discount ?? 0, own.map((amount) => Math.max(0, amount))); // prettier-ignore
  const lines = sale.lines.map((line, i) => ({ gross: gross[i]!, ...taxed(own[i]! - off[i]!, line) }));
  return { lines, total: sumOf(lines) + beside };
}

const sumOf = (lines: readonly LineMoney[]): number => lines.reduce((sum, { net, tax }) => sum + net + tax, 0);
