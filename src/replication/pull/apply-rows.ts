import { checkDocument } from '../../../schemas/document-kind.ts';
import type { Book, CollectionName } from '../../store/book.ts';
import { keyOfRow } from '../../store/journal.ts';
import { StaleRow, type Row, type RowStore } from '../../store/row-store.ts';
import { writeRows, type Decided } from '../../store/write-rows.ts';
import { instantOf, systemClock, type Clock } from '../clock.ts';
import { kindOf } from '../../store/kind-of.ts';
import { derivedFields, keyOf } from '../paths.ts';
import { planApply } from './plan-apply.ts';
import type { ServerRow } from '../remote.ts';

/** Content that this device sent and that is not yet acknowledged, by path. */
export type InFlight = ReadonlyMap<string, object>;

/**
 * Write rows from the server into the book, idempotently by rev. [SYN-9] A row that fails its schema is kept raw and
 * listed; it never stops the others. [SYN-11] Errors: the storage's own, when nothing could be written; the caller
 * retries, the checkpoint has not moved.
 */
export async function applyRows(
  book: Book,
  name: CollectionName,
  rows: readonly ServerRow[],
  inFlight: InFlight = new Map(),
  clock: Clock = systemClock,
): Promise<void> {
  const store = book[name] as unknown as RowStore;
  const good: ServerRow[] = [];
  for (const row of rows) {
    const checked = checkDocument(kindOf(name, row.path), row.fields);
    if (checked.ok) good.push(row);
    else
      await book.upkeep.unreadable.put({
        path: row.path,
        problem: `${checked.path}: ${checked.message}`,
        raw: row.fields,
      });
  }
  if ((await book.upkeep.unreadable.count()) > 0) await book.upkeep.unreadable.bulkDelete(good.map((row) => row.path)); // repaired since
  for (let attempt = 0; ; attempt++) {
    try {
      await book.exclusive(() => applyHere(book, store, name, good, inFlight, clock));
      return;
    } catch (fault) {
      if (!(fault instanceof StaleRow) || attempt >= 5) throw fault;
    }
  }
}

async function applyHere(
  book: Book,
  store: RowStore,
  name: CollectionName,
  rows: readonly ServerRow[],
  inFlight: InFlight,
  clock: Clock,
) {
  const here = await store.find(rows.map((row) => keyOf(name, row.path)));
  const changes: Decided[] = [];
  for (const incoming of rows) {
    const local = here.get(keyOf(name, incoming.path));
    const plan = planApply(local, incoming, inFlight.get(incoming.path));
    const asServer = { ...incoming.fields, ...derivedFields(name, incoming), updated_at: incoming.updated_at };
    if (plan.type === 'take') changes.push({ before: local, after: { ...asServer, sync_state: 'synced' } });
    if (plan.type === 'rebase')
      changes.push({
        before: local,
        after: {
          ...plan.fields,
          ...derivedFields(name, { ...incoming, fields: { ...plan.fields, rev: incoming.fields.rev } }),
          rev: incoming.fields.rev,
          updated_at: incoming.updated_at,
          sync_base: { ...incoming.fields },
          sync_state: 'pending',
        },
      });
    if (plan.type === 'conflict') {
      await keepRefusedCopy(book, name, local!, plan.conflicts, instantOf(clock));
      changes.push({ before: local, after: { ...asServer, sync_state: 'synced' } });
    }
  }
  await writeRows(book, store, changes);
}

/**
 * Update rows that no longer match `where` in a selection. Their new content may not be readable, only that this one
 * field has changed. The server's own copy replaces them if it can be read again. [SYN-35]
 */
export function leaveSelection(
  book: Book,
  name: CollectionName,
  ids: readonly string[],
  where: { field: string; is: boolean },
): Promise<void> {
  const store = book[name] as unknown as RowStore;
  return book.exclusive(async () => {
    const here = [...(await store.find(ids)).values()];
    const left = here.filter((row) => row.sync_state === 'synced' && row[where.field] === where.is);
    await writeRows(
      book,
      store,
      left.map((before) => ({ before, after: { ...before, [where.field]: !where.is } })),
    );
  });
}

/**
 * Keep the local version whole before the server's replaces it. Stored first: a crash between the two only keeps it
 * twice.
 */
async function keepRefusedCopy(book: Book, name: CollectionName, mine: Row, conflicts: string[], at: string) {
  const message = `Changed on another phone too: ${conflicts.join(', ')}`;
  const key = `${name}/${keyOfRow(name, mine)}/${mine.local_seq}`;
  const copy = { key, collection: name, mine, error: { code: 'conflict', message, at } };
  await book.upkeep.copies.put(copy);
  book.journal?.append([{ t: 'copy', copy }]);
}
