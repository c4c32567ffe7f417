import { currencyExponent } from './currency.ts';

/** An amount for a spreadsheet: "12000", "1.50", without symbol and grouping. Units: minor units. */
export function plainAmount(amount: number, currency: string): string {
  const exponent = currencyExponent(currency);
  return (amount / 10 ** exponent).toFixed(exponent);
}
