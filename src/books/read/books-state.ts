import type { BooksState, LedgerProgress } from '../../contract/sync.ts';
import { combineLatest, distinctUntilChanged, map, of, switchMap, timer, type Observable } from 'rxjs';
import { liveTable } from '../../store/live-table.ts';
import type { Session } from '../../data/session.ts';
import { isToDo } from '../keep/dexie-ledger.ts';
import type { KeptLedger } from '../keep/keep-ledger.ts';

/** Of sums that lack records nobody may think that they are all there is: a phone that somebody just signed in on has a part of the book. */
export const booksState = (session: Session): Observable<BooksState> =>
  session.ledger$.pipe(
    switchMap((ledger) =>
      ledger
        ? combineLatest([ledger.progress$, isUnsettled(ledger), session.isFetched$, session.isComplete$]).pipe(
            map(stateOf),
          )
        : of<BooksState>(null),
    ),
  );

function stateOf([progress, unsettled, fetched, complete]: [
  LedgerProgress,
  boolean,
  boolean,
  boolean | undefined,
]): BooksState {
  if (progress.state === 'failed') return progress;
  if (!complete && !fetched) return { state: 'fetching' };
  return progress.state === 'current' && (unsettled || !complete) ? { state: 'recalculating' } : progress;
}

/** What a record leaves to do is done within it. Units: ms. */
const BRIEFLY_MS = 500;

/** Whether values wait to be worked out, from the books themselves: a start, and a tab that only reads them, know it from nobody else. */
const isUnsettled = ({ db }: KeptLedger): Observable<boolean> =>
  liveTable(() => isToDo(db)).pipe(
    distinctUntilChanged(),
    switchMap((left, n) => (left && n > 0 ? timer(BRIEFLY_MS).pipe(map(() => true)) : of(left))),
    distinctUntilChanged(),
  );
