import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstValueFrom, of } from 'rxjs';
import type { Book } from '../../src/store/book.ts';
import { pulledPaths } from '../../src/data/followed-collections.ts';
import { arrivals } from '../../src/nouns/sync/data/arrivals.ts';
import { noteWhole } from '../../src/store/upkeep-store.ts';
import { systemClock } from '../../src/replication/clock.ts';
import { applyRows } from '../../src/replication/pull/apply-rows.ts';
import { followCollection, type Following, type PullDeps } from '../../src/replication/pull/pull.ts';
import { MemoryServer } from '../support/memory-server.ts';
import { BUSINESS, editSale, sale, salePath, saveSale, storedSale, testBook } from '../support/test-book.ts';

const COLLECTION = `businesses/${BUSINESS}/sales`;
let book: Book;
let server: MemoryServer;
let deps: PullDeps;
let faults: unknown[];
let following: Following | undefined;

beforeEach(async () => {
  book = await testBook();
  server = new MemoryServer();
  faults = [];
  deps = {
    book,
    remote: server.remote(),
    inFlight: new Map(),
    clock: systemClock,
    onHeard: () => undefined,
    onLost: () => undefined,
    onFault: (_where, fault) => faults.push(fault),
  };
});
afterEach(async () => {
  following?.stop();
  await book.remove();
});

const putSale = (change: Parameters<typeof sale>[0] = {}) => {
  const document = sale({ rev: 1, ...change });
  server.put(salePath(document.id), document);
  return document;
};
const countHere = async () => (await book.sales.collection.find().exec()).length;

test('[SYN-9] catches up in pages of 500, then hears what comes after', async () => {
  for (let i = 0; i < 1_201; i++) putSale({ device_seq: i + 1 });
  const page = vi.spyOn(deps.remote, 'page');
  following = followCollection(deps, 'sales', { path: COLLECTION });
  await vi.waitFor(async () => expect(await countHere()).toBe(1_201), { timeout: 20_000 });
  expect(page.mock.results).toHaveLength(3);
  const late = putSale();
  await vi.waitFor(async () => {
    server.deliver();
    expect(await storedSale(book, late.id)).toMatchObject({ rev: 1, sync_state: 'synced' });
  });
  expect(faults).toEqual([]);
});

test('[SYN-9, LED-59] the newest come first; what changes while the rest comes is heard afterwards', async () => {
  const sales = Array.from({ length: 7 }, (_, i) => putSale({ device_seq: i + 1 }));
  const here: number[][] = [];
  let changed = false;
  deps = {
    ...deps,
    pageRows: 3,
    onHeard: () => void book.sales.collection.find().exec().then((all) => here.push(all.map((one) => (one.toMutableJSON() as unknown as { device_seq: number }).device_seq).sort((a, b) => a - b))),
  }; // prettier-ignore
  const read = deps.remote.page.bind(deps.remote);
  vi.spyOn(deps.remote, 'page').mockImplementation(async (...asked) => {
    const rows = await read(...asked);
    // The oldest row is changed after the first page: it leaves its position before it was read.
    if (!changed) server.put(salePath(sales[0]!.id), { ...sales[0]!, rev: 2, note: 'changed' });
    changed = true;
    return rows;
  });
  following = followCollection(deps, 'sales', { path: COLLECTION });
  await vi.waitFor(() => expect(here).toContainEqual([5, 6, 7]));
  await vi.waitFor(async () => {
    server.deliver();
    expect(await storedSale(book, sales[0]!.id)).toMatchObject({ note: 'changed', rev: 2 });
  });
  expect(await countHere()).toBe(7);
  expect(faults).toEqual([]);
});

test('[SYN-9] the checkpoint is stored after the rows, and the next start reads 2 minutes before it', async () => {
  const { id } = putSale();
  following = followCollection(deps, 'sales', { path: COLLECTION });
  await vi.waitFor(async () => expect((await book.upkeep.checkpoints.get(COLLECTION))?.whole).toBe(true));
  expect(await storedSale(book, id)).toBeDefined();
  const at = server.rows.get(salePath(id))!.updated_at;
  expect((await book.upkeep.checkpoints.get(COLLECTION))!.at).toBe(at);
  following.stop();
  const listen = vi.spyOn(deps.remote, 'listenCollection');
  following = followCollection(deps, 'sales', { path: COLLECTION });
  await vi.waitFor(() => expect(listen).toHaveBeenCalled());
  expect(listen.mock.calls[0]![1]).toBe(at - 120_000);
});

test('[SYN-9, PRF-15] what was read to its end once is only listened to; what was cut off is read on in pages', async () => {
  const page = vi.spyOn(deps.remote, 'page');
  const listen = vi.spyOn(deps.remote, 'listenCollection');
  const startAgain = async (times: number) => {
    following?.stop();
    following = followCollection(deps, 'sales', { path: COLLECTION });
    await vi.waitFor(() => expect(listen).toHaveBeenCalledTimes(times));
  };
  await startAgain(1); // empty, and read completely
  await startAgain(2);
  expect(page).toHaveBeenCalledTimes(1);
  const { id } = putSale();
  server.deliver();
  await vi.waitFor(async () => expect(await storedSale(book, id)).toBeDefined());
  await book.upkeep.checkpoints.put({ path: COLLECTION, at: server.rows.get(salePath(id))!.updated_at });
  await startAgain(3);
  expect(page).toHaveBeenCalledTimes(2);
});

