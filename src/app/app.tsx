import { BrowserRouter, Route, Routes, useLocation, Link, Navigate } from 'react-router-dom';
import { Toasts } from '../ui/feedback/toasts.tsx';
import { SITE_PAGES, SIGNED_IN_HINT } from '../site/site-pages.ts';
import { ConnectionToasts } from './notices/connection-toasts.tsx';
import { PullToSync } from './pull-to-sync.tsx';
import { CrashBoundary } from './crash-page.tsx';
import { BookLockGate } from './held-cover.tsx';
import { MonthlyExpenses } from './notices/monthly-expenses.tsx';
import { ROUTES, type RouteLine } from './routes.ts';
import { Shell } from './shell.tsx';
import { UpdateCover } from './update/update-cover.tsx';
import { WarningToasts } from './notices/warning-toasts.tsx';
import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { keepLookingAround, looksAround } from '../client/sample-tab.ts';
import { useSyncStatus, useSession } from '../client/use-session.ts';
import { hideToasts } from '../ui/feedback/toast.ts';
import { useToast } from '../ui/feedback/use-toast.ts';
import { useCommand } from '../client/use-command.ts';
import { useLingui, Trans } from '@lingui/react/macro';
import { IconBook } from '@tabler/icons-react';
import { useQuery } from '../client/use-query.ts';
import { loadWords } from '../client/language.ts';
import { LATER_MS } from '../ui/later.tsx';
import { usePush } from '../client/push/use-push.ts';
import { i18n } from '@lingui/core';
import { clockIsOff } from '../domain/time/now.ts';
import { adoptHabits } from '../ui/setup/habits.ts';
import { adoptDraftOwner, draftOwner } from '../ui/drafts/draft-store.ts';
import { Waiting } from '../ui/feedback/waiting.tsx';
import { BACKUP, guardRoute } from './guard-route.ts';
import { guardOf } from './guards.ts';
import { LazyScreen } from './lazy-screen.tsx';
import { AfterSavedDrafts } from './saved-drafts.tsx';
import { Button } from '@mantine/core';
import { HenAndTray } from '../ui/drawings/hen-and-tray.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Screen } from '../ui/frame/screen.tsx';

/** The whole app: overlays, frame, and one guarded screen per line of the route table. [RTE-1, SHL-8] */
export function App() {
  const [lookedThrough] = useState(() => new Set<string>());
  return (
    <CrashBoundary>
      <BrowserRouter>
        <ByHabits />
        <Toasts />
        <ConnectionToasts />
        <ForgetToasts />
        <PullToSync />
        <RestoredToast />
        <WarningToasts />
        <LockWhenAway />
        <SignedInHint />
        <AppBadge />
        <MonthlyExpenses />
        <PushMessages />
        <ScrollToTop />
        <BookLockGate>
          <UpdateCover>
            <LaterNotices />
            <Shell>
              <Routes>
                {['/', ...SITE_PAGES.map(({ path }) => path)].map((path) => (
                  <Route key={path} path={path} element={<LeaveForSite />} />
                ))}
                {ROUTES.map((route) => (
                  <Route
                    key={route.path}
                    path={route.path}
                    element={<GuardedScreen route={route} lookedThrough={lookedThrough} />}
                  />
                ))}
              </Routes>
            </Shell>
          </UpdateCover>
        </BookLockGate>
      </BrowserRouter>
    </CrashBoundary>
  );
}

/** Scroll a new page to its top. */
function ScrollToTop() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname) scrollTo(0, 0);
  }, [pathname]);
  return null;
}

/** Number of pending records as badge on the app's icon, where supported. [OFF-7] */
function AppBadge() {
  const waiting = useSyncStatus()?.waiting ?? 0;
  useEffect(() => {
    // Absent in browsers without badges; refused when the app is not installed.
    const badge = navigator as Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
    const shown = waiting > 0 ? badge.setAppBadge?.(waiting) : badge.clearAppBadge?.();
    shown?.catch(() => undefined);
  }, [waiting]);
  return null;
}

/** Remove toasts for one person or business when another one follows. [ACC-20] */
function ForgetToasts() {
  const session = useSession();
  const looking = session?.state === 'signed-in' ? `${session.uid} ${session.business?.id ?? ''}` : session && '';
  const before = useRef('');
  useLayoutEffect(() => {
    // Undefined for a moment until the worker answers.
    if (looking === undefined) return;
    const isKnownMore = looking.startsWith(before.current);
    before.current = looking;
    if (!isKnownMore) hideToasts();
  }, [looking]);
  return null;
}

/** After this absence the phone may be in other hands. */
const AWAY_MS = 5 * 60_000;

