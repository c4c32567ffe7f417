import type { BusinessView, SessionView } from '../contract/account.ts';
import type { SyncStatus } from '../contract/sync.ts';
import { useQuery } from './use-query.ts';

const NOTHING = {};

/** Who is signed in and which business is open; `undefined` for the blink until the worker answers. */
export const useSession = (): SessionView | undefined => useQuery('session.current', NOTHING);

/** The open business of the signed-in person, or undefined. */
export function useBusiness(): BusinessView | undefined {
  const session = useSession();
  return session?.state === 'signed-in' ? session.business : undefined;
}

/** State of the exchange with the server. [SYN-13] */
export const useSyncStatus = (): SyncStatus | undefined => useQuery('sync.status', NOTHING);
