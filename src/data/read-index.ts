import type { RxCollection, RxDocumentData } from 'rxdb/plugins/core';
import type { RxStorageInstanceDexie } from 'rxdb/plugins/storage-dexie';

type Key = readonly (string | number)[];

/** RxDB indexes whether a row is deleted as '0' or '1', for IndexedDB has no booleans. */
const [HERE, DELETED] = ['0', '1'];
/** After every text and number. */
const LAST: unknown[] = [];

/**
 * Stored rows whose fields stand between two keys of an index, both included, in its order or the other way round: one request of IndexedDB. RxDB's own reading
 * moves a cursor row by row, and without a word takes another index, and every row, when a query does not fit.
 */
export async function readIndex<R>(
  collection: RxCollection,
  fields: readonly string[],
  from: Key,
  to: Key,
  limit = Infinity,
  lastFirst = false,
): Promise<RxDocumentData<R>[]> {
  const wrapped = collection.storageInstance as unknown as { originalStorageInstance?: RxStorageInstanceDexie<R> };
  const storage = wrapped.originalStorageInstance ?? (wrapped as RxStorageInstanceDexie<R>);
  const { dexieTable } = await storage.internals;
  const name = `[${['_deleted', ...fields, collection.schema.primaryPath].join('+')}]`;
  const range = dexieTable.where(name).between([HERE, ...from], [HERE, ...to, LAST], true, true);
  // oxlint-disable-next-line unicorn/no-array-reverse -- a range of Dexie, no array
  const between = lastFirst ? range.reverse() : range;
  const rows = (await (limit === Infinity ? between : between.limit(limit)).toArray()) as { _deleted: unknown }[];
  return rows.map((row) => ({ ...row, _deleted: row._deleted === DELETED }) as unknown as RxDocumentData<R>);
}
