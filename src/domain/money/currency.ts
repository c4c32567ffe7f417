import { groupingOf, groupWhole } from './grouping.ts';

/** Currencies offered first, with their local names. All others are listed by ISO code. */
export const COMMON_CURRENCIES: readonly { code: string; name: string }[] = [
  { code: 'UGX', name: 'Ugandan shilling' },
  { code: 'KES', name: 'Kenyan shilling' },
  { code: 'TZS', name: 'Tanzanian shilling' },
  { code: 'RWF', name: 'Rwandan franc' },
  { code: 'BIF', name: 'Burundian franc' },
  { code: 'NGN', name: 'Nigerian naira' },
  { code: 'GHS', name: 'Ghanaian cedi' },
  { code: 'ZMW', name: 'Zambian kwacha' },
  { code: 'MWK', name: 'Malawian kwacha' },
  { code: 'ETB', name: 'Ethiopian birr' },
  { code: 'XOF', name: 'West African CFA franc' },
  { code: 'XAF', name: 'Central African CFA franc' },
  { code: 'ZAR', name: 'South African rand' },
  { code: 'INR', name: 'Indian rupee' },
  { code: 'PKR', name: 'Pakistani rupee' },
  { code: 'BDT', name: 'Bangladeshi taka' },
  { code: 'NPR', name: 'Nepalese rupee' },
  { code: 'USD', name: 'US dollar' },
  { code: 'EUR', name: 'Euro' },
  { code: 'GBP', name: 'Pound sterling' },
];

/** ISO 4217 minor-unit exponents that are not 2. Source: ISO 4217 list one. */
const EXPONENTS: Readonly<Record<string, number>> = {
  BIF: 0, CLP: 0, DJF: 0, GNF: 0, JPY: 0, KMF: 0, KRW: 0, PYG: 0, RWF: 0, UGX: 0, VND: 0, VUV: 0, XAF: 0, XOF: 0, XPF: 0,
  BHD: 3, IQD: 3, JOD: 3, KWD: 3, LYD: 3, OMR: 3, TND: 3,
}; // prettier-ignore

/** Shown without decimals unless a minor part exists. [MNY-6] */
const QUIET_DECIMALS = new Set(['UGX', 'TZS', 'RWF', 'BIF', 'XOF', 'XAF', 'PKR', 'NGN', 'KES']);

/** Decimal places of a currency's minor unit. Own table, because `Intl` differs between engines. [MNY-1] */
export const currencyExponent = (currency: string): number => EXPONENTS[currency] ?? 2;

/**
 * An amount for display: grouped as locally usual, with a true minus sign, without the currency's name. [MNY-6, MNY-14]
 * Units: minor units of `currency`.
 */
export function formatAmount(minorUnits: number, currency: string): string {
  const exponent = currencyExponent(currency);
  const scale = 10 ** exponent;
  const whole = Math.floor(Math.abs(minorUnits) / scale);
  const part = Math.abs(minorUnits) % scale;
  const digits = groupWhole(whole.toString(), groupingOf(currency));
  const decimals =
    exponent === 0 || (part === 0 && QUIET_DECIMALS.has(currency)) ? '' : `.${String(part).padStart(exponent, '0')}`;
  return `${minorUnits < 0 ? '−' : ''}${digits}${decimals}`;
}
