/** The floor: one IndexedDB object store, written with strict durability and without any layer around it. */
export interface RawStore {
  /** All rows in one transaction. Returns the time until it is durable. Units: ms. */
  put(rows: readonly object[]): Promise<number>;
  /** The first rows of an index from a key on. Returns the time. Units: ms. */
  first(index: string, from: IDBValidKey, until: IDBValidKey, limit: number): Promise<number>;
  /** The same, and each row once more by its key, like a page whose rows and contents are in two stores. Units: ms. */
  firstAndTheirs(index: string, from: IDBValidKey, until: IDBValidKey, limit: number): Promise<number>;
  remove(): Promise<void>;
}

/** `indexes` are lists of fields; none when omitted. */
export async function openRawStore(
  name: string,
  key = 'id',
  indexes: readonly (readonly string[])[] = [],
): Promise<RawStore> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(name, 1);
    opening.addEventListener('upgradeneeded', () => {
      const store = opening.result.createObjectStore('rows', { keyPath: key });
      for (const fields of indexes) store.createIndex(fields.join(), [...fields]);
    });
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error!));
  });
  return {
    put(rows) {
      const started = performance.now();
      return new Promise((resolve, reject) => {
        const writing = db.transaction('rows', 'readwrite', { durability: 'strict' });
        const store = writing.objectStore('rows');
        for (const row of rows) store.put(row);
        writing.addEventListener('complete', () => resolve(performance.now() - started));
        writing.addEventListener('abort', () => reject(writing.error!));
      });
    },
    first(index, from, until, limit) {
      const started = performance.now();
      return new Promise((resolve, reject) => {
        const reading = db.transaction('rows').objectStore('rows').index(index);
        const asked = reading.getAll(IDBKeyRange.bound(from, until), limit);
        asked.addEventListener('success', () => resolve(performance.now() - started));
        asked.addEventListener('error', () => reject(asked.error!));
      });
    },
    firstAndTheirs(index, from, until, limit) {
      const started = performance.now();
      return new Promise((resolve, reject) => {
        const rows = db.transaction('rows').objectStore('rows');
        const asked = rows.index(index).getAll(IDBKeyRange.bound(from, until), limit);
        asked.addEventListener('error', () => reject(asked.error!));
        asked.addEventListener('success', () => {
          const reading = db.transaction('rows');
          for (const row of asked.result as Record<string, IDBValidKey>[]) reading.objectStore('rows').get(row[key]!);
          reading.addEventListener('complete', () => resolve(performance.now() - started));
          reading.addEventListener('abort', () => reject(reading.error!));
        });
      });
    },
    remove() {
      db.close();
      return new Promise((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase(name);
        deleting.addEventListener('success', () => resolve());
        deleting.addEventListener('error', () => reject(deleting.error!));
      });
    },
  };
}
