import { combineLatest, distinctUntilChanged, map, of, switchMap, timer, type Observable } from 'rxjs';
import { workspacePath } from '../../../schemas/workspace.schema.ts';
import { collectionsOf } from '../followed-collections.ts';
import { liveTable } from '../live-table.ts';
import type { Session } from '../session.ts';
import { isToDo } from './dexie-ledger.ts';
import type { KeptLedger, LedgerProgress } from './keep-ledger.ts';

/** As the books of the open business stand; `fetching` while some of its records have never come to this phone. Null where none are kept. [LED-59] */
export type BooksState = LedgerProgress | { readonly state: 'fetching' } | null;

/** Of sums that lack records nobody may think that they are all there is: a phone that somebody just signed in on has a part of the book. */
export const booksState = (session: Session): Observable<BooksState> =>
  session.ledger$.pipe(
    switchMap((ledger) =>
      ledger
        ? combineLatest([ledger.progress$, isUnsettled(ledger), isFetched(session)]).pipe(map(stateOf))
        : of<BooksState>(null),
    ),
  );

function stateOf([progress, unsettled, fetched]: [LedgerProgress, boolean, boolean]): BooksState {
  if (progress.state === 'failed') return progress;
  if (!fetched) return { state: 'fetching' };
  return progress.state === 'current' && unsettled ? { state: 'recalculating' } : progress;
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

/** Whether everything that the server had of the open business was read once, or nothing of it can be elsewhere. */
const isFetched = ({ isSample, book, open$, followed$ }: Session): Observable<boolean> =>
  combineLatest([open$, followed$]).pipe(
    map(([open, followed]) => {
      if (isSample || !open || !followed || open.business.rev === 0) return [];
      const business = workspacePath.business(open.business.id);
      return [business, ...collectionsOf(followed.hasFarm).map(([name]) => `${business}/${name}`)];
    }),
    distinctUntilChanged((a, b) => a.join() === b.join()),
    switchMap((paths) =>
      liveTable(async () => {
        const [founded, ...read] = await book.upkeep.checkpoints.bulkGet(paths);
        return founded?.whole === true || read.every((one) => one?.whole === true);
      }),
    ),
    distinctUntilChanged(),
  );
