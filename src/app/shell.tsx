import { useLingui } from '@lingui/react/macro';
import {
  IconBuildingStore,
  IconCalendar,
  IconCash,
  IconCoins,
  IconDots,
  IconFeather,
  IconHome,
  IconPencil,
  IconReceipt,
} from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useShowsPart } from '../client/use-query.ts';
import { useBusiness, useSession, useSyncStatus } from '../client/use-session.ts';
import { PartContext } from '../ui/feedback/part-context.ts';
import { FrameContext } from '../ui/frame/frame-context.ts';
import { SyncBadge } from '../ui/sync/sync-badge.tsx';
import { BooksNotice } from './books-notice.tsx';
import { atMostFive } from './at-most-five.ts';
import { InstallNotice } from './install-notice.tsx';
import { guardRoute } from './guard-route.ts';
import { SampleNotice } from './sample-notice.tsx';
import { usePalette } from './use-palette.tsx';
import { guardOf, type GuardedPath } from './guards.ts';

/** What stands around every screen: the places of this person and the sync badge. [SHL-3, SHL-4] */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const session = useSession();
  const business = useBusiness();
  const status = useSyncStatus();
  const { find, palette } = usePalette();
  const isSample = session?.state === 'signed-in' && session.sample;
  const parts = useMemo(() => {
    const isOwnDays = new URLSearchParams(search).get('show') === 'days';
    const all = [
      {
        to: '/attendant/activities',
        path: '/attendant/activities',
        here: pathname.startsWith('/attendant/activities') && !isOwnDays,
        label: t`Record`,
        icon: IconPencil,
      } as const,
      {
        to: '/attendant/activities?show=days',
        path: '/attendant/activities',
        here: pathname.startsWith('/attendant/activities') && isOwnDays,
        label: t`My days`,
        icon: IconCalendar,
      } as const,
      {
        to: '/dashboard',
        path: '/dashboard',
        here: pathname.startsWith('/dashboard'),
        label: t`Home`,
        icon: IconHome,
      } as const,
      {
        to: '/sales/view/0',
        path: '/sales/view/:type_id',
        here: pathname.startsWith('/sales'),
        label: t`Sales`,
        icon: IconReceipt,
      } as const,
      {
        to: '/farm/view/0',
        path: '/farm/view/:type_id',
        here: pathname.startsWith('/farm'),
        label: t`Farm`,
        icon: IconFeather,
      } as const,
      {
        to: '/shop',
        path: '/shop',
        here: pathname.startsWith('/shop') || pathname.startsWith('/purchases'),
        label: t`Shop`,
        icon: IconBuildingStore,
      } as const,
      {
        to: '/view_debtors',
        path: '/view_debtors',
        here: pathname.startsWith('/view_debtors'),
        label: t`They owe me`,
        icon: IconCash,
      } as const,
      {
        to: '/expenses',
        path: '/expenses',
        here: ['/expenses', '/suppliers', '/view_creditors', '/purchases/payment'].some((one) =>
          pathname.startsWith(one),
        ),
        label: t`Spending`,
        icon: IconCoins,
      } as const,
      { to: '/settings/0', path: '/settings/:page_id', here: pathname.startsWith('/settings'), label: t`More`, icon: IconDots } as const, // prettier-ignore
    ];
    // The first screen is public; a place of its own has who works in a business and does not only mind birds.
    const hasHome = business !== undefined && business.role !== 'attendant';
    const mayOpen = (path: GuardedPath) =>
      (path !== '/dashboard' || hasHome) && guardRoute(guardOf(path), session, path).go === 'allow';
    const open = atMostFive(all.filter(({ path }) => mayOpen(path)));
    return {
      places: open.map(({ to, here, label, icon }) => ({ to, label, icon, here })),
      businessName: business?.name,
      notice: business && (
        <>
          <BooksNotice />
          {isSample ? <SampleNotice /> : <InstallNotice />}
        </>
      ),
      find,
      badge: status && session?.state === 'signed-in' && !isSample && <SyncBadge facts={status} to="/settings/8" />,
    };
  }, [t, pathname, search, session, business, status, isSample, find]);
  return (
    <FrameContext value={parts}>
      <PartContext value={useShowsPart()}>{children}</PartContext>
      {palette}
    </FrameContext>
  );
}
