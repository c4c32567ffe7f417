import type { METHODS, MoneyMethod } from '../../../schemas/choices.ts';
import { t } from '@lingui/core/macro';
import { mobileMoneyName } from '../../domain/money/mobile-money.ts';

type Method = (typeof METHODS)[number];

/** Labels of payment methods in the region of the currency. [PAY-10] */
export const methodWords = (currency: string): Record<MoneyMethod, string> & Partial<Record<Method, string>> => ({
  cash: t`Cash`,
  mobile_money: mobileMoneyName(currency) ?? t`Mobile money`,
  bank: t`Bank`,
  card: t`Card`,
  cheque: t`Cheque`,
});

/** Payment methods as options, cash first. */
export const methodOptions = (currency: string): { value: MoneyMethod; label: string }[] =>
  Object.entries(methodWords(currency)).map(([value, label]) => ({ value: value as MoneyMethod, label }));
