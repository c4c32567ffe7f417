import { combineLatest, map, type Observable } from 'rxjs';
import type { LocalFields } from '../../../schemas/document-kind.ts';
import type { Book } from '../book.ts';

/** Live number of records in a state, over all collections; read from the index, whatever their number. [SYN-13] */
export const countInState = ({ stores }: Book, state: LocalFields['sync_state']): Observable<number> =>
  combineLatest(stores.map(({ collection }) => collection.count({ selector: { sync_state: { $eq: state } } }).$)).pipe(
    map((counts) => counts.reduce((sum, n) => sum + n, 0)),
  );
