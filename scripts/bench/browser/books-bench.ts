import { firstValueFrom, timer } from 'rxjs';
import type { KeptLedger } from '../../../src/books/keep/keep-ledger.ts';
import { groupsOfDocument } from '../../../src/books/keep/named-groups.ts';
import type { Book } from '../../../src/store/book.ts';
import { newestFirst } from '../../../src/store/rx-schema.ts';
import { saveAsPending } from '../../../src/store/save.ts';
import { EGG_ITEM_OF_GRADE } from '../../../src/domain/sales/egg-items.ts';
import { addDays, localDay } from '../../../src/domain/time/local-day.ts';
import { sampleSale } from './sample-sales.ts';

/** Duration of some work, and the longest time for which it blocked the worker. Units: ms. */
export interface Worked {
  readonly ms: number;
  /** The longest time without yielding. */
  readonly longest_ms: number;
}

/** Measure how long some work takes, and the longest time for which the worker did not respond. */
async function watched(work: () => Promise<void>): Promise<Worked> {
  let [longest, last, isOver] = [0, performance.now(), false];
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
    if (!isOver) port2.postMessage(undefined);
  });
  port1.start();
  port2.postMessage(undefined);
  const started = performance.now();
  await work();
  const ms = performance.now() - started;
  await firstValueFrom(timer(0));
  isOver = true;
  return { ms, longest_ms: longest };
}

/**
 * Rebuild all books, as a user requests it, and wait until they are complete; from nothing, or replacing the stored
 * ones.
 */
export async function makeAnew(kept: KeptLedger, isKept: boolean): Promise<Worked> {
  const { db } = kept;
  if (!isKept) for (const table of db.db.tables) if (table.name !== 'meta') await table.clear();
  return watched(async () => {
    await kept.rebuild();
    while ((await db.meta.get('state'))?.again) await firstValueFrom(timer(5));
  });
}

/**
 * Write a sale of eggs that happened `daysAgo` days ago: time until it is booked, and until every value that it affects
 * is recomputed.
 */
export async function bookLate(
  { db }: KeptLedger,
  into: Book,
  { n, businessId, daysAgo }: { n: number; businessId: string; daysAgo: number },
): Promise<{ booked: Worked; settled: Worked }> {
  const day = addDays(localDay(new Date()), -daysAgo);
  const made = sampleSale(n, businessId, into.uid);
  const lines = made.lines.map((line) => ({ ...line, item_id: EGG_ITEM_OF_GRADE.good }));
  const sale = { ...made, lines, day, occurred_at: `${day}T06:00:00.000Z` };
  await into.exclusive(() => saveAsPending(into, into.sales, [{ after: { ...sale, newest_first: newestFirst(sale.occurred_at) } }])); // prettier-ignore
  const booked = await watched(async () => {
    while ((await groupsOfDocument(db, sale.id)).length === 0) await firstValueFrom(timer(1));
  });
  const settled = await watched(async () => {
    while ((await db.todo.count()) > 0) await firstValueFrom(timer(1));
  });
  return { booked, settled };
}

/** The unavoidable work: every row read, and all stored books written at once, with their indexes. Units: ms. */
export async function floorOfBooks({ db }: KeptLedger, book: Book): Promise<{ read: number; write: number; rows: number; kept: number }> {
  let rows = 0;
  let started = performance.now();
  for (const store of book.stores) rows += (await store.all()).length;
  const read = performance.now() - started;
  const tables = await Promise.all(db.db.tables.map(async (table) => ({ table, all: (await table.toArray()) as object[] })));
  const bare = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('floor-books');
    opening.addEventListener('upgradeneeded', () => {
      for (const { table } of tables) {
        const { primKey, indexes } = table.schema;
        const store = opening.result.createObjectStore(table.name, { keyPath: primKey.keyPath as string });
        for (const { name, keyPath, multi } of indexes) store.createIndex(name, keyPath as string[], { multiEntry: multi === true });
      }
    });
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error!));
  });
  started = performance.now();
  await new Promise<void>((resolve, reject) => {
    const writing = bare.transaction(tables.map(({ table }) => table.name), 'readwrite', { durability: 'relaxed' });
    for (const { table, all } of tables) for (const row of all) writing.objectStore(table.name).put(row);
    writing.addEventListener('complete', () => resolve());
    writing.addEventListener('abort', () => reject(writing.error!));
  });
  const write = performance.now() - started;
  bare.close();
  indexedDB.deleteDatabase('floor-books');
  return { read, write, rows, kept: tables.reduce((sum, { all }) => sum + all.length, 0) };
} // prettier-ignore
