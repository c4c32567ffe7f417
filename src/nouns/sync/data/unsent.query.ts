import { query } from '../../../data/query.ts';
import { combineLatest, map, switchMap, type Observable } from 'rxjs';
import type { Purchase } from '../../../../schemas/purchase.schema.ts';
import type { Book } from '../../../store/book.ts';
import { liveRows, whenSignedIn } from '../../../data/live.ts';
import { liveTable } from '../../../store/live-table.ts';
import type { UnreadableRow, UnsentRecord } from '../../../contract/sync.ts';
import type { Row } from '../../../store/row-store.ts';
import { kindOf, namesFor, titleOf, word, type NamesOfThings } from './title-of.ts';

/** Pending and refused records, refused first, then oldest first. [SYN-8] */
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
              map((rows) => rows.map((row) => ({ collection: name, row }))),
            ),
          ),
          lostVersions(book),
        ]).pipe(
          map((lists) => lists.flat()),
          switchMap(async (unsent) => {
            const names = await namesFor(
              book,
              unsent.map(({ row }) => row),
            );
            return unsent.sort(refusedThenOldest).map((one) => recordOf(one, names));
          }),
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

/**
 * A row that the server does not have; `as`: for a version that lost a conflict, the key of its copy and the reason.
 */
interface Unsent {
  readonly collection: string;
  readonly row: Row;
  readonly as?: { readonly key: string; readonly error: UnsentRecord['error'] };
}

const isRefused = ({ row, as }: Unsent): boolean => as !== undefined || row.sync_state === 'rejected';

const refusedThenOldest = (a: Unsent, b: Unsent): number =>
  Number(isRefused(b)) - Number(isRefused(a)) || a.row.local_seq - b.row.local_seq;

function recordOf(unsent: Unsent, names: NamesOfThings): UnsentRecord {
  const { collection, row, as } = unsent;
  return {
    collection,
    kind: kindOf(collection, row),
    id: as?.key ?? word(row, 'path', 'id'),
    title: titleOf(row, names),
    saved_at: word(row, 'created_at', 'joined_at'),
    business_id: word(row, 'business_id') || undefined,
    accepted: row.rev > 0,
    bought: collection === 'purchases' ? boughtBy(row as unknown as Purchase) : undefined,
    state: isRefused(unsent) ? 'rejected' : 'pending',
    error: as?.error ?? row.sync_error,
  };
}

/** Returns, and purchases of both kinds of goods, have no form. [RTE-33, RTE-46] */
function boughtBy({ kind, goods, lines, voided_at }: Purchase): UnsentRecord['bought'] {
  if (kind !== 'purchase' || goods === 'both' || voided_at !== undefined) return undefined;
  return goods === 'shop' ? { goods } : { goods, material: lines[0]!.item_id };
}

const lostVersions = (book: Book): Observable<Unsent[]> =>
  liveTable(() => book.upkeep.copies.toArray()).pipe(
    map((copies) => copies.map(({ key, collection, mine, error }) => ({ collection, row: mine, as: { key, error } }))),
  );
