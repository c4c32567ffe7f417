import { t } from '@lingui/core/macro';
import type { MoneyMethod } from '../../client/port-types.ts';

/** How money is held, as people say it. */
export const moneyMethodWords = (): Record<MoneyMethod, string> => ({
  cash: t`Cash`,
  mobile_money: t`Mobile money`,
  bank: t`Bank`,
  card: t`Card`,
  cheque: t`Cheque`,
});
