import type { Observable } from 'rxjs';
import type { SyncStatus } from '../../../contract/sync.ts';

/** The part of the status that only the replicating tab knows. */
export type LinkStatus = Omit<SyncStatus, 'waiting' | 'refused'>;

/** Replication as commands and queries need it. */
export interface Sync {
  readonly link$: Observable<LinkStatus>;
  sendNow(): void;
  hint(hint: 'network-up' | 'network-down' | 'visible'): void;
}
