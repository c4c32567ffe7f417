import { Trans } from '@lingui/react/macro';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../client/use-session.ts';
import { Waiting } from '../ui/feedback/waiting.tsx';
import { BACKUP, guardRoute } from './guard-route.ts';
import { guardOf } from './guards.ts';
import { LazyScreen } from './lazy-screen.tsx';
import type { RouteLine } from './routes.ts';

/** A screen for whom may open it; everybody else is led elsewhere. [RTE-62] */
export function GuardedScreen({ route }: { route: RouteLine }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const answer = guardRoute(guardOf(route.path), session, pathname + search);
  if (answer.go === 'redirect') return <Navigate to={answer.to} replace />;
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
  return <LazyScreen key={route.screen} name={route.screen} />;
}
