import type { RxCollection, RxDocumentData } from 'rxdb/plugins/core';
import type { RxStorageInstanceDexie } from 'rxdb/plugins/storage-dexie';

type Key = readonly (string | number)[];

/** RxDB indexes the deleted flag as '0' or '1', because IndexedDB cannot index booleans. */
const [HERE, DELETED] = ['0', '1'];
/** Sorts after every string and number. */
const LAST: unknown[] = [];

/** A range of index keys, both ends included: at most `limit`, in index order or reversed. */
export interface IndexRange {
  readonly from: Key;
  readonly to: Key;
  readonly limit?: number | undefined;
  readonly isLastFirst?: boolean;
}

/**
 * Stored rows in ranges of an index, one range after the other: one IndexedDB request per range, all in one
 * transaction. RxDB's own query moves a cursor row by row, and silently uses another index and scans every row when a
 * query does not fit.
 */
export async function readIndex<R>(
  collection: RxCollection,
  fields: readonly string[],
  ...ranges: readonly IndexRange[]
): Promise<RxDocumentData<R>[]> {
  const wrapped = collection.storageInstance as unknown as { originalStorageInstance?: RxStorageInstanceDexie<R> };
  const storage = wrapped.originalStorageInstance ?? (wrapped as RxStorageInstanceDexie<R>);
  const { dexieTable } = await storage.internals;
  const name = `[${['_deleted', ...fields, collection.schema.primaryPath].join('+')}]`;
  const byDexie = ({ from, to, limit = Infinity, isLastFirst }: IndexRange) => {
    const range = dexieTable.where(name).between([HERE, ...from], [HERE, ...to, LAST], true, true);
    // oxlint-disable-next-line unicorn/no-array-reverse -- a range of Dexie, no array
    const between = isLastFirst ? range.reverse() : range;
    return (limit === Infinity ? between : between.limit(limit)).toArray() as Promise<unknown[]>;
  };
  // A Dexie instance with its own IndexedDB implementation, such as the simulator's, has its own kind of key ranges.
  const isPlain = typeof IDBKeyRange !== 'undefined' && !ranges.some(({ isLastFirst }) => isLastFirst);
  const native = isPlain ? storeOf(dexieTable.db.backendDB(), dexieTable.name) : undefined;
  const index = native?.index(name);
  const found = await Promise.all(ranges.map((range) => (index ? getAll(index, range) : byDexie(range))));
  const rows = found.length === 1 ? found[0]! : found.flat();
  // Change in place: no other code holds these objects, and copying them would take a tenth of the time of a list.
  for (const row of rows as { _deleted: unknown }[]) row._deleted = row._deleted === DELETED;
  return rows as RxDocumentData<R>[];
}

/**
 * An object store to read from; undefined when the browser closed the database silently, which Dexie detects and
 * reopens. [DAT-10]
 */
function storeOf(db: IDBDatabase | null, name: string): IDBObjectStore | undefined {
  try {
    return db?.transaction(name, 'readonly').objectStore(name);
  } catch (fault) {
    if ((fault as Error).name === 'InvalidStateError') return undefined;
    throw fault;
  }
}

/** One plain request: the same request through Dexie takes a third longer for the rows of a screen. */
const getAll = (index: IDBIndex, { from, to, limit }: IndexRange): Promise<unknown[]> =>
  new Promise((resolve, reject) => {
    const asked = index.getAll(IDBKeyRange.bound([HERE, ...from], [HERE, ...to, LAST]), limit);
    asked.addEventListener('success', () => resolve(asked.result as unknown[]));
    asked.addEventListener('error', () => reject(asked.error!));
  });
