import { currencyExponent } from './currency.ts';

/** An amount for a table program: "12000", "1.50", without a symbol and ungrouped. Units: minor units. */
export function plainAmount(amount: number, currency: string): string {
  const exponent = currencyExponent(currency);
  return (amount / 10 ** exponent).toFixed(exponent);
}

/** Amounts of a row for a table program; what is no amount stays empty. Units: minor units. */
export const plainAmounts = (amounts: readonly (number | undefined)[], currency: string): (string | undefined)[] =>
  amounts.map((amount) => (amount === undefined ? undefined : plainAmount(amount, currency)));
