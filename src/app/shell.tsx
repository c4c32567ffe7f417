import { useLingui, Trans } from '@lingui/react/macro';
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
  IconEye,
  IconDeviceMobilePlus,
  IconSearch,
} from '@tabler/icons-react';
import { useMemo, type ReactNode, useEffect, useCallback, useState, type ComponentType } from 'react';
import { useLocation, Link, matchPath } from 'react-router-dom';
import { useShowsPart } from '../client/use-query.ts';
import { useBusiness, useSession, useSyncStatus } from '../client/use-session.ts';
import { PartContext } from '../ui/feedback/part-context.ts';
import { FrameContext } from '../ui/frame/frame-context.ts';
import { SyncBadge } from '../ui/sync/sync-badge.tsx';
import { BooksNotice } from './notices/books-notice.tsx';
import { atMostFive } from './at-most-five.ts';
import { guardRoute, type GuardSession } from './guard-route.ts';
import { guardOf, type GuardedPath, GUARDS } from './guards.ts';
import { Button, CloseButton } from '@mantine/core';
import classes from './app.module.css';
import { offerWithScreen, useInstallOffer } from '../client/install-offer.ts';
import { loadWords } from '../client/language.ts';
import { showToast } from '../ui/feedback/toast.ts';

/** Frame of every screen: this person's navigation and the sync badge. [SHL-3, SHL-4] */
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
    // The first screen is public; it has an entry of its own for people who work in a business, except attendants.
    const hasHome = business !== undefined && business.role !== 'attendant';
    const mayOpen = (path: GuardedPath) =>
      (path !== '/dashboard' || hasHome) && guardRoute(guardOf(path), session, path).go === 'allow';
    const open = atMostFive(all.filter(({ path }) => mayOpen(path)));
    // Screens without an entry in the bar are reached through its last entry.
    const isElsewhere = open.every(({ here }) => !here);
    return {
      places: open.map(({ to, path, here, label, icon }) => ({
        to,
        label,
        icon,
        here: here || (isElsewhere && path === '/settings/:page_id'),
      })),
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

/** Shown over every screen of the sample farm: a notice, and a link to start one's own book. [RTE-3] */
function SampleNotice() {
  return (
    <div className={classes.notice} data-sample role="note">
      <IconEye aria-hidden />
      <span>
        <b>
          <Trans>A sample farm to try</Trans>
        </b>
        <Trans>Nothing is sent or kept.</Trans>
      </span>
      <Button component={Link} to="/register" h={48} px="sm">
        <Trans>Start your own</Trans>
      </Button>
    </div>
  );
}

/**
 * After the first saved record: an offer to install the app on the home screen, which covers nothing and needs no
 * answer. [OFF-7]
 */
function InstallNotice() {
  const { t } = useLingui();
  const { isDue, take, leave } = useInstallOffer();
  const { pathname } = useLocation();
  useEffect(offerWithScreen, [pathname]);
  if (!isDue) return null;
  return (
    <div className={classes.notice} role="status">
      <IconDeviceMobilePlus aria-hidden />
      <span>
        <b>
          <Trans>Keep Flockbook on your home screen</Trans>
        </b>
        <Trans>One tap opens it, also without internet.</Trans>
      </span>
      <Button h={48} px="md" onClick={take}>
        <Trans>Add</Trans>
      </Button>
      <CloseButton size={48} aria-label={t`Not now`} onClick={leave} />
    </div>
  );
}

type Palette = ComponentType<{ mayOpen: (to: string) => boolean }>;

const STAYS_MS = 10_000;

const PATHS = (Object.keys(GUARDS) as GuardedPath[]).filter((path) => path !== '*');

/** Whether the signed-in person may open an address. */
const mayOpenFor =
  (session: GuardSession | undefined) =>
  (to: string): boolean => {
    const { pathname } = new URL(to, location.origin);
    const path = PATHS.find((one) => matchPath(one, pathname));
    return path !== undefined && guardRoute(guardOf(path), session, to).go === 'allow';
  };

/**
 * Search by name and number: the function that opens it, also bound to Ctrl or ⌘ + K, and its element; its chunk is
 * loaded at the first use. [SHL-15]
 */
function usePalette(): { find: (() => void) | undefined; palette: ReactNode } {
  const { t } = useLingui();
  const session = useSession();
  const [Loaded, setLoaded] = useState<Palette>();
  const business = session?.state === 'signed-in' ? session.business : undefined;
  // The app of attendants is a single screen.
  const isOffered = business !== undefined && business.role !== 'attendant';
  const find = useCallback(() => {
    Promise.all([import('../nouns/home/screens/palette.tsx'), loadWords('home', 'shared')]).then(
      ([module]) => {
        setLoaded(() => module.Palette);
        module.openPalette();
      },
      () =>
        showToast({
          id: 'find',
          title: t`This screen is not on the phone yet, connect once`,
          icon: <IconSearch />,
          stays: STAYS_MS,
          closeName: t`Close`,
        }),
    );
  }, [t]);
  useEffect(() => {
    if (!isOffered) return;
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      find();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOffered, find]);
  const mayOpen = useMemo(() => mayOpenFor(session), [session]);
  return {
    find: isOffered ? find : undefined,
    palette: isOffered && Loaded ? <Loaded mayOpen={mayOpen} /> : null,
  };
}
