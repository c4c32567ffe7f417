import { Button } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import {
  IconBuildingStore,
  IconChartBar,
  IconCoins,
  IconFeather,
  IconPencil,
  IconPlus,
  IconReceipt,
  IconTransform,
  type Icon,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { BusinessView } from '../../contract/account.ts';
import { hasRight, type Right } from '../../domain/people/has-right.ts';

interface Action {
  may: boolean;
  to: string;
  words: string;
  icon: Icon;
}

/** The first thing that this person may do here: whoever was sent to /settings/0 goes on from it. [PPL-12, PPL-13] */
export function FirstAction({ business }: { business: BusinessView }) {
  const { t } = useLingui();
  const { role, farm_activities, purchases, production } = business;
  const has = (right: Right) => hasRight(business, right);
  const actions: Action[] = [
    { may: has('add_sales'), to: '/sales/add', words: t`New sale`, icon: IconPlus },
    { may: role === 'attendant', to: '/attendant/activities', words: t`Record the day`, icon: IconPencil },
    { may: has('edit_sales') && has('delete_sales'), to: '/sales/view/0', words: t`See the sales`, icon: IconReceipt },
    { may: purchases && has('add_purchases'), to: '/shop/add', words: t`Stock in`, icon: IconBuildingStore },
    { may: purchases && has('edit_purchases'), to: '/shop', words: t`See the stock`, icon: IconBuildingStore },
    { may: farm_activities && has('add_farm_activities'), to: '/farm/add/farm_activities', words: t`Record the day`, icon: IconPencil }, // prettier-ignore
    { may: farm_activities && has('add_farm'), to: '/farm/view/0', words: t`See the flocks`, icon: IconFeather },
    { may: has('add_expenses'), to: '/expenses/add', words: t`Money spent`, icon: IconCoins },
    { may: has('edit_expenses'), to: '/expenses', words: t`See the spending`, icon: IconCoins },
    { may: production && has('add_production'), to: '/processed/view/0', words: t`Made here`, icon: IconTransform },
    { may: has('view_reports'), to: '/dashboard?show=reports', words: t`See the reports`, icon: IconChartBar },
  ];
  const first = actions.find(({ may }) => may);
  if (!first) return null;
  const Sign = first.icon;
  return (
    <Button component={Link} to={first.to} h={56} fz={18} leftSection={<Sign aria-hidden />}>
      {first.words}
    </Button>
  );
}
