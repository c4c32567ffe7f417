import { query } from '../../../data/query.ts';
import { combineLatest, map, type Observable } from 'rxjs';
import { storesOf, type Book } from '../../../store/book.ts';
import { changesIn, liveRows, whenBusinessOpen } from '../../../data/live.ts';
import type { WhoChanged } from '../../../contract/home.ts';
import type { QueryInput } from '../../../contract/port.ts';
import type { RowStore } from '../../../store/row-store.ts';
import { LATEST_MS } from '../../../store/rx-schema.ts';
import { namesOf } from '../../sync/data/title-of.ts';
import { changesOfRow, type ChangeByUid, type Recorded } from './changes-of-row.ts';
import { EVERY_MS, readInTurn } from '../../../data/read-in-turn.ts';
import { byName } from '../../../domain/text/by-name.ts';

type Input = QueryInput<'history.changes'>;
type Found = readonly { readonly collection: string; readonly row: Recorded }[];

/** Limit of facts read per collection, newest first. */
const MAX_READ = 3_000;
const NOTHING: WhoChanged = { rows: [], more: false, people: [], late: 0 };

/**
 * Records created, edited and voided, with their authors, newest first: of one person, or only those that came for
 * closed days. [SET-7, SET-9]
 */
export const whoChanged = query({
  name: 'history.changes',
  read: (deps, input) =>
    whenBusinessOpen<WhoChanged>(
      deps,
      ({ book, workspace$ }, businessId) =>
        combineLatest([newestFacts(book, businessId), everyThing(book, businessId), workspace$]).pipe(
          map(([facts, things, { settings, members }]) => {
            const locks = settings.find(({ business_id }) => business_id === businessId)?.period_locks ?? [];
            const names = new Map(
              members.flatMap(({ business_id, user_id, name }) =>
                business_id === businessId ? [[user_id, name] as const] : [],
              ),
            );
            const thingNames = namesOf(things.map(({ row }) => row));
            const changes = [...facts, ...things]
              .filter(({ row }) => row.sync_state !== 'rejected')
              .flatMap((found) => changesOfRow(found, thingNames, locks));
            return shown(changes, input, names);
          }),
        ),
      NOTHING,
    ),
});

function newestFacts(book: Book, businessId: string): Observable<Found> {
  const stores = storesOf(book, 'fact');
  const read = async (store: RowStore) => {
    const rows = (await store.newest(businessId, 0, LATEST_MS, MAX_READ)) as unknown as Recorded[];
    return rows.map((row) => ({ collection: store.name, row }));
  };
  return changesIn(...stores).pipe(
    readInTurn(() => Promise.all(stores.map(read)), EVERY_MS.overview),
    map((lists) => lists.flat()),
  );
}

/** All things: flocks, items, people; there are few. */
const everyThing = (book: Book, business_id: string): Observable<Found> =>
  combineLatest(
    storesOf(book, 'thing').map(({ name, collection }) =>
      liveRows<Recorded>(collection, { selector: { business_id } }).pipe(
        map((rows) => rows.map((row) => ({ collection: name, row }))),
      ),
    ),
  ).pipe(map((lists) => lists.flat()));

function shown(
  all: readonly ChangeByUid[],
  { by, late, limit }: Input,
  names: ReadonlyMap<string, string>,
): WhoChanged {
  const chosen = all
    .filter((change) => (by === null || change.uid === by) && (!late || change.late))
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : a.key < b.key ? 1 : -1));
  const people = [...new Set(all.map(({ uid }) => uid))].flatMap((uid) => {
    const name = names.get(uid);
    return name === undefined ? [] : [{ uid, name }];
  });
  return {
    rows: chosen.slice(0, limit).map(({ uid, ...change }) => ({ ...change, by: names.get(uid) })),
    more: chosen.length > limit,
    people: people.sort(byName),
    late: all.filter((change) => change.late).length,
  };
}
