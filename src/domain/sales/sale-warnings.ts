import { taxed, type LineTax } from '../tax/taxed.ts';
import { mulDiv } from '../money/mul-div.ts';

/** What the book says is there, and what it cost. */
export interface KnownStockOfLine {
  readonly on_hand: number;
  readonly cost?: { readonly value: number; readonly qty: number } | undefined;
}

/** A line that is being typed, with what is known of its item. Units: base units, minor units. */
export interface LineToWarn {
  readonly qty: number;
  readonly factor: number;
  /** Of one unit. */
  readonly price: number | undefined;
  /** What of the price is tax is not the seller's. */
  readonly tax?: LineTax | undefined;
  readonly known: {
    /** What the book says is there; absent when it never had any. */
    readonly stock?: KnownStockOfLine | undefined;
    /** The last price, of a unit of so many base units. */
    readonly last_price?: number | undefined;
    readonly factor: number;
  };
}

/** More than the book says. [MSG-7] */
export interface MoreThanStock {
  readonly type: 'MoreThanStock';
  readonly on_hand: number;
}

export type LineWarning =
  | MoreThanStock
  /** Far from the usual price, of one unit, or below what it cost. [MSG-8] */
  | { type: 'UnusualPrice'; usual: number }
  | { type: 'BelowCost'; cost: number };

/** A price this far from the usual one is asked about, per cent. [MSG-8] */
const FAR_PERCENT = 30;

/** Whether more is to leave than the book has; of what it never had nobody is asked. [MSG-7] */
export const moreThanStock = (qty: number, stock: KnownStockOfLine | undefined): MoreThanStock[] =>
  stock && qty > stock.on_hand ? [{ type: 'MoreThanStock', on_hand: stock.on_hand }] : [];

/** What is asked about a line; nothing of it refuses. [MSG-7, MSG-8, SAL-38] */
export function lineWarnings({ qty, factor, price, tax = {}, known }: LineToWarn): LineWarning[] {
  const { stock, last_price } = known;
  const warnings: LineWarning[] = moreThanStock(qty, stock);
  if (price === undefined) return warnings;
  const usual = last_price === undefined ? undefined : mulDiv(last_price, factor, known.factor);
  const cost = stock?.cost && mulDiv(stock.cost.value, factor, stock.cost.qty);
  const isFar = usual !== undefined && usual > 0 && Math.abs(price - usual) * 100 > usual * FAR_PERCENT;
  if (isFar) warnings.push({ type: 'UnusualPrice', usual });
  else if (cost !== undefined && taxed(price, tax).net < cost)
    warnings.push(
      usual !== undefined && taxed(usual, tax).net >= cost
        ? { type: 'UnusualPrice', usual }
        : { type: 'BelowCost', cost },
    );
  return warnings;
}
