import type { BooksState, LedgerProgress } from '../../contract/sync.ts';
import { combineLatest, distinctUntilChanged, map, of, switchMap, timer, type Observable } from 'rxjs';
import { liveTable } from '../../store/live-table.ts';
import type { Session } from '../../data/session.ts';
import { isToDo } from '../keep/dexie-ledger.ts';
import type { KeptLedger } from '../keep/keep-ledger.ts';

/**
 * State of the books, so that incomplete sums are never taken for complete ones: a phone on which a user just signed in
 * has only a part of the book.
 */
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

/** Time within which the follow-up work of one record is usually done. Units: ms. */
const BRIEFLY_MS = 500;

/**
 * Whether groups are waiting to be folded, read from the books themselves: after a start, and in a tab that only reads
 * them, there is no other source.
 */
const isUnsettled = ({ db }: KeptLedger): Observable<boolean> =>
  liveTable(() => isToDo(db)).pipe(
    distinctUntilChanged(),
    switchMap((left, n) => (left && n > 0 ? timer(BRIEFLY_MS).pipe(map(() => true)) : of(left))),
    distinctUntilChanged(),
  );
