import { useLingui } from '@lingui/react/macro';
import {
  IconAdjustments,
  IconBuildingStore,
  IconCash,
  IconChartBar,
  IconCoins,
  IconFeather,
  IconHome,
  IconHourglass,
  IconPackageImport,
  IconPencil,
  IconPlus,
  IconReceipt,
  IconTransform,
  IconTruckDelivery,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import { useBusiness } from '../../client/use-session.ts';
import { reportGroups, reportWords } from './report-words.ts';
import { seesBooks } from './may-see.ts';

interface PalettePlace {
  readonly to: string;
  readonly words: string;
  readonly icon: Icon;
}

/** Everywhere one can go, what is done most first; who may not open one is not offered it. [SHL-15] */
export function usePalettePlaces(): readonly PalettePlace[] {
  const { t } = useLingui();
  const business = useBusiness();
  if (!business) return [];
  const isOwner = business.role === 'owner';
  const titles = reportWords();
  const reports = seesBooks(business) ? reportGroups(business.farm_activities).flatMap((group) => group.reports) : [];
  const settings: readonly [page: string, words: string, everybody?: true][] = [
    ['0', t`My account`, true],
    ['1', t`Business`],
    ['2', t`Money & units`],
    ['3', t`Lists`],
    ['4', t`Admins`],
    ['5', t`Attendants`],
    ['6', t`Plan & friends`],
    ['7', t`Notifications`, true],
    ['8', t`Phones & sync`, true],
    ['9', t`Backup & export`],
    ['10', t`Receipts & printer`],
    ['11', t`History & closed days`],
    ['12', t`Help & version`, true],
  ];
  return [
    { to: '/sales/add', words: t`New sale`, icon: IconPlus },
    { to: '/farm/add/farm_activities', words: t`Record the day`, icon: IconPencil },
    { to: '/expenses/add', words: t`Money spent`, icon: IconPlus },
    { to: '/shop/add', words: t`Stock in`, icon: IconPlus },
    { to: '/view_debtors', words: t`They owe me`, icon: IconCash },
    { to: '/view_creditors', words: t`I owe them`, icon: IconHourglass },
    { to: '/sales/customer', words: t`Customers`, icon: IconUsers },
    { to: '/shop', words: t`Stock`, icon: IconBuildingStore },
    { to: '/dashboard', words: t`Home`, icon: IconHome },
    { to: '/sales/view/0', words: t`Sales`, icon: IconReceipt },
    { to: '/shop?show=purchases', words: t`Purchases`, icon: IconPackageImport },
    { to: '/expenses', words: t`Expenses`, icon: IconCoins },
    { to: '/suppliers', words: t`Suppliers`, icon: IconTruckDelivery },
    { to: '/farm/view/0', words: t`Farm`, icon: IconFeather },
    { to: '/processed/view/0', words: t`Made here`, icon: IconTransform },
    ...reports.map((name) => ({ to: `/dashboard?report=${name}`, words: titles[name].title, icon: IconChartBar })),
    ...settings
      .filter(([, , everybody]) => everybody ?? isOwner)
      .map(([page, words]) => ({ to: `/settings/${page}`, words, icon: IconAdjustments })),
    { to: '/businesses', words: t`Businesses`, icon: IconBuildingStore },
  ];
}
