import type { RxCollection, RxDocumentData } from 'rxdb/plugins/core';
import type { RxStorageInstanceDexie } from 'rxdb/plugins/storage-dexie';

type Key = readonly (string | number)[];

/** RxDB indexes whether a row is deleted as '0' or '1', for IndexedDB has no booleans. */
const [HERE, DELETED] = ['0', '1'];
/** After every text and number. */
const LAST: unknown[] = [];

/** Keys of an index between two, both included: so many, in its order or the other way round. */
export interface IndexRange {
  readonly from: Key;
  readonly to: Key;
  readonly limit?: number | undefined;
  readonly isLastFirst?: boolean;
}

/**
 * Stored rows whose fields stand in ranges of an index, one range after the other: a request of IndexedDB for each, all in one
 * transaction. RxDB's own reading moves a cursor row by row, and without a word takes another index, and every row, when a query does
 * not fit.
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
  // A database that was given to Dexie, as the simulator's, has key ranges of its own kind.
  const isPlain = typeof IDBKeyRange !== 'undefined' && !ranges.some(({ isLastFirst }) => isLastFirst);
  const native = isPlain ? storeOf(dexieTable.db.backendDB(), dexieTable.name) : undefined;
  const index = native?.index(name);
  const found = await Promise.all(ranges.map((range) => (index ? getAll(index, range) : byDexie(range))));
  const rows = found.length === 1 ? found[0]! : found.flat();
  // In place: nobody else has these objects, and a copy of each is a tenth of what a list takes.
  for (const row of rows as { _deleted: unknown }[]) row._deleted = row._deleted === DELETED;
  return rows as RxDocumentData<R>[];
}

/** A store to read from; undefined where the browser closed its database without a word, as Dexie notices that and opens it again. [DAT-10] */
function storeOf(db: IDBDatabase | null, name: string): IDBObjectStore | undefined {
  try {
    return db?.transaction(name, 'readonly').objectStore(name);
  } catch (fault) {
    if ((fault as Error).name === 'InvalidStateError') return undefined;
    throw fault;
  }
}

/** One request and nothing around it: Dexie's way to the same request takes a third longer for the rows of a screen. */
const getAll = (index: IDBIndex, { from, to, limit }: IndexRange): Promise<unknown[]> =>
  new Promise((resolve, reject) => {
    const asked = index.getAll(IDBKeyRange.bound([HERE, ...from], [HERE, ...to, LAST]), limit);
    asked.addEventListener('success', () => resolve(asked.result as unknown[]));
    asked.addEventListener('error', () => reject(asked.error!));
  });
