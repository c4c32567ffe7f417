import { MAX_CASH_STEP, MAX_MINOR_UNITS, MAX_MONEY } from '../../../schemas/bounds.ts';
import { currencyExponent } from './currency.ts';

const inMinorUnits = (whole: number, currency: string): number => whole * 10 ** currencyExponent(currency);

/**
 * Largest price, amount or total: the same in whole currency whether it has hundredths or no smaller coin; a tenth of it where there are
 * thousandths. [MNY-15] Units: minor units.
 */
export const maxMoney = (currency: string): number => Math.min(inMinorUnits(MAX_MONEY, currency), MAX_MINOR_UNITS);

/** Largest step to which cash is rounded; what is larger is no coin and no note. [SAL-45] Units: minor units. */
export const maxCashStep = (currency: string): number => inMinorUnits(MAX_CASH_STEP, currency);
