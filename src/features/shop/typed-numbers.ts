import { plainNumber } from '../../ui/numbers/plain-number.ts';
import { MOST_DIGITS } from '../../ui/numbers/typed-money.ts';

/*
 * Typed numbers of the shop's forms. What is no number is NaN and what is too long is Infinity, so that the check that form and
 * command share refuses it with the right words.
 */

const MOST_DECIMALS = 3;

/** A typed number, with up to three decimals: "1,200", "2.5", "2,5". */
export function typedNumber(typed: string): number {
  const match = /^(\d*)(?:\.(\d*))?$/.exec(plainNumber(typed));
  const [, whole = '', decimals = ''] = match ?? [];
  if (whole + decimals === '') return Number.NaN;
  if (decimals.length > MOST_DECIMALS || (whole + decimals).length > MOST_DIGITS) return Infinity;
  return Number(`${whole || '0'}.${decimals}`);
}

/** A count of some unit, in base units; half a bag is 35,000 g, half a piece is none. */
export function typedQuantity(typed: string, factor: number): number {
  const count = typedNumber(typed);
  const base = Math.round(count * factor * 1_000) / 1_000;
  return count === Infinity || Number.isSafeInteger(base) ? base : Number.NaN;
}

/** What was left empty is not known. */
export const ifTyped = <T>(typed: string, read: (typed: string) => T): T | undefined =>
  typed.trim() === '' ? undefined : read(typed);

/** A quantity as it would be typed in a unit: 35,000 g of bags of 70,000 g is "0.5". */
export const asTyped = (qty: number, factor: number): string => String(Math.round((qty / factor) * 1_000) / 1_000);
