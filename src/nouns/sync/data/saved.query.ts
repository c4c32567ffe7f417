import { defer } from 'rxjs';
import { whenSignedIn } from '../../../data/live.ts';
import { query } from '../../../data/query.ts';
import { storesOf } from '../../../store/book.ts';

/** Which of some records stand on this phone, by their ids. [SHL-20] */
export const savedRecords = query({
  name: 'sync.saved',
  whileArriving: 'whole',
  read: (deps, { ids }) =>
    whenSignedIn<readonly string[]>(
      deps,
      ({ book }) =>
        defer(async () => {
          const stores = [...storesOf(book, 'fact'), ...storesOf(book, 'thing')];
          const found = await Promise.all(stores.map((store) => store.find(ids)));
          return ids.filter((id) => found.some((rows) => rows.has(id)));
        }),
      [],
    ),
});