test('[LED-59, SYN-9] while records come it is known how many came and how many there are, after a cut as well', async () => {
  for (let i = 0; i < 1_201; i++) putSale({ device_seq: i + 1 });
  const who = { businessId: BUSINESS, role: 'owner', hasFarm: false } as const;
  for (const path of pulledPaths(who, book.uid)) if (path !== COLLECTION) await noteWhole(book.upkeep, path);
  const now = () => firstValueFrom(arrivals(book, { followed$: of(who) }));
  expect(await now()).toEqual({ received: 0 });
  const read = deps.remote.page.bind(deps.remote);
  const page = vi.spyOn(deps.remote, 'page');
  page.mockImplementation((...asked) => (page.mock.calls.length === 3 ? new Promise(() => undefined) : read(...asked)));
  following = followCollection(deps, 'sales', { path: COLLECTION });
  await vi.waitFor(async () => expect(await now()).toEqual({ received: 1_000, of: 1_201 }), { timeout: 20_000 });
  following.stop();
  following = followCollection(deps, 'sales', { path: COLLECTION });
  await vi.waitFor(async () => expect((await book.upkeep.checkpoints.get(COLLECTION))?.whole).toBe(true), { timeout: 20_000 }); // prettier-ignore
  expect(await now()).toEqual({ received: 1_201, of: 1_201 });
  expect(page).toHaveBeenCalledTimes(4); // no page twice
  // Rows added meanwhile were received too.
  await book.upkeep.checkpoints.put({ path: COLLECTION, at: 1, got: 7, of: 5 });
  expect(await now()).toEqual({ received: 5, of: 5 });
});

test('[SYN-9] a failed local write leaves the checkpoint where it was and the rows are read again', async () => {
  const { id } = putSale();
  const write = vi.spyOn(book.sales, 'write').mockRejectedValueOnce(new Error('disk'));
  following = followCollection(deps, 'sales', { path: COLLECTION });
  await vi.waitFor(() => expect(write).toHaveBeenCalled());
  expect(await book.upkeep.checkpoints.get(COLLECTION)).toBeUndefined();
  await vi.waitFor(async () => expect(await storedSale(book, id)).toBeDefined(), { timeout: 5_000 });
});

test('[SYN-19] inserts what is missing, overwrites a sent older copy whole, and applies twice as once', async () => {
  const document = sale({ rev: 1, note: 'to go' });
  const { note: _gone, ...later } = { ...document, rev: 2 };
  const path = salePath(document.id);
  await applyRows(book, 'sales', [{ path, fields: document, updated_at: 5 }]);
  expect(await storedSale(book, document.id)).toMatchObject({ note: 'to go', sync_state: 'synced' });
  await applyRows(book, 'sales', [{ path, fields: later, updated_at: 6 }]);
  const once = await storedSale(book, document.id);
  expect(once.note).toBeUndefined();
  await applyRows(book, 'sales', [{ path, fields: later, updated_at: 6 }]);
  await applyRows(book, 'sales', [{ path, fields: document, updated_at: 5 }]);
  expect(await storedSale(book, document.id)).toEqual(once);
});

test('[SYN-19] a waiting row is merged with the server copy and still waits', async () => {
  const document = sale({ rev: 1 });
  const path = salePath(document.id);
  await applyRows(book, 'sales', [{ path, fields: document, updated_at: 5 }]);
  await editSale(book, document.id, { note: 'mine' });
  await applyRows(book, 'sales', [{ path, fields: { ...document, rev: 2, customer_name: 'Amina' }, updated_at: 6 }]);
  expect(await storedSale(book, document.id)).toMatchObject({
    sync_state: 'pending',
    rev: 2,
    note: 'mine',
    customer_name: 'Amina',
  });
});

test('[SYN-5] the echo of a commit that has no answer yet settles the row', async () => {
  const waiting = await saveSale(book);
  const { path, fields } = { path: salePath(waiting.id), fields: { ...sale(waiting), rev: 1 } };
  for (const local of ['sync_state', 'local_seq', 'updated_at', 'newest_first'] as const)
    delete (fields as Record<string, unknown>)[local];
  await applyRows(book, 'sales', [{ path, fields, updated_at: 7 }]);
  expect(await storedSale(book, waiting.id)).toMatchObject({ sync_state: 'synced', rev: 1, updated_at: 7 });
});

test('[SYN-11] a row that fails its schema is kept raw and listed, and the others arrive', async () => {
  const bad = sale({ rev: 1 });
  server.put(salePath(bad.id), { ...bad, lines: 'none' });
  const good = putSale();
  following = followCollection(deps, 'sales', { path: COLLECTION });
  await vi.waitFor(async () => expect(await storedSale(book, good.id)).toBeDefined());
  expect(await storedSale(book, bad.id)).toBeUndefined();
  const [listed] = await book.upkeep.unreadable.toArray();
  expect(listed).toMatchObject({ path: salePath(bad.id), raw: { lines: 'none' } });
  expect(listed!.problem).toContain('lines');
  // Repaired on the server: it arrives, and is no longer listed.
  server.put(salePath(bad.id), { ...bad, rev: 2 });
  await vi.waitFor(async () => {
    server.deliver();
    expect(await storedSale(book, bad.id)).toBeDefined();
  });
  expect(await book.upkeep.unreadable.count()).toBe(0);
});

test('[SYN-10] a listener that closes is opened again and misses nothing', async () => {
  const listen = vi.spyOn(deps.remote, 'listenCollection');
  following = followCollection(deps, 'sales', { path: COLLECTION });
  await vi.waitFor(() => expect(listen).toHaveBeenCalledTimes(1));
  const missed = putSale();
  listen.mock.calls[0]![2].closed('unavailable');
  await vi.waitFor(() => expect(listen).toHaveBeenCalledTimes(2), { timeout: 5_000 });
  server.deliver();
  await vi.waitFor(async () => expect(await storedSale(book, missed.id)).toBeDefined());
});
