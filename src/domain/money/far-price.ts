import { mulDiv } from './mul-div.ts';

/** Cost or price of `factor` base units. Units: minor units. */
export interface UnitPrice {
  readonly price: number;
  readonly factor: number;
}

/** A price that is at least ten times, or at most a tenth of, the known one. Units: minor units, both of one `unit`. */
export interface FarPrice {
  readonly type: 'FarPrice';
  readonly name: string;
  readonly unit: string;
  readonly price: number;
  readonly known: number;
}

/** One zero too many or too few. */
const TIMES = 10n;

/**
 * Whether a price is so far off that a zero was mistyped; a price of zero is intended and never flagged. [MSG-8, PUR-4]
 */
export function isFarPrice(now: UnitPrice, known: UnitPrice): boolean {
  const [a, b] = [BigInt(now.price) * BigInt(known.factor), BigInt(known.price) * BigInt(now.factor)];
  return a > 0n && b > 0n && (a >= b * TIMES || a * TIMES <= b);
}

/** Prices to confirm before saving; empty when they are near the known ones, or none is known. [MSG-8, PUR-4] */
export function farPrices(
  { name, unit, ...now }: UnitPrice & { readonly name: string; readonly unit: string },
  known: UnitPrice | undefined,
): FarPrice[] {
  if (!known || !isSafe(now) || !isFarPrice(now, known)) return [];
  return [{ type: 'FarPrice', name, unit, price: now.price, known: mulDiv(known.price, now.factor, known.factor) }];
}

/** The entered value may not be a number yet. */
const isSafe = ({ price, factor }: UnitPrice): boolean => Number.isSafeInteger(price) && Number.isSafeInteger(factor);
