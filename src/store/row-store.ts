import {
  type RxCollection,
  type RxDocumentData,
  getDefaultRevision,
  getDefaultRxDocumentMeta,
} from 'rxdb/plugins/core';
import type { LocalFields } from '../../schemas/document-kind.ts';
import { readIndex, type IndexRange } from './read-index.ts';

/** A stored row: the document's fields and the local fields. */
export type Row<Document = Record<string, unknown>> = Document & LocalFields & { rev: number };

/** One change of one row: the version it replaces (absent when new) and the new one. */
export interface RowChange<R> {
  readonly before?: R | undefined;
  readonly after: R;
}

/** Thrown when another writer changed a row between reading and writing it; read again and decide again. */
export class StaleRow extends Error {}

/**
 * One collection as replication and commands need it: reads return the stored state, never a cache, and a write
 * replaces exactly the row that was read. Several rows are one IndexedDB write. [SYN-2]
 */
export interface RowStore<R = Row> {
  readonly name: string;
  readonly collection: RxCollection;
  find(ids: readonly string[]): Promise<Map<string, R>>;
  /** Errors: StaleRow; the storage's own error when the phone cannot store it. */
  write(changes: readonly RowChange<R>[]): Promise<void>;
  /**
   * Remove rows from this device with all their content; a row received again later is stored as new. Errors: as for
   * `write`.
   */
  forget(rows: readonly R[]): Promise<void>;
  /** Rows in a state, oldest local write first; all of them when no limit is given. */
  inState(state: LocalFields['sync_state'], limit?: number): Promise<R[]>;
  /** Rows that the server does not have, pending before refused; all of them when no limit is given. */
  unsent(limit?: number): Promise<R[]>;
  /** Rows in every state, read from the storage itself. */
  all(): Promise<R[]>;
  /** Rows in every state with a higher `local_seq`, in that order. [LED-24] */
  writtenAfter(localSeq: number, limit?: number): Promise<R[]>;
  /** Facts of a business, newest first, between two sort keys, both included. [SAL-20] */
  newest(businessId: string, from: number, until: number, limit: number): Promise<R[]>;
  /** Pending rows, oldest local write first. [SYN-4] */
  waiting(limit: number): Promise<R[]>;
  /** Pending rows, newest local write first. [DOC-16] */
  lastWaiting(limit: number): Promise<R[]>;
}

/** A row without RxDB's internal fields. */
const withoutInternal = <R>(stored: RxDocumentData<R>): R => {
  const { _rev, _meta, _attachments, _deleted, ...row } = stored;
  return row as R;
};

type State = LocalFields['sync_state'];
/** States in index order. */
const STATES: readonly State[] = ['pending', 'rejected', 'synced'];
const BY_STATE = ['sync_state', 'local_seq'];

export function rowStore<R extends LocalFields>(name: string, collection: RxCollection): RowStore<R> {
  const storage = collection.storageInstance;
  const primary = collection.schema.primaryPath;
  /** The stored form of each row read, so that a write can be checked against exactly it. */
  const storedForm = new WeakMap<object, RxDocumentData<R>>();
  const read = (stored: RxDocumentData<R>): R => {
    const row = withoutInternal<R>(stored);
    storedForm.set(row, stored);
    return row;
  };
  /** Read from the storage itself: RxDB's own query may lag behind another tab's write. */
  const ask = async (fields: readonly string[], ...ranges: IndexRange[]): Promise<R[]> =>
    (await readIndex<R>(collection, fields, ...ranges)).map(read);
  /** Rows from one state to another, in alphabetical order of the states. */
  const inStates = (first: State, last: State, limit?: number) =>
    ask(BY_STATE, { from: [first, 0], to: [last, Infinity], limit });
  return {
    name,
    collection,
    async find(ids) {
      const stored = (await storage.findDocumentsById([...ids], false)) as RxDocumentData<R>[];
      return new Map(stored.map((s) => [String((s as unknown as Record<string, unknown>)[primary]), read(s)]));
    },
    async write(changes) {
      if (changes.length === 0) return;
      const rows = changes.map(({ before, after }) => {
        const previous = before && storedForm.get(before);
        // RxDB sets the revision and the write time itself; only placeholders are needed.
        const document = {
          ...after,
          _deleted: false,
          _attachments: {},
          _meta: previous?._meta ?? getDefaultRxDocumentMeta(),
          _rev: previous?._rev ?? getDefaultRevision(),
        } as RxDocumentData<R>;
        return previous ? { previous, document } : { document };
      });
      const { error } = await storage.bulkWrite(rows, 'flockbook');
      if (error.length > 0) throw new StaleRow(`${name}: ${error.map((e) => e.documentId).join(', ')}`);
    },
    async forget(rows) {
      if (rows.length === 0) return;
      const { required = [] } = collection.schema.jsonSchema;
      const gone = rows.map((row) => {
        const previous = storedForm.get(row)!;
        // RxDB keeps deleted rows: keep only the fields that its indexes require.
        const left = Object.fromEntries(required.map((field) => [field, previous[field as keyof typeof previous]]));
        const { _meta, _rev } = previous;
        return { previous, document: { ...left, _meta, _rev, _attachments: {}, _deleted: true } as RxDocumentData<R> };
      });
      const { error } = await storage.bulkWrite(gone, 'flockbook');
      if (error.length > 0) throw new StaleRow(`${name}: ${error.map((e) => e.documentId).join(', ')}`);
    },
    inState: (state, limit) => inStates(state, state, limit),
    unsent: (limit) => inStates('pending', 'rejected', limit),
    all: () => inStates('pending', 'synced'),
    async writtenAfter(localSeq, limit) {
      const ranges = STATES.map((state) => ({ from: [state, localSeq + 1], to: [state, Infinity], limit }));
      const rows = await ask(BY_STATE, ...ranges);
      return rows.toSorted((a, b) => a.local_seq - b.local_seq).slice(0, limit);
    },
    newest: (businessId, from, until, limit) =>
      ask(['business_id', 'newest_first'], { from: [businessId, from], to: [businessId, until], limit }),
    waiting(limit) {
      return this.inState('pending', limit);
    },
    lastWaiting: (limit) =>
      ask(BY_STATE, { from: ['pending', 0], to: ['pending', Infinity], limit, isLastFirst: true }),
  };
}