/** Lock the book of a person with a PIN after five minutes of absence; without a PIN nothing happens. [ACC-14] */
function LockWhenAway() {
  const { run } = useCommand('account.lock');
  useEffect(() => {
    let left: number | undefined;
    const look = () => {
      if (document.visibilityState === 'hidden') left = Date.now();
      else if (left !== undefined && Date.now() - left >= AWAY_MS) void run({});
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [run]);
  return null;
}

/**
 * Store a hint for the public pages, which show "Open my business" to a person signed in on this phone. The hint grants
 * no rights. [RTE-2]
 */
function SignedInHint() {
  const session = useSession();
  const isSample = session?.state === 'signed-in' && session.sample;
  // A visitor in a sample farm has no business to open.
  const state = isSample ? undefined : session?.state;
  useEffect(() => {
    if (isSample || state === 'signed-in') keepLookingAround(isSample);
  }, [isSample, state]);
  useEffect(() => {
    try {
      if (state === 'signed-in') localStorage.setItem(SIGNED_IN_HINT, '1');
      else if (state === 'signed-out') localStorage.removeItem(SIGNED_IN_HINT);
    } catch {
      // A browser without storage: those pages then show "Start free", which also leads to the app.
    }
  }, [state]);
  return null;
}

const STAYS_MS = 20_000;

const NOTHING = {};

/** The notice that the book on this phone was damaged and has been restored; no answer is needed. [SYN-21] */
function RestoredToast() {
  const { t } = useLingui();
  const restoredAt = useQuery('protection', NOTHING)?.restored_at;
  useToast(restoredAt !== undefined, () => ({
    id: 'restored',
    title: t`Your book is restored`,
    text: t`The book on this phone was damaged and has been restored from its second copy and the server.`,
    icon: <IconBook />,
    stays: STAYS_MS,
    closeName: t`Close`,
  }));
  return null;
}

/**
 * Notices load after the first screen, and only for signed-in people; without their chunk the app works without them.
 * [SHL-11]
 */
function LaterNotices() {
  const isIn = useSession()?.state === 'signed-in';
  const [Notices, setNotices] = useState<ComponentType>();
  useEffect(() => {
    if (!isIn) return;
    const timer = setTimeout(() => {
      Promise.all([import('./notices/notices.tsx'), loadWords('business', 'shared')])
        .then(([module]) => setNotices(() => module.Notices))
        .catch((fault: unknown) => console.warn('no notices', fault));
    }, LATER_MS);
    return () => clearTimeout(timer);
  }, [isIn]);
  return isIn && Notices ? <Notices /> : null;
}

/** Keeps this phone's push token fresh; messages that arrive while the app is open are only logged. [NTF-5, NTF-6] */
function PushMessages() {
  const session = useSession();
  usePush(session?.state === 'signed-in' && !session.sample ? session.uid : undefined);
  useEffect(() => {
    // Absent on pages that are not served securely.
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const hear = ({ data }: MessageEvent<{ type?: string; message?: unknown } | undefined>) => {
      if (data?.type === 'push') console.info('push message', data.message);
    };
    workers?.addEventListener('message', hear);
    // Show messages held back during quiet hours, once these are over. [NTF-11]
    void workers?.ready.then(({ active }) => active?.postMessage({ type: 'SHOW_HELD' }));
    return () => workers?.removeEventListener('message', hear);
  }, []);
  return null;
}

/**
 * Apply the conventions and time of the open business to all texts at once, without resetting any input.
 * [SET-1, SET-4, DOC-18]
 */
function ByHabits() {
  const session = useSession();
  const off = useSyncStatus()?.clock_off_ms ?? 0;
  const { business, country } = session?.state === 'signed-in' ? session : {};
  // Set during render, before the components below: a form that opens with a business must use the business's day.
  const changes = session && adoptHabits(business?.habits, business?.currency, country);
  clockIsOff(off);
  const drawnWith = useRef<{ changes: number | undefined; off: number }>(undefined);
  useEffect(() => {
    const drawn = drawnWith.current;
    // Render visible texts again, as after a change of language.
    if (drawn && (drawn.changes !== changes || drawn.off !== off)) i18n.activate(i18n.locale);
    drawnWith.current = { changes, off };
  }, [changes, off]);
  return null;
}

/** A screen for people who may open it; others are redirected. [RTE-62] */
function GuardedScreen({ route, lookedThrough }: { route: RouteLine; lookedThrough: Set<string> }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const answer = guardRoute(guardOf(route.path), session, pathname + search);
  const { uid, business } = session?.state === 'signed-in' ? session : {};
  // Set from the session that opens the screen, so that its forms find this person's drafts in this business.
  adoptDraftOwner(uid, business?.id);
  if (answer.go === 'redirect') {
    const isSample = session?.state === 'signed-out' && looksAround();
    return <Navigate to={isSample ? `/dashboard?next=${encodeURIComponent(pathname + search)}` : answer.to} replace />;
  }
  if (answer.go === 'wait')
    return (
      <Waiting>
        {session ? (
          <>
            <Trans>Fetching your book. The first time needs internet.</Trans>{' '}
            <Link to={BACKUP}>
              <Trans>I have a backup file</Trans>
            </Link>
          </>
        ) : (
          <Trans>Opening…</Trans>
        )}
      </Waiting>
    );
  return (
    <AfterSavedDrafts whose={draftOwner()} lookedThrough={lookedThrough}>
      <LazyScreen key={route.screen} name={route.screen} />
    </AfterSavedDrafts>
  );
}

/** The path at which the browser loaded this document, regardless of later navigation. */
const loadedAt = location.pathname;

/**
 * The public pages are not part of the app: a link to them leaves it. If the app itself was served at their path, as by
 * a server that does not know them, leaving would loop forever; a message is shown instead. [RTE-1, SIT-3]
 */
function LeaveForSite() {
  const { t } = useLingui();
  const [stuck] = useState(() => location.pathname === loadedAt && location.pathname !== '/');
  useEffect(() => {
    if (!stuck) location.replace(location.pathname === '/' ? '/home' : location.href);
  }, [stuck]);
  if (!stuck) return null;
  return (
    <Screen title={t`Not here`} description={t`This page is not on the phone.`}>
      <EmptyState
        drawing={<HenAndTray />}
        button={
          <Button component="a" href="/sales/view/0" fullWidth h={56} fz={18}>
            <Trans>Open my business</Trans>
          </Button>
        }
      >
        <Trans>This page is not on the phone. Look again when there is a signal.</Trans>
      </EmptyState>
    </Screen>
  );
}
