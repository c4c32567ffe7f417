import type { BusinessView, SessionView } from '../contract/account.ts';
import type { SyncStatus } from '../contract/sync.ts';
import { useQuery } from './use-query.ts';

const NOTHING = {};

/** The signed-in user and the open business; `undefined` for a moment until the worker answers. */
export const useSession = (): SessionView | undefined => useQuery('session.current', NOTHING);

/** The open business of the signed-in person, or undefined. */
export function useBusiness(): BusinessView | undefined {
  const session = useSession();
  return session?.state === 'signed-in' ? session.business : undefined;
}

/** State of replication with the server. [SYN-13] */
export const useSyncStatus = (): SyncStatus | undefined => useQuery('sync.status', NOTHING);
