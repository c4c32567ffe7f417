import { combineLatest, defer, distinctUntilChanged, map, merge, startWith, type Observable } from 'rxjs';
import type { LocalFields } from '../../../../schemas/document-kind.ts';
import type { Book } from '../../../store/book.ts';
import { readInTurn } from '../../../data/read-in-turn.ts';
import type { RowStore } from '../../../store/row-store.ts';
import { writtenInState } from './written-in-state.ts';

type State = LocalFields['sync_state'];

/** Live number of records in a state, over all collections; read from the index, however many there are. [SYN-13] */
export const countInState = ({ stores }: Book, state: State): Observable<number> =>
  combineLatest(stores.map(({ collection }) => countIn(collection, state))).pipe(
    map((counts) => counts.reduce((sum, n) => sum + n, 0)),
  );

/**
 * Counting takes a moment after each change. Until it is done a record just saved counts as one, so that the app does
 * not show that it is saved and that everything is sent at the same time.
 */
const countIn = (collection: RowStore['collection'], state: State): Observable<number> =>
  defer(() => {
    const count = collection.count({ selector: { sync_state: { $eq: state } } });
    let known = 0;
    let written = 0;
    const written$ = writtenInState([{ collection }], state).pipe(
      map(() => {
        written++;
        return (known = Math.max(known, 1));
      }),
    );
    const counted$ = collection.$.pipe(
      startWith(undefined),
      readInTurn(async () => {
        const before = written;
        const found = await count.exec();
        return (known = written === before ? found : Math.max(found, 1));
      }),
    );
    // When a thousand records are saved at once, only the first changes the provisional number.
    return merge(written$, counted$).pipe(distinctUntilChanged());
  });
