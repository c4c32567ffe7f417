import { ratio } from '../numbers/ratio.ts';

const DAYS_OF_YEAR = 365;

/**
 * How often the stock was sold in a year, and how many days it was kept. [SHP-13] Units: minor units, of one year.
 * Undefined without stock; no days without sales.
 */
export function stockTurnover(
  costOfSales: number,
  meanStock: number,
): { readonly turnover: number; readonly days: number | undefined } | undefined {
  const turnover = ratio(costOfSales, meanStock);
  return turnover === undefined ? undefined : { turnover, days: ratio(DAYS_OF_YEAR, turnover) };
}
