import { deleteApp, initializeApp } from 'firebase/app';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Book } from '../../src/store/book.ts';
import { systemClock } from '../../src/replication/clock.ts';
import { firestoreRemote } from '../../src/replication/firebase/firestore-remote.ts';
import { followCollection, type Following } from '../../src/replication/pull/pull.ts';
import { pushOnce } from '../../src/replication/push/push.ts';
import type { Remote } from '../../src/replication/remote.ts';
import { commitSize } from '../../src/replication/push/commit-size.ts';
import { projectId, startInProcess, type TestBackend } from '../backend/support/start.ts';
import { BUSINESS, sale, salePath, saveSale, testBook } from '../support/test-book.ts';

/* The real SDK and the real backend, whose meter counts what Google would bill. */

const COLLECTION = `businesses/${BUSINESS}/sales`;
/** In production each phone patches the fetch of its own worker; here all phones share one. */
const { fetch: ownFetch } = globalThis;
let backend: TestBackend;
let phones: Phone[];
beforeEach(async () => {
  phones = [];
  backend = await startInProcess();
});
afterEach(async () => {
  for (const phone of phones) await phone.throwAway();
  globalThis.fetch = ownFetch;
});

interface Phone {
  readonly book: Book;
  readonly remote: Remote;
  follow(pageRows?: number): Following;
  push(): Promise<unknown>;
  count(): Promise<number>;
  /** Number of emissions from the server. */
  heard(): number;
  throwAway(): Promise<void>;
}

async function startPhone(): Promise<Phone> {
  const book = await testBook();
  const app = initializeApp({ apiKey: 'local', projectId }, book.uid);
  globalThis.fetch = ownFetch;
  const remote = firestoreRemote(app, { projectId, origin: `http://127.0.0.1:${backend.port}`, isEmbedded: true }, () =>
    Promise.resolve(true),
  );
  const inFlight = new Map<string, object>();
  const shared = { book, remote, inFlight, clock: systemClock };
  let following: Following | undefined;
  const nothing = () => undefined;
  let heard = 0;
  const phone: Phone = {
    book,
    remote,
    follow: (pageRows) =>
      (following = followCollection(
        { ...shared, pageRows, onHeard: () => heard++, onLost: nothing, onFault: nothing },
        'sales',
        { path: COLLECTION },
      )),
    push: () =>
      pushOnce({
        ...shared,
        onSending: nothing,
        onSent: nothing,
        onRights: nothing,
        doubted: new Set(),
        merges: new Map(),
        commitSize: commitSize(),
        knownTime: () => undefined,
      }),
    heard: () => heard,
    count: async () => (await book.sales.collection.find({ selector: { sync_state: 'synced' } }).exec()).length,
    async throwAway() {
      following?.stop();
      await remote.close();
      await deleteApp(app);
      await book.remove();
    },
  };
  phones.push(phone);
  return phone;
}

/** Reads and writes billed since the last call. */
async function billed(): Promise<{ reads: number; writes: number }> {
  const answer = await ownFetch(`${backend.url}/__test/meter`, { method: 'POST', body: '{}' });
  const report = (await answer.json()) as Record<string, Record<string, { reads: number; writes: number }>>;
  const used = Object.values(report).flatMap((operations) => Object.values(operations));
  return {
    reads: used.reduce((sum, { reads }) => sum + reads, 0),
    writes: used.reduce((sum, { writes }) => sum + writes, 0),
  };
}
const untilHere = (phone: Phone, count: number) =>
  vi.waitFor(async () => expect(await phone.count()).toBe(count), { timeout: 20_000, interval: 20 });

/** Sales of other phones, one per minute, the last one an hour ago. */
async function seed(count: number): Promise<void> {
  const last = Date.now() - 3_600_000;
  const writes = Array.from({ length: count }, (_, n) => {
    const document = sale({ rev: 1, device_seq: n + 1 });
    const updated_at = new Date(last - (count - n) * 60_000);
    return { set: salePath(document.id), data: { ...document, updated_at } as never };
  });
  for (let from = 0; from < count; from += 500) await backend.admin.commit(writes.slice(from, from + 500));
  await billed();
}

/** Resolves when the listener is open and has delivered the existing rows: a change made now arrives as a change. */
async function listening(phone: Phone): Promise<void> {
  const probe = sale({ rev: 1 });
  const before = await phone.count();
  await backend.admin.commit([{ set: salePath(probe.id), data: { ...probe, updated_at: new Date() } as never }]);
  await untilHere(phone, before + 1);
}

test('[PRF-14] a changed record costs one write, and one read for each phone that hears of it', async () => {
  const writer = await startPhone();
  writer.follow();
  await listening(writer);
  const other = await startPhone();
  other.follow();
  // Its page is read by a request, and its listener opens afterwards.
  await untilHere(other, 1);
  await listening(other);
  await untilHere(writer, 2);
  await billed();
  for (let n = 1; n <= 20; n++) {
    await saveSale(writer.book);
    await writer.push();
    await untilHere(other, 2 + n);
  }
  await untilHere(writer, 22);
  await vi.waitFor(async () => expect((await writer.book.sales.waiting(1)).length).toBe(0));
  const { reads, writes } = await billed();
  expect(writes).toBe(20);
  expect(reads).toBeGreaterThanOrEqual(40);
  expect(reads).toBeLessThanOrEqual(42);
});

test('[PRF-14] a hundred reconnects without a change download nothing', async () => {
  await seed(50);
  const phone = await startPhone();
  phone.follow();
  await untilHere(phone, 50);
  await listening(phone);
  await billed();
  for (let n = 0; n < 99; n++) await phone.remote.resume();
  // Wait for the last one: a record written while a listener opens is delivered twice.
  const before = phone.heard();
  await phone.remote.resume();
  await vi.waitFor(() => expect(phone.heard()).toBeGreaterThan(before), { timeout: 20_000, interval: 20 });
  await listening(phone);
  // The single read is the record written to verify that it listens again.
  expect((await billed()).reads).toBeLessThanOrEqual(1);
});

test('[PRF-12] a first pull that is cut in the middle goes on at a page', async () => {
  await seed(1_200);
  const phone = await startPhone();
  const first = phone.follow(100);
  await vi.waitFor(async () => expect(await phone.count()).toBeGreaterThanOrEqual(500), { timeout: 20_000 });
  first.stop();
  phone.follow(100);
  await untilHere(phone, 1_200);
  await listening(phone);
  const { reads } = await billed();
  // A page in flight and the overlap of two minutes are read twice; the other rows are not.
  expect(reads).toBeGreaterThanOrEqual(1_200);
  expect(reads).toBeLessThanOrEqual(1_200 + 2 * 100 + 10);
});
