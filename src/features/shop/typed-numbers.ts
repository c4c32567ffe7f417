import { parseAmount } from '../../domain/money/currency.ts';

/*
 * Typed numbers of the shop's forms. What is no number is NaN, so that the check that form and command share refuses it.
 */

/** A typed number, with up to three decimals: "1,200", "2.5". */
export function typedNumber(typed: string): number {
  const plain = typed.replace(/[\s,]/g, '');
  return /^(\d{1,9}(\.\d{0,3})?|\.\d{1,3})$/.test(plain) ? Number(plain) : Number.NaN;
}

/** A count of some unit, in base units; half a bag is 35,000 g, half a piece is none. */
export function typedQuantity(typed: string, factor: number): number {
  const base = Math.round(typedNumber(typed) * factor * 1_000) / 1_000;
  return Number.isSafeInteger(base) ? base : Number.NaN;
}

/** A typed amount of money. Units: minor units. */
export const typedMoney = (typed: string, currency: string): number => parseAmount(typed, currency) ?? Number.NaN;

/** What was left empty is not known. */
export const ifTyped = <T>(typed: string, read: (typed: string) => T): T | undefined =>
  typed.trim() === '' ? undefined : read(typed);

/** A quantity as it would be typed in a unit: 35,000 g of bags of 70,000 g is "0.5". */
export const asTyped = (qty: number, factor: number): string => String(Math.round((qty / factor) * 1_000) / 1_000);
