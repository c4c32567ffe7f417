import { MAX_CASH_STEP, MAX_MINOR_UNITS, MAX_MONEY } from '../../../schemas/bounds.ts';
import { currencyExponent } from './currency.ts';

const inMinorUnits = (whole: number, currency: string): number => whole * 10 ** currencyExponent(currency);

/**
 * Largest price, amount or total: the same in whole currency units with hundredths or without minor units; a tenth of
 * it for currencies with thousandths. [MNY-15] Units: minor units.
 */
export const maxMoney = (currency: string): number => Math.min(inMinorUnits(MAX_MONEY, currency), MAX_MINOR_UNITS);

/** Largest step for rounding cash; a larger value is not a coin or note. [SAL-45] Units: minor units. */
export const maxCashStep = (currency: string): number => inMinorUnits(MAX_CASH_STEP, currency);
