import { taxed, type LineTax } from '../tax/taxed.ts';
import { mulDiv } from '../money/mul-div.ts';

/** Quantity in the book, and its cost. */
export interface KnownStockOfLine {
  readonly on_hand: number;
  readonly cost?: { readonly value: number; readonly qty: number } | undefined;
}

/** A line being entered, with the known facts of its item. Units: base units, minor units. */
export interface LineToWarn {
  readonly qty: number;
  readonly factor: number;
  /** Price of one unit. */
  readonly price: number | undefined;
  /** Tax included in the price is not the seller's income. */
  readonly tax?: LineTax | undefined;
  readonly known: {
    /** Quantity in the book; absent when the item was never in stock. */
    readonly stock?: KnownStockOfLine | undefined;
    /** The last price, per unit of `factor` base units. */
    readonly last_price?: number | undefined;
    readonly factor: number;
  };
}

/** More than is in the book. [MSG-7] */
export interface MoreThanStock {
  readonly type: 'MoreThanStock';
  readonly on_hand: number;
}

export type LineWarning =
  | MoreThanStock
  /** Far from the usual unit price, or below cost. [MSG-8] */
  | { type: 'UnusualPrice'; usual: number }
  | { type: 'BelowCost'; cost: number };

/** A price this far from the usual one is questioned, in percent. [MSG-8] */
const FAR_PERCENT = 30;

/** Whether more is to leave than the book has; items never in stock are not questioned. [MSG-7] */
export const moreThanStock = (qty: number, stock: KnownStockOfLine | undefined): MoreThanStock[] =>
  stock && qty > stock.on_hand ? [{ type: 'MoreThanStock', on_hand: stock.on_hand }] : [];

/** Warnings about a line; none of them refuses it. [MSG-7, MSG-8, SAL-38] */
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
