import { Button } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { IconBuildingStore, IconFeather, IconPencil, IconPlus, IconReceipt, type Icon } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { BusinessView } from '../../client/port-types.ts';

interface Action {
  may: boolean;
  to: string;
  words: string;
  icon: Icon;
}

/** The first thing that this person may do here: whoever was sent to /settings/0 goes on from it. [PPL-12, PPL-13] */
export function FirstAction({ business: { role, roles, farm_activities, purchases } }: { business: BusinessView }) {
  const { t } = useLingui();
  const has = (right: keyof typeof roles) => role === 'owner' || (role === 'admin' && roles[right] === true);
  const actions: Action[] = [
    { may: has('add_sales'), to: '/sales/add', words: t`New sale`, icon: IconPlus },
    { may: role === 'attendant', to: '/attendant/activities', words: t`Record the day`, icon: IconPencil },
    { may: has('edit_sales') && has('delete_sales'), to: '/sales/view/0', words: t`See the sales`, icon: IconReceipt },
    { may: purchases && has('add_purchases'), to: '/shop/add', words: t`Stock in`, icon: IconBuildingStore },
    { may: purchases && has('edit_purchases'), to: '/shop', words: t`See the stock`, icon: IconBuildingStore },
    { may: farm_activities && has('add_farm_activities'), to: '/farm/add/farm_activities', words: t`Record the day`, icon: IconPencil }, // prettier-ignore
    { may: farm_activities && has('add_farm'), to: '/farm/view/0', words: t`See the flocks`, icon: IconFeather },
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
