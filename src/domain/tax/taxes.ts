import { MAX_RATES, MAX_TAX_RATE } from '../../../schemas/bounds.ts';
import { ok, refuse, type Result } from '../result.ts';
import { meantBy } from '../numbers/meant-by.ts';
import type { LineTax } from './taxed.ts';

/** The tax that a business charges on what it sells; none where it is not registered for one. Rates in basis points: 1,800 is 18 %. [TAX-1] */
export interface Taxes {
  /** As the tax office calls it: VAT, TVA, GST. */
  readonly name: string;
  /** Rates to choose from, the highest first; 0 is one. */
  readonly rates: readonly number[];
  /** Usual on what is bought or made to be sold; none when absent. */
  readonly goods?: number | undefined;
  /** Usual on eggs, birds and what the farm grows. */
  readonly produce?: number | undefined;
  /** Prices are typed with the tax. */
  readonly inclusive: boolean;
  /** What is paid to suppliers is claimed back. */
  readonly claims: boolean;
}

/** What is known of a thing that is sold or bought. */
export interface Taxable {
  readonly kind: 'resale' | 'farm_produce' | 'processed' | 'material' | 'bird' | 'egg' | 'other';
  readonly tax_rate?: number | undefined;
  readonly tax_exempt?: boolean | undefined;
}

/** The rate that a thing usually bears: its own, else that of its kind; undefined without tax. [TAX-2] */
export function rateOf(taxes: Taxes | undefined, { kind, tax_rate, tax_exempt }: Taxable): number | undefined {
  if (!taxes || tax_exempt) return undefined;
  const isProduce = kind === 'farm_produce' || kind === 'bird' || kind === 'egg';
  return tax_rate ?? (isProduce ? taxes.produce : taxes.goods);
}

/** The tax of a line as it is stored; nothing without one. */
export const lineTax = (tax_rate: number | undefined, isInside: boolean): LineTax =>
  tax_rate === undefined ? {} : { tax_rate, ...(isInside && { tax_inclusive: true }) };

/** Taxes as they are typed. `rates`: percents, with or without decimals. */
export interface TaxesDraft extends Omit<Taxes, 'rates'> {
  readonly rates: readonly string[];
}

export type TaxesError =
  | { type: 'TaxNameMissing' }
  | { type: 'RateMissing' }
  | { type: 'RateWrong'; at: number }
  | { type: 'TooManyRates' };

/** A typed percent, with a point before its decimals, in basis points; undefined when it is none, or above 30 %. */
export function typedRate(typed: string): number | undefined {
  const meant = meantBy(typed.replace(/\s*%\s*$/, ''), { decimals: 2, language: 'en' });
  return meant.is === 'one' && meant.value >= 0 && meant.value <= MAX_TAX_RATE ? meant.value : undefined;
}

/**
 * Check the taxes before they are kept: a name and one rate at least, each once, the usual ones among them. [TAX-1]
 * Errors: the first refusal, with the place of a wrong rate.
 */
export function checkTaxes(draft: TaxesDraft): Result<Taxes, TaxesError> {
  const name = draft.name.trim().slice(0, 12);
  if (name === '') return refuse({ type: 'TaxNameMissing' });
  const read = draft.rates.map(typedRate);
  const wrong = draft.rates.findIndex((typed, at) => typed.trim() !== '' && read[at] === undefined);
  if (wrong >= 0) return refuse({ type: 'RateWrong', at: wrong });
  const rates = [...new Set(read.filter((rate) => rate !== undefined))].sort((a, b) => b - a);
  if (rates.length === 0) return refuse({ type: 'RateMissing' });
  if (rates.length > MAX_RATES) return refuse({ type: 'TooManyRates' });
  const usual = (rate: number | undefined) => (rate !== undefined && rates.includes(rate) ? rate : undefined);
  const [goods, produce] = [usual(draft.goods), usual(draft.produce)];
  return ok({
    name,
    rates,
    ...(goods !== undefined && { goods }),
    ...(produce !== undefined && { produce }),
    inclusive: draft.inclusive,
    claims: draft.claims,
  });
}
