import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  IconBell,
  IconBuilding,
  IconBuildingStore,
  IconChartBar,
  IconChevronRight,
  IconCoins,
  IconDeviceMobile,
  IconFeather,
  IconFileDownload,
  IconLeaf,
  IconHelpCircle,
  IconHistory,
  IconPrinter,
  IconTags,
  IconTransform,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { SessionView } from '../../../contract/account.ts';
import { hasRight } from '../../../domain/people/has-right.ts';
import { isOpenTo, SETTINGS_PAGES } from '../screens/pages.ts';
import classes from './settings.module.css';
import { useFoundNotices } from '../../../client/notices/found-notices.ts';
import { useNoticeChoice } from '../../../client/notices/notice-choice.ts';
import { useQuery } from '../../../client/use-query.ts';

interface PageLink {
  page: string;
  icon: Icon;
  title: string;
  text: string;
}

/** The settings pages that this person may open, and their businesses. [SET-2] */
export function SettingsLinks({ session }: { session: Extract<SessionView, { state: 'signed-in' }> }) {
  const { t } = useLingui();
  const fresh = useUnopened(session);
  const notices =
    fresh > 0 ? plural(fresh, { one: '# new', other: '# new' }) : t`What this phone tells you, and quiet hours`;
  const links: PageLink[] = [
    { page: '1', icon: IconBuildingStore, title: t`Business`, text: t`Name, address, farm or shop` },
    { page: '2', icon: IconCoins, title: t`Money & units`, text: t`Currency, trays, dozens or pieces` },
    { page: '3', icon: IconTags, title: t`Lists`, text: t`Groups of materials, grades of eggs, reasons` },
    { page: '4', icon: IconUsers, title: t`Admins`, text: t`Who helps to run the business, and their rights` },
    { page: '5', icon: IconFeather, title: t`Attendants`, text: t`Who records the day on the farm` },
    { page: '6', icon: IconLeaf, title: t`Plan & friends`, text: t`Your plan, receipts, the link for friends` },
    { page: '7', icon: IconBell, title: t`Notifications`, text: notices },
    { page: '8', icon: IconDeviceMobile, title: t`Phones & sync`, text: t`What waits, what was sent, storage` },
    {
      page: '9',
      icon: IconFileDownload,
      title: t`Backup & export`,
      text: t`Bring your data in, keep a copy, Excel and CSV`,
    },
    { page: '10', icon: IconPrinter, title: t`Receipts & printer`, text: t`Header, footer, width of the paper` },
    {
      page: '11',
      icon: IconHistory,
      title: t`History & closed days`,
      text: t`Who changed what, and days that are closed`,
    },
    { page: '12', icon: IconHelpCircle, title: t`Help & version`, text: t`Short guides, and what is new` },
  ];
  const pages = links.filter(({ page }) => isOpenTo(SETTINGS_PAGES[page]!, session));
  const { business } = session;
  const mayMake = business?.production === true && hasRight(business, 'add_production');
  // Links for which a phone's navigation bar has no room.
  const owners = [
    {
      to: '/dashboard?show=reports',
      icon: IconChartBar,
      title: t`Reports`,
      text: t`Money, sales, stock and flocks of any days`,
    },
    { to: '/expenses', icon: IconCoins, title: t`Spending`, text: t`Expenses, suppliers and whom you owe` },
  ];
  const rows = [
    ...(mayMake ? [{ to: '/processed/view/0', icon: IconTransform, title: t`Made here`, text: t`Mixed feed, dressed birds, packed eggs` }] : []), // prettier-ignore
    ...(session.business?.role === 'owner' ? owners : []),
    ...pages.map(({ page, ...link }) => ({ ...link, to: `/settings/${page}` })),
    { to: '/businesses', icon: IconBuilding, title: t`Businesses`, text: t`Change to another one, or add one` },
  ];
  return (
    <nav className={classes.links} aria-label={t`Settings`}>
      {rows.map(({ to, icon: Sign, title, text }) => (
        <Link key={to} to={to} className={classes.link}>
          <Sign aria-hidden />
          <span>
            <b>{title}</b>
            <span>{text}</span>
          </span>
          <IconChevronRight aria-hidden />
        </Link>
      ))}
    </nav>
  );
}

const NOTHING = {};

/** Number of unseen notices of the kinds switched on on this phone. [NTF-3] */
function useUnopened({ uid, business }: Extract<SessionView, { state: 'signed-in' }>): number {
  const { off } = useNoticeChoice();
  const { found, seen } = useFoundNotices(uid, business?.id);
  const sent = useQuery('notifications.latest', NOTHING) ?? [];
  const isWanted = (kind: string | undefined) => !off.includes(kind ?? 'system');
  return (
    sent.filter(({ opened, kind }) => !opened && isWanted(kind)).length +
    found.filter(({ id, kind }) => !seen[id]?.opened && isWanted(kind)).length
  );
}
