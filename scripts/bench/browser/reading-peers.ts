import Dexie from 'dexie';
import PouchDB from 'pouchdb-browser';
import { newestFirst } from '../../../src/store/rx-schema.ts';
import { sampleSale } from './sample-sales.ts';

/**
 * A store that holds sales and returns the newest of a business, by the method that its own documentation recommends
 * for speed.
 */
export interface ReadingPeer {
  fill(count: number): Promise<void>;
  /** Returns the number of rows. */
  newest(limit: number): Promise<number>;
}

const BUSINESS = 'Business0001';
const PAGE = 1_000;
const sale = (n: number) => {
  const one = sampleSale(n, BUSINESS, 'peer');
  return { ...one, newest_first: newestFirst(one.occurred_at) };
};
const pages = function* (count: number) {
  for (let from = 0; from < count; from += PAGE)
    yield Array.from({ length: Math.min(PAGE, count - from) }, (_, i) => sale(from + i));
};

/** Plain Dexie with the same index as ours. */
export function dexieReader(): ReadingPeer {
  const db = new Dexie('peer-dexie');
  db.version(1).stores({ sales: 'id, [business_id+newest_first]' });
  const sales = db.table<object>('sales');
  return {
    async fill(count) {
      for (const rows of pages(count)) await sales.bulkPut(rows);
    },
    async newest(limit) {
      const range = sales.where('[business_id+newest_first]').between([BUSINESS, 0], [BUSINESS, Infinity]);
      return (await range.limit(limit).toArray()).length;
    },
  };
}

/** PouchDB with ids in the order of the list: it has no index that would be faster. */
export function pouchReader(): ReadingPeer {
  const db = new PouchDB('peer-pouch', { auto_compaction: true });
  return {
    async fill(count) {
      for (const rows of pages(count))
        await db.bulkDocs(rows.map((row) => ({ ...row, _id: `${String(row.newest_first).padStart(14, '0')} ${row.id}` })));
    },
    newest: async (limit) => (await db.allDocs({ include_docs: true, limit })).rows.length,
  };
} // prettier-ignore
