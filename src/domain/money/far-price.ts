import { mulDiv } from './mul-div.ts';

/** What so many base units cost or are sold for. Units: minor units. */
export interface UnitPrice {
  readonly price: number;
  readonly factor: number;
}

/** A price that is ten times what is known, or a tenth of it. Units: minor units, both of one `unit`. */
export interface FarPrice {
  readonly type: 'FarPrice';
  readonly name: string;
  readonly unit: string;
  readonly price: number;
  readonly known: number;
}

/** A nought too many or too few. */
const TIMES = 10n;

/** Whether a price is so far off that a nought was slipped; nothing is typed on purpose, and says nothing. [MSG-8, PUR-4] */
export function isFarPrice(now: UnitPrice, known: UnitPrice): boolean {
  const [a, b] = [BigInt(now.price) * BigInt(known.factor), BigInt(known.price) * BigInt(now.factor)];
  return a > 0n && b > 0n && (a >= b * TIMES || a * TIMES <= b);
}

/** What is asked about a price before it is saved: nothing where it is near what is known, or nothing is. [MSG-8, PUR-4] */
export function farPrices(
  { name, unit, ...now }: UnitPrice & { readonly name: string; readonly unit: string },
  known: UnitPrice | undefined,
): FarPrice[] {
  if (!known || !isSafe(now) || !isFarPrice(now, known)) return [];
  return [{ type: 'FarPrice', name, unit, price: now.price, known: mulDiv(known.price, now.factor, known.factor) }];
}

/** What is typed may be no number yet. */
const isSafe = ({ price, factor }: UnitPrice): boolean => Number.isSafeInteger(price) && Number.isSafeInteger(factor);
