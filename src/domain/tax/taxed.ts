import { mulDiv } from '../money/mul-div.ts';

/** A price's tax: the rate in basis points, and whether the price includes it. */
export interface LineTax {
  readonly tax_rate?: number | undefined;
  readonly tax_inclusive?: boolean | undefined;
}

/** Split an amount into the seller's part and the tax. [MNY-8] Units: minor units. */
export function taxed(amount: number, { tax_rate = 0, tax_inclusive }: LineTax): { net: number; tax: number } {
  const tax = mulDiv(amount, tax_rate, tax_inclusive ? 10_000 + tax_rate : 10_000);
  return { net: tax_inclusive ? amount - tax : amount, tax };
}
