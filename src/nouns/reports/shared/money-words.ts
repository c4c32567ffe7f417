import { t } from '@lingui/core/macro';
import type { MoneyMethod } from '../../../../schemas/pieces.ts';
import { mobileMoneyName } from '../../../domain/money/mobile-money.ts';

/** How money is held, as people say it where the currency is used. [PAY-10] */
export const moneyMethodWords = (currency: string): Record<MoneyMethod, string> => ({
  cash: t`Cash`,
  mobile_money: mobileMoneyName(currency) ?? t`Mobile money`,
  bank: t`Bank`,
  card: t`Card`,
  cheque: t`Cheque`,
});
