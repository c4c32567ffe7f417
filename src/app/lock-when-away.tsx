import { useEffect } from 'react';
import { useCommand } from '../client/use-command.ts';

/** Away for this long, the phone may be in other hands. */
const AWAY_MS = 5 * 60_000;

/** Whoever has a PIN and comes back after five minutes types it again; nobody else notices. [ACC-14] */
export function LockWhenAway() {
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
