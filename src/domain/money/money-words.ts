import { formatAmount } from './currency.ts';
import { NO_BREAK } from './grouping.ts';

/**
 * Symbols written before an amount, with their space. Any other currency uses its ISO code. Source: CLDR 48, price
 * boards.
 */
const BEFORE = new Map([
  ['UGX', `USh${NO_BREAK}`],
  ['KES', `KSh${NO_BREAK}`],
  ['TZS', `TSh${NO_BREAK}`],
  ['RWF', `FRw${NO_BREAK}`],
  ['NGN', '₦'],
  ['GHS', 'GH₵'],
  ['ZMW', 'K'],
  ['MWK', `MK${NO_BREAK}`],
  ['ETB', `Br${NO_BREAK}`],
  ['ZAR', 'R'],
  ['INR', '₹'],
  ['PKR', `Rs${NO_BREAK}`],
  ['NPR', `Rs${NO_BREAK}`],
  ['LKR', `Rs${NO_BREAK}`],
  ['BDT', '৳'],
  ['USD', '$'],
  ['EUR', '€'],
  ['GBP', '£'],
]);

/** Symbols written after the amount, in French-speaking countries. */
const BEHIND = new Map([
  ['XOF', 'CFA'],
  ['XAF', 'CFA'],
  ['BIF', 'FBu'],
  ['GNF', 'FG'],
  ['DJF', 'Fdj'],
  ['KMF', 'FC'],
]);

/** Local symbol of a currency: USh, ₦, CFA. [MNY-14] */
export const currencySign = (currency: string): string =>
  BEHIND.get(currency) ?? BEFORE.get(currency)?.trim() ?? currency;

/**
 * A standalone amount as locally written: "USh 12,000", "₹12,34,567.00", "12 000 CFA". [MNY-14] Units: minor units of
 * `currency`.
 */
export function moneyWords(minorUnits: number, currency: string): string {
  const behind = BEHIND.get(currency);
  const amount = formatAmount(Math.abs(minorUnits), currency);
  const sign = minorUnits < 0 ? '−' : '';
  return behind === undefined
    ? `${sign}${BEFORE.get(currency) ?? `${currency}${NO_BREAK}`}${amount}`
    : `${sign}${amount}${NO_BREAK}${behind}`;
}
