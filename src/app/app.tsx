import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Toasts } from '../ui/feedback/toasts.tsx';
import { SITE_PAGES } from '../site/site-pages.ts';
import { AppBadge } from './app-badge.tsx';
import { ByHabits } from './by-habits.tsx';
import { ConnectionToasts } from './connection-toasts.tsx';
import { PullToSync } from './pull-to-sync.tsx';
import { CrashBoundary } from './crash-page.tsx';
import { GuardedScreen } from './guarded-screen.tsx';
import { ForgetToasts } from './forget-toasts.tsx';
import { UnlessHeld } from './held-cover.tsx';
import { LeaveForSite } from './leave-for-site.tsx';
import { LockWhenAway } from './lock-when-away.tsx';
import { MonthlyExpenses } from './monthly-expenses.tsx';
import { LaterNotices } from './later-notices.tsx';
import { PushMessages } from './push-messages.tsx';
import { ROUTES } from './routes.ts';
import { ScrollToTop } from './scroll-to-top.tsx';
import { RestoredToast } from './restored-toast.tsx';
import { Shell } from './shell.tsx';
import { SignedInHint } from './signed-in-hint.tsx';
import { UpdateCover } from './update-cover.tsx';
import { WarningToasts } from './warning-toasts.tsx';

/** The whole app: overlays, frame, and one guarded screen per line of the table of routes. [RTE-1, SHL-8] */
export function App() {
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
        <UnlessHeld>
          <UpdateCover>
            <LaterNotices />
            <Shell>
              <Routes>
                {['/', ...SITE_PAGES.map(({ path }) => path)].map((path) => (
                  <Route key={path} path={path} element={<LeaveForSite />} />
                ))}
                {ROUTES.map((route) => (
                  <Route key={route.path} path={route.path} element={<GuardedScreen route={route} />} />
                ))}
              </Routes>
            </Shell>
          </UpdateCover>
        </UnlessHeld>
      </BrowserRouter>
    </CrashBoundary>
  );
}
