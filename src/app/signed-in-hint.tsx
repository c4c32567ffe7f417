import { useEffect } from 'react';
import { useSession } from '../client/use-session.ts';
import { SIGNED_IN_HINT } from '../site/site-pages.ts';

/** Leaves a word for the public pages, which show "Open my business" to whoever is signed in here. No right hangs on it. [RTE-2] */
export function SignedInHint() {
  const session = useSession();
  // Who looks around in a sample has no business to open.
  const state = session?.state === 'signed-in' && session.sample ? undefined : session?.state;
  useEffect(() => {
    try {
      if (state === 'signed-in') localStorage.setItem(SIGNED_IN_HINT, '1');
      else if (state === 'signed-out') localStorage.removeItem(SIGNED_IN_HINT);
    } catch {
      // A browser that keeps nothing: those pages then say "Start free", which leads on all the same.
    }
  }, [state]);
  return null;
}
