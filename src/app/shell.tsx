import { useLingui } from '@lingui/react/macro';
import { IconCash, IconDots, IconReceipt } from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useBusiness, useSession, useSyncStatus } from '../client/use-session.ts';
import { FrameContext } from '../ui/frame/frame-context.ts';
import { SyncBadge } from '../ui/sync/sync-badge.tsx';
import { guardRoute } from './guard-route.ts';
import { guardOf, type GuardedPath } from './guards.ts';

/** What stands around every screen: the places of this person and the sync badge. [SHL-3, SHL-4] */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const session = useSession();
  const business = useBusiness();
  const status = useSyncStatus();
  const parts = useMemo(() => {
    const all = [
      {
        to: '/sales/view/0',
        path: '/sales/view/:type_id',
        below: '/sales',
        label: t`Sales`,
        icon: IconReceipt,
      } as const,
      {
        to: '/view_debtors',
        path: '/view_debtors',
        below: '/view_debtors',
        label: t`They owe me`,
        icon: IconCash,
      } as const,
      { to: '/settings/0', path: '/settings/:page_id', below: '/settings', label: t`More`, icon: IconDots } as const,
    ];
    const mayOpen = (path: GuardedPath) => guardRoute(guardOf(path), session, path).go === 'allow';
    return {
      places: all
        .filter(({ path }) => mayOpen(path))
        .map(({ to, below, label, icon }) => ({ to, label, icon, here: pathname.startsWith(below) })),
      businessName: business?.name,
      badge: status && session?.state === 'signed-in' && <SyncBadge facts={status} to="/settings/8" />,
    };
  }, [t, pathname, session, business, status]);
  return <FrameContext value={parts}>{children}</FrameContext>;
}
