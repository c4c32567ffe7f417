import { query } from '../../../data/query.ts';
import { combineLatest, switchMap } from 'rxjs';
import type { CollectionBelow } from '../../../../schemas/collections.ts';
import { stockEntry, type StockEntry } from '../../../../schemas/stock-entry.schema.ts';
import type { Posting } from '../../../domain/ledger/posting.ts';
import { draftOfEntry } from '../../../domain/stock/draft-of-entry.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import { storeNamed, type Book } from '../../../store/book.ts';
import { isAwaitingApproval } from '../../../store/edits.ts';
import { fromLedger } from '../../../books/read/balances.ts';
import { itemGroups, stateIn } from '../../../books/read/item-books.ts';
import type { StoredGroup } from '../../../books/keep/ledger-store.ts';
import { toldChanges } from '../../../data/earlier-versions.ts';
import { mayAdd, mayVoid } from '../../../data/rights.ts';
import { changesIn, whenBusinessOpen } from '../../../data/live.ts';
import type { HistoryRow, ItemHistory, Movement } from '../../../contract/stock.ts';
import type { Row } from '../../../store/row-store.ts';
import type { OpenBusiness } from '../../../data/session.ts';
import { namesIn } from '../../../data/names-in.ts';

const NOTHING: ItemHistory = { rows: [], more: false };

/**
 * Movements of an item, newest first: in, out, counts with their differences, and the stock after each.
 * [RTE-25, SHP-12]
 */
export const itemHistory = query({
  name: 'shop.history',
  read: (deps, { id, limit }) =>
    whenBusinessOpen(
      deps,
      (session) =>
        combineLatest([
          // One more than the page: a count needs the stock before it to show its difference.
          fromLedger(session, ({ db }) => itemGroups(db, id, limit + 1), []),
          changesIn(session.book.stock_entries),
          session.open$,
          session.workspace$,
        ]).pipe(
          switchMap(async ([groups, , open, workspace]) => {
            const documents = await documentsOf(session.book, groups);
            const rows = groups.map((group, i) => rowOf(id, group, groups[i + 1], documents.get(group.doc_id)));
            const around = { documents, groups, open, nameOf: namesIn(workspace, open?.business.id) };
            return {
              rows: rows.slice(0, limit).map((row, i) => withDocument(row, i, around)),
              more: groups.length > limit,
            };
          }),
        ),
      NOTHING,
    ),
});

type Documents = ReadonlyMap<string, Row>;

async function documentsOf(book: Book, groups: readonly StoredGroup[]): Promise<Documents> {
  const kinds = new Set(groups.map(({ doc_kind }) => doc_kind as CollectionBelow));
  const found = await Promise.all(
    [...kinds].map(async (kind) => {
      const ids = groups.filter(({ doc_kind }) => doc_kind === kind).map(({ doc_id }) => doc_id);
      return [...(await storeNamed(book, kind).find(ids))];
    }),
  );
  return new Map(found.flat());
}

type Bare = Pick<HistoryRow, 'key' | 'doc_id' | 'doc_kind' | 'what' | 'day' | 'moved' | 'counted' | 'qty' | 'value'>;

function rowOf(id: string, group: StoredGroup, before: StoredGroup | undefined, document: Row | undefined): Bare {
  const own = group.postings.filter(({ book, item }) => book === 'stock' && item === id);
  const count = own.find(({ absolute }) => absolute);
  const after = stateIn(group, id);
  const was = stateIn(before, id)?.qty ?? 0;
  const moved = count ? (count.qty ?? 0) - was : own.reduce((sum, { qty = 0 }) => sum + qty, 0);
  const { ord, doc_id, doc_kind, day } = group;
  const what = movementOf(own[0], document);
  return { key: ord, doc_id, doc_kind, what, day, moved, counted: count?.qty, qty: after?.qty, value: after?.value };
}

/** For use, the recipient; for all else, its cause. */
function movementOf(posting: Posting | undefined, document: Row | undefined): Movement {
  const cause = posting?.cause;
  if (cause === 'use') return posting?.farm === undefined ? ((document?.['used_for'] as Movement | undefined) ?? 'business') : 'flock'; // prettier-ignore
  if (cause === 'feed' || cause === 'medicine' || cause === 'vaccine') return 'flock';
  return (cause as Movement | undefined) ?? 'count';
}

interface Around {
  readonly documents: Documents;
  readonly groups: readonly StoredGroup[];
  readonly open: OpenBusiness | undefined;
  readonly nameOf: (uid: string) => string | undefined;
}

function withDocument(row: Bare, at: number, { documents, groups, open, nameOf }: Around): HistoryRow {
  const document = documents.get(row.doc_id);
  const word = (name: string) => document?.[name] as string | undefined;
  const isEntry = row.doc_kind === 'stock_entries';
  const entry = isEntry ? (document as unknown as StockEntry | undefined) : undefined;
  const may = entry !== undefined && entry.kind !== 'production' && open !== undefined && mayVoid(open, 'stock_entries', entry) && !isAwaitingApproval(document!); // prettier-ignore
  return {
    ...row,
    at: word('occurred_at') ?? row.day,
    late: document !== undefined && isLate(document, at, groups, documents),
    number: word('sale_no') ?? word('purchase_no') ?? word('run_no'),
    ...(entry?.kind === 'loss' && { reason: entry.reason }),
    note: word('note'),
    by: nameOf(word('created_by') ?? ''),
    sync: document?.sync_state ?? 'synced',
    farm_id: word('farm_id'),
    history: entry ? toldChanges(stockEntry, entry, nameOf) : [],
    draft: may && mayAdd(open, 'stock_entries', entry) ? draftOfEntry(entry) : undefined,
    may_void: may,
  };
}

/**
 * Recorded on a later day than it happened, or received from another phone after a count that is listed above it.
 * [SHP-12]
 */
function isLate(document: Row, at: number, groups: readonly StoredGroup[], documents: Documents): boolean {
  const { created_at, day, device_id } = document as Row<{ created_at?: string; day?: string; device_id?: string }>;
  if (created_at === undefined || day === undefined) return false;
  if (localDay(new Date(created_at)) > day) return true;
  return groups.slice(0, at).some(({ doc_id, postings }) => {
    const count = postings.some(({ absolute }) => absolute) ? documents.get(doc_id) : undefined;
    return (
      count !== undefined &&
      count['device_id'] !== device_id &&
      document.updated_at > Date.parse(String(count['created_at']))
    );
  });
}
