import { query } from '../../../data/query.ts';
import { combineLatest, distinctUntilChanged, map, NEVER, of, switchMap } from 'rxjs';
import { whenSignedIn } from '../../../data/live.ts';
import { liveTable } from '../../../store/live-table.ts';
import type { SyncStatus } from '../../../contract/sync.ts';
import { arrivals } from './arrivals.ts';
import { countInState } from './count-in-state.ts';

/** State of replication: counts from the storage, the rest from the replicating tab. [SYN-13] */
export const syncStatus = query({
  name: 'sync.status',
  whileArriving: 'whole',
  read: (deps) =>
    whenSignedIn<SyncStatus>(
      deps,
      (session) => {
        const { book, sync, isComplete$ } = session;
        return combineLatest([
          sync.link$,
          countInState(book, 'pending'),
          countInState(book, 'rejected'),
          liveTable(() => book.upkeep.copies.count()),
          isComplete$.pipe(
            switchMap((complete) => {
              if (complete === undefined) return NEVER;
              return complete ? of(undefined) : arrivals(book, session);
            }),
          ),
        ]).pipe(
          map(([link, waiting, rejected, lost, arriving]) => ({
            ...link,
            waiting,
            refused: rejected + lost,
            arriving,
          })),
          distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
        );
      },
      { connection: 'starting', waiting: 0, sending: 0, refused: 0, session: 'ok' },
    ),
});
