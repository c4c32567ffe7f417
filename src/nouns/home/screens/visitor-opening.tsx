import { useEffect } from 'react';
import { useSession } from '../../../client/use-session.ts';
import { LookAround } from './look-around.tsx';
import { SampleOpening } from './sample-opening.tsx';

/**
 * A visitor's first view of /dashboard: the sample farm is started as soon as it is known that no user is signed in,
 * while the screen is being fetched. [RTE-3, PRF-13]
 */
export function VisitorOpening({ onKnown }: { onKnown: () => void }) {
  const session = useSession();
  const isKnown = session !== undefined;
  useEffect(() => {
    if (isKnown) onKnown();
  }, [isKnown, onKnown]);
  return session?.state === 'signed-out' ? <LookAround /> : <SampleOpening />;
}
