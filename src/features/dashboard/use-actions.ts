import { useLingui } from '@lingui/react/macro';
import { IconBuildingStore, IconCash, IconCoins, IconPencil, IconReceipt, type Icon } from '@tabler/icons-react';
import type { BusinessView } from '../../contract/account.ts';
import { hasRight, type Right } from '../../domain/people/has-right.ts';

interface Action {
  readonly to: string;
  readonly words: string;
  readonly icon: Icon;
}

/** What this person may write down, what is done most first. [RPT-2, SHL-18] */
export function useActions(business: BusinessView): readonly Action[] {
  const { t } = useLingui();
  const { farm_activities, purchases } = business;
  const has = (...rights: Right[]) => rights.some((right) => hasRight(business, right));
  const all: (Action & { may: boolean })[] = [
    { may: has('add_sales'), to: '/sales/add', words: t`New sale`, icon: IconReceipt },
    { may: farm_activities && has('add_farm_activities', 'add_farm'), to: '/farm/add/farm_activities', words: t`Record the day`, icon: IconPencil }, // prettier-ignore
    { may: has('add_sales'), to: '/view_debtors', words: t`Money from a customer`, icon: IconCash },
    { may: has('add_expenses'), to: '/expenses/add', words: t`Money spent`, icon: IconCoins },
    { may: purchases && has('add_purchases'), to: '/shop/add', words: t`Stock in`, icon: IconBuildingStore },
  ];
  return all.filter(({ may }) => may);
}
