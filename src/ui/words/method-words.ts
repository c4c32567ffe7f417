import type { METHODS, MoneyMethod } from '../../../schemas/choices.ts';
import { t } from '@lingui/core/macro';
import { mobileMoneyName } from '../../domain/money/mobile-money.ts';

type Method = (typeof METHODS)[number];

/** How money is paid and held, as people say it where the currency is used. [PAY-10] */
export const methodWords = (currency: string): Record<MoneyMethod, string> & Partial<Record<Method, string>> => ({
  cash: t`Cash`,
  mobile_money: mobileMoneyName(currency) ?? t`Mobile money`,
  bank: t`Bank`,
  card: t`Card`,
  cheque: t`Cheque`,
});

/** Each of them to choose from, cash first. */
export const methodOptions = (currency: string): { value: MoneyMethod; label: string }[] =>
  Object.entries(methodWords(currency)).map(([value, label]) => ({ value: value as MoneyMethod, label }));
