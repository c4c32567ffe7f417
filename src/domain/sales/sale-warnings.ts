import { mulDiv } from '../money/mul-div.ts';

/** A line that is being typed, with what is known of its item. Units: base units, minor units. */
export interface LineToWarn {
  readonly qty: number;
  readonly factor: number;
  /** Of one unit. */
  readonly price: number | undefined;
  readonly known: {
    /** What the book says is there; absent when it never had any. */
    readonly stock?:
      | { readonly on_hand: number; readonly cost?: { readonly value: number; readonly qty: number } | undefined }
      | undefined;
    /** The last price, of a unit of so many base units. */
    readonly last_price?: number | undefined;
    readonly factor: number;
  };
}

export type LineWarning =
  /** More than the book says. [MSG-7] */
  | { type: 'MoreThanStock'; on_hand: number }
  /** Far from the usual price, of one unit, or below what it cost. [MSG-8] */
  | { type: 'UnusualPrice'; usual: number }
  | { type: 'BelowCost'; cost: number };

/** A price this far from the usual one is asked about, per cent. [MSG-8] */
const FAR_PERCENT = 30;

/** What is asked about a line; nothing of it refuses. [MSG-7, MSG-8, SAL-38] */
export function lineWarnings({ qty, factor, price, known }: LineToWarn): LineWarning[] {
  const warnings: LineWarning[] = [];
  const { stock, last_price } = known;
  if (stock && qty > stock.on_hand) warnings.push({ type: 'MoreThanStock', on_hand: stock.on_hand });
  if (price === undefined) return warnings;
  const usual = last_price === undefined ? undefined : mulDiv(last_price, factor, known.factor);
  const cost = stock?.cost && mulDiv(stock.cost.value, factor, stock.cost.qty);
  const isFar = usual !== undefined && usual > 0 && Math.abs(price - usual) * 100 > usual * FAR_PERCENT;
  if (isFar) warnings.push({ type: 'UnusualPrice', usual });
  else if (cost !== undefined && price < cost)
    warnings.push(usual !== undefined && usual >= cost ? { type: 'UnusualPrice', usual } : { type: 'BelowCost', cost });
  return warnings;
}
