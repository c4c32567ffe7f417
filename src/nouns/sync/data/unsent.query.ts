import { query } from '../../../data/query.ts';
import { combineLatest, map, switchMap, type Observable } from 'rxjs';
import type { Purchase } from '../../../../schemas/purchase.schema.ts';
import type { Book } from '../../../store/book.ts';
import { liveRows, whenSignedIn } from '../../../data/live.ts';
import { liveTable } from '../../../store/live-table.ts';
import type { UnreadableRow, UnsentRecord } from '../../../contract/sync.ts';
import type { Row } from '../../../store/row-store.ts';
import { namesFor, titleOf, word, type NamesOfThings } from './title-of.ts';

/** Records that wait or were refused, refused first, then oldest first. [SYN-8] */
export const unsentRecords = query({
  name: 'sync.unsent',
  whileArriving: 'whole',
  read: (deps) =>
    whenSignedIn<readonly UnsentRecord[]>(
      deps,
      ({ book }) =>
        combineLatest([
          ...book.stores.map(({ name, collection }) =>
            liveRows<Row>(collection, { selector: { sync_state: { $in: ['pending', 'rejected'] } } }).pipe(
              switchMap(async (rows) => {
                const names = await namesFor(book, rows);
                return rows.map((row) => ({ seq: row.local_seq, record: recordOf(name, row, names) }));
              }),
            ),
          ),
          lostVersions(book),
        ]).pipe(
          map((lists) =>
            lists
              .flat()
              .sort(
                (a, b) =>
                  Number(b.record.state === 'rejected') - Number(a.record.state === 'rejected') || a.seq - b.seq,
              )
              .map(({ record }) => record),
          ),
        ),
      [],
    ),
});

/** Rows of the server that this version cannot read. [SYN-11] */
export const unreadableRows = query({
  name: 'sync.unreadable',
  whileArriving: 'whole',
  read: (deps) =>
    whenSignedIn<readonly UnreadableRow[]>(
      deps,
      ({ book }) =>
        liveTable(() => book.upkeep.unreadable.toArray()).pipe(
          map((rows) => rows.map(({ path, problem }) => ({ path, problem }))),
        ),
      [],
    ),
});

const recordOf = (collection: string, row: Row, names: NamesOfThings): UnsentRecord => ({
  collection,
  kind: word(row, 'kind') || undefined,
  id: word(row, 'path', 'id'),
  title: titleOf(row, names),
  saved_at: word(row, 'created_at', 'joined_at'),
  business_id: word(row, 'business_id') || undefined,
  accepted: row.rev > 0,
  bought: collection === 'purchases' ? boughtBy(row as unknown as Purchase) : undefined,
  state: row.sync_state === 'rejected' ? 'rejected' : 'pending',
  error: row.sync_error,
});

/** What goes back, and what brings goods of both kinds, has no form. [RTE-33, RTE-46] */
function boughtBy({ kind, goods, lines, voided_at }: Purchase): UnsentRecord['bought'] {
  if (kind !== 'purchase' || goods === 'both' || voided_at !== undefined) return undefined;
  return goods === 'shop' ? { goods } : { goods, material: lines[0]!.item_id };
}

const lostVersions = (book: Book): Observable<{ seq: number; record: UnsentRecord }[]> =>
  liveTable(() => book.upkeep.copies.toArray()).pipe(
    switchMap(async (copies) => {
      const rows = copies.map(({ mine }) => mine);
      const names = await namesFor(book, rows);
      return copies.map(({ key, collection, mine, error }) => ({
        seq: mine.local_seq,
        record: { ...recordOf(collection, mine, names), id: key, state: 'rejected' as const, error },
      }));
    }),
  );
