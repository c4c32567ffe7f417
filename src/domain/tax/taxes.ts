import { MAX_RATES, MAX_TAX_RATE } from '../../../schemas/bounds.ts';
import { ok, refuse, type Result } from '../result.ts';
import { meantBy } from '../numbers/meant-by.ts';
import type { LineTax } from './taxed.ts';

/**
 * The tax that a business charges on its sales; absent when it is not registered. Rates in basis points: 1,800 is 18 %.
 * [TAX-1]
 */
export interface Taxes {
  /** Name used by the tax office: VAT, TVA, GST. */
  readonly name: string;
  /** Rates to choose from, highest first; may include 0. */
  readonly rates: readonly number[];
  /** Default rate of goods bought or made for sale; none when absent. */
  readonly goods?: number | undefined;
  /** Default rate of eggs, birds and the farm's produce. */
  readonly produce?: number | undefined;
  /** Prices are entered including tax. */
  readonly inclusive: boolean;
  /** Tax paid to suppliers is claimed back. */
  readonly claims: boolean;
}

/** Tax properties of an item sold or bought. */
export interface Taxable {
  readonly kind: 'resale' | 'farm_produce' | 'processed' | 'material' | 'bird' | 'egg' | 'other';
  readonly tax_rate?: number | undefined;
  readonly tax_exempt?: boolean | undefined;
}

/** Default rate of an item: its own, else that of its kind; undefined without tax. [TAX-2] */
export function rateOf(taxes: Taxes | undefined, { kind, tax_rate, tax_exempt }: Taxable): number | undefined {
  if (!taxes || tax_exempt) return undefined;
  const isProduce = kind === 'farm_produce' || kind === 'bird' || kind === 'egg';
  return tax_rate ?? (isProduce ? taxes.produce : taxes.goods);
}

/** The tax of a line as stored; empty without one. */
export const lineTax = (tax_rate: number | undefined, isInside: boolean): LineTax =>
  tax_rate === undefined ? {} : { tax_rate, ...(isInside && { tax_inclusive: true }) };

/** Taxes as entered. `rates`: percentages, with or without decimals. */
export interface TaxesDraft extends Omit<Taxes, 'rates'> {
  readonly rates: readonly string[];
}

export type TaxesError =
  | { type: 'TaxNameMissing' }
  | { type: 'RateMissing' }
  | { type: 'RateWrong'; at: number }
  | { type: 'TooManyRates' };

/** Parse a percentage with a decimal point into basis points; undefined when invalid or above 30 %. */
export function typedRate(typed: string): number | undefined {
  const meant = meantBy(typed.replace(/\s*%\s*$/, ''), { decimals: 2, language: 'en' });
  return meant.is === 'one' && meant.value >= 0 && meant.value <= MAX_TAX_RATE ? meant.value : undefined;
}

/**
 * Check the taxes before they are stored: a name and at least one rate, no duplicates, and the defaults among them.
 * [TAX-1] Errors: the first refusal, with the index of a wrong rate.
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
