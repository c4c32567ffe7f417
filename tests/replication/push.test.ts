import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOCAL_FIELDS } from '../../schemas/document-kind.ts';
import type { Book } from '../../src/store/book.ts';
import { welcomeMail } from '../../src/domain/mail/welcome-mail.ts';
import { replicatedFields, saveAsPending } from '../../src/store/save.ts';
import { seriesOf, type NumberedFact } from '../../src/domain/sync/series.ts';
import { systemClock } from '../../src/replication/clock.ts';
import { pushOnce, type Replica } from '../../src/replication/push/push.ts';
import { commitSize } from '../../src/replication/push/commit-size.ts';
import { MemoryServer } from '../support/memory-server.ts';
import { editSale, memberPath, membership, salePath, saveSale, storedSale, testBook } from '../support/test-book.ts';

let book: Book;
let server: MemoryServer;
let replica: Replica;
let sending: number[];

beforeEach(async () => {
  book = await testBook();
  server = new MemoryServer();
  server.put(`users/${book.uid}`, { rev: 1 });
  server.put(memberPath(book.uid), membership(book.uid));
  sending = [];
  replica = {
    book,
    remote: server.remote(),
    inFlight: new Map(),
    clock: systemClock,
    onSending: (n) => sending.push(n),
    onSent: () => undefined,
    onRights: () => undefined,
    doubted: new Set(),
    merges: new Map(),
    commitSize: commitSize(),
    knownTime: () => undefined,
  };
});
afterEach(() => book.remove());

/** Push until a round settles nothing. */
async function pushAll(): Promise<string> {
  for (let round = 0; round < 50; round++) {
    const outcome = await pushOnce(replica);
    if (outcome !== 'more') return outcome;
  }
  throw new Error('still not drained after 50 rounds');
}

test('[SYN-2] saving marks the record "to send" in the same write, and local_seq rises with every local write', async () => {
  const first = await saveSale(book);
  const second = await saveSale(book);
  expect(first.sync_state).toBe('pending');
  expect(second.local_seq).toBeGreaterThan(first.local_seq);
  await pushAll();
  expect((await storedSale(book, first.id)).local_seq).toBeGreaterThan(second.local_seq);
});

test('[SYN-3] an accepted write raises rev by one and needed no read', async () => {
  const { id } = await saveSale(book);
  expect(await pushAll()).toBe('drained');
  expect(await storedSale(book, id)).toMatchObject({ rev: 1, sync_state: 'synced' });
  expect(server.rows.get(salePath(id))!.fields.rev).toBe(1);
  expect(server.commits).toHaveLength(1);
  await editSale(book, id, { note: 'again' });
  await pushAll();
  expect(server.rows.get(salePath(id))!.fields).toMatchObject({ rev: 2, note: 'again' });
});

test('[DOC-18] nothing is sent once the clock was set while a push ran: the server is asked for the time first', async () => {
  const { id } = await saveSale(book);
  replica = { ...replica, knownTime: () => 'changed' };
  expect(await pushOnce(replica)).toBe('more');
  expect(server.commits).toEqual([]);
  replica = { ...replica, knownTime: () => ({ now: Date.now(), off: 0 }) };
  expect(await pushAll()).toBe('drained');
  expect(await storedSale(book, id)).toMatchObject({ rev: 1, sync_state: 'synced' });
});

test('[DOC-11] local fields never travel', async () => {
  const { id } = await saveSale(book);
  await pushAll();
  const sent = Object.keys(server.rows.get(salePath(id))!.fields);
  for (const field of [...LOCAL_FIELDS, '_rev', '_meta']) expect(sent).not.toContain(field);
});

test('[SYN-4, DOC-16] up to 100 records travel in one commit, oldest local write first; the first say how many there are', async () => {
  const ids: string[] = [];
  for (let i = 0; i < 130; i++) ids.push((await saveSale(book, { device_seq: i + 1 })).id);
  await pushAll();
  expect(server.commits.map((writes) => writes.length)).toEqual([100, 30]);
  expect(server.commits.flat().map((write) => write.path)).toEqual(ids.map(salePath));
  // A reader of the first hundred knows how many are still to come. [DOC-16]
  const [first, second] = server.commits.map((writes) => writes.map(({ fields }) => fields as unknown as NumberedFact));
  expect(seriesOf(first!)).toMatchObject([{ last_seq: 130, missing: [[101, 130]] }]);
  expect(seriesOf([...first!, ...second!])).toMatchObject([{ last_seq: 130, missing: [] }]);
});

test('[SYN-4] while answers come quickly commits grow to 400 records; after one that was given up fewer go along', async () => {
  const save = (count: number) => Promise.all(Array.from({ length: count }, () => saveSale(book)));
  const sizes = () => server.commits.splice(0).map((writes) => writes.length);
  await save(750);
  await pushAll();
  expect(sizes()).toEqual([100, 200, 400, 50]);

  await save(120);
  let now = 0;
  const tried: number[] = [];
  const toNobody: Replica = {
    ...replica,
    clock: { ...systemClock, steady: () => now },
    remote: {
      ...replica.remote,
      commit(writes) {
        tried.push(writes.length);
        now += 30_000;
        return Promise.resolve({ type: 'unreachable' });
      },
    },
  };
  for (let times = 0; times < 5; times++) expect(await pushOnce(toNobody)).toBe('unreachable');
  expect(tried).toEqual([120, 30, 7, 1, 1]);
  await pushAll();
  expect(sizes()).toEqual([1, 2, 4, 8, 16, 32, 57]);
});

test('[SYN-17, SYN-4] records of one batch are committed together, also when only one at a time goes along', async () => {
  for (let times = 0; times < 3; times++) replica.commitSize.told(1, 30_000, false);
  for (const note of ['one', 'two', 'three']) await saveSale(book, { note, sync_batch: 'b' } as never);
  await pushAll();
  expect(server.commits.map((writes) => writes.length)).toEqual([3]);
});

test('[SYN-4] without a signal at all the next commit is as large as ever', async () => {
  server.offline = true;
  await saveSale(book);
  expect(await pushOnce(replica)).toBe('unreachable');
  expect(replica.commitSize.rows).toBe(100);
});

test('[DOC-16, SYN-5] of a record that told what waits the answer is lost: it is recognised, and edited it keeps both', async () => {
  const rows = await Promise.all(Array.from({ length: 101 }, (_, i) => saveSale(book, { device_seq: i + 1 })));
  const carrier = rows[99]!;
  server.loseAnswers = 1;
  expect(await pushOnce(replica)).toBe('unreachable');
  expect(server.rows.get(salePath(carrier.id))!.fields).toMatchObject({ device_seq: 100, announced_seq: 101, rev: 1 });
  await editSale(book, carrier.id, { note: 'after it was sent' });
  await pushAll();
  expect(await storedSale(book, carrier.id)).toMatchObject({ note: 'after it was sent', sync_state: 'synced', rev: 2 });
  expect([...server.rows.keys()].filter((path) => path.includes('/sales/'))).toHaveLength(101);
  expect(
    [...server.rows.values()].filter(({ path, fields }) => path.includes('/sales/') && fields.rev > 1),
  ).toHaveLength(1);
  expect(await book.upkeep.copies.count()).toBe(0);
});

test('[DOC-12] a clock that goes back changes nothing about the order', async () => {
  const today = await saveSale(book, { created_at: '2026-11-20T10:00:00.000Z' });
  const wokeIn1970 = await saveSale(book, {
    created_at: '1970-01-01T00:00:05.000Z',
    occurred_at: '1970-01-01T00:00:05.000Z',
  });
  await pushAll();
  expect(server.commits.flat().map(({ path }) => path)).toEqual([today.id, wokeIn1970.id].map(salePath));
});

test('[SYN-5, SYN-7] a record whose answer was lost is in no conflict with itself, however often it was edited since', async () => {
  const { id } = await saveSale(book, { note: 'first' });
  server.loseAnswers = 1;
  expect(await pushOnce(replica)).toBe('unreachable');
  for (let n = 0; n < 40; n++) await editSale(book, id, { note: `edit ${n}` });
  expect((await storedSale(book, id)).sync_earlier).toHaveLength(30);
  expect(await pushAll()).toBe('drained');
  expect(server.rows.get(salePath(id))!.fields).toMatchObject({ rev: 2, note: 'edit 39' });
  expect(await book.upkeep.copies.count()).toBe(0);
});

test('[SYN-5] a commit whose answer was lost is recognised and nothing doubles', async () => {
  const { id } = await saveSale(book);
  server.loseAnswers = 1;
  expect(await pushOnce(replica)).toBe('unreachable');
  expect(await storedSale(book, id)).toMatchObject({ sync_state: 'pending', rev: 0 });
  expect(await pushAll()).toBe('drained');
  expect(await storedSale(book, id)).toMatchObject({ sync_state: 'synced', rev: 1 });
  expect(server.rows.get(salePath(id))!.fields.rev).toBe(1);
});

test('[SYN-5, PRF-20] of a hundred records the answer is lost: one more commit is sent, and each is asked about once', async () => {
  for (let i = 0; i < 99; i++) await saveSale(book, { device_seq: i + 1 });
  const asked = vi.spyOn(replica.remote, 'get');
  server.loseAnswers = 1;
  expect(await pushOnce(replica)).toBe('unreachable');
  await saveSale(book, { device_seq: 100 });
  expect(await pushAll()).toBe('drained');
  expect(server.commits.map((writes) => writes.length)).toEqual([99, 100, 1]);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(101); // the membership, then each record
  expect([...server.rows.values()].filter(({ path }) => path.includes('/sales/'))).toHaveLength(100);
  expect(await book.sales.waiting(200)).toEqual([]);
});

test('[SYN-7, SYN-36] records that were changed elsewhere too are merged at once, and what is refused beside them stands alone', async () => {
  const ids: string[] = [];
  for (let i = 0; i < 12; i++) ids.push((await saveSale(book, { device_seq: i + 1 })).id);
  await pushAll();
  for (const id of ids) await editSale(book, id, { note: 'mine' });
  for (const id of ids.slice(0, 10)) {
    const { fields } = server.rows.get(salePath(id))!;
    server.put(salePath(id), { ...fields, rev: 2, customer_name: 'Amina' });
  }
  server.poison.add(salePath(ids[11]!));
  server.commits.length = 0;
  expect(await pushAll()).toBe('drained');
  for (const id of ids.slice(0, 10))
    expect(server.rows.get(salePath(id))!.fields).toMatchObject({ rev: 3, note: 'mine', customer_name: 'Amina' });
  expect(await storedSale(book, ids[10]!)).toMatchObject({ sync_state: 'synced', rev: 2 });
  expect(await storedSale(book, ids[11]!)).toMatchObject({ sync_state: 'rejected' });
  expect(server.commits.length).toBeLessThanOrEqual(11); // merged at once, then bisected to the refused record
});

test('[SYN-6] without a network nothing changes', async () => {
  const before = await saveSale(book);
  server.offline = true;
  expect(await pushOnce(replica)).toBe('unreachable');
  expect(await storedSale(book, before.id)).toEqual(before);
});

test('[SYN-16] a sign-in that is not accepted changes nothing', async () => {
  const before = await saveSale(book);
  server.signedOut = true;
  expect(await pushOnce(replica)).toBe('unauthenticated');
  expect(await storedSale(book, before.id)).toEqual(before);
});

test('[SYN-16] a refusal that came while the token was not there yet is asked again before a record is refused', async () => {
  const { id } = await saveSale(book);
  server.refusals = 1;
  expect(await pushAll()).toBe('drained');
  expect(await storedSale(book, id)).toMatchObject({ sync_state: 'synced', rev: 1 });
  expect(server.commits).toHaveLength(2);
});

test('[SYN-8] refused records stand alone with their reason; the others go through', async () => {
  const ids: string[] = [];
  for (let i = 0; i < 40; i++) ids.push((await saveSale(book, { device_seq: i + 1 })).id);
  server.poison.add(salePath(ids[7]!)).add(salePath(ids[30]!));
  expect(await pushAll()).toBe('drained');
  for (const [i, id] of ids.entries()) {
    const row = await storedSale(book, id);
    expect(row.sync_state, `sale ${i}`).toBe(i === 7 || i === 30 ? 'rejected' : 'synced');
    expect(row.sync_error?.code, `sale ${i}`).toBe(row.sync_state === 'rejected' ? 'permission-denied' : undefined);
  }
});

test('[SYN-17] records of one batch are committed together or refused together', async () => {
  const alone = await saveSale(book);
  const together = [
    await saveSale(book, { sync_batch: 'b' } as never),
    await saveSale(book, { sync_batch: 'b' } as never),
  ];
  server.poison.add(salePath(together[1]!.id));
  await pushAll();
  expect((await storedSale(book, alone.id)).sync_state).toBe('synced');
  for (const { id } of together) expect((await storedSale(book, id)).sync_state).toBe('rejected');
  expect(server.rows.has(salePath(together[0]!.id))).toBe(false);
});

test('[SYN-17, SYN-7] of a batch with one record that is newer on the server the other change is not refused: both are sent again', async () => {
  const [first, second] = [await saveSale(book), await saveSale(book)];
  await pushAll();
  const there = server.rows.get(salePath(first.id))!.fields;
  server.put(salePath(first.id), { ...there, delivery_fee: 500, rev: 2 });
  for (const { id } of [first, second]) await editSale(book, id, { note: 'both', sync_batch: 'b' });
  expect(await pushAll()).toBe('drained');
  expect(server.rows.get(salePath(first.id))!.fields).toMatchObject({ delivery_fee: 500, note: 'both', rev: 3 });
  expect(server.rows.get(salePath(second.id))!.fields).toMatchObject({ note: 'both', rev: 2 });
  for (const { id } of [first, second]) expect(await storedSale(book, id)).toMatchObject({ sync_state: 'synced' });
});

test('[SYN-18] a record edited while it was being sent stays waiting on top of the accepted copy', async () => {
  const { id } = await saveSale(book, { note: 'first' });
  const { remote } = replica;
  vi.spyOn(remote, 'commit').mockImplementationOnce(async (writes) => {
    const verdict = await server.remote().commit(writes);
    await editSale(book, id, { note: 'second' });
    return verdict;
  });
  await pushOnce(replica);
  expect(await storedSale(book, id)).toMatchObject({
    sync_state: 'pending',
    rev: 1,
    note: 'second',
    sync_base: { note: 'first', rev: 1 },
  });
  await pushAll();
  expect(server.rows.get(salePath(id))!.fields).toMatchObject({ rev: 2, note: 'second' });
});

test('[SYN-7] a newer copy on the server is merged by field and sent on top of it', async () => {
  const { id } = await saveSale(book, { note: 'mine' });
  await pushAll();
  const { fields } = server.rows.get(salePath(id))!;
  server.put(salePath(id), { ...fields, rev: 2, customer_name: 'Amina' });
  await editSale(book, id, { note: 'mine, changed' });
  expect(await pushAll()).toBe('drained');
  expect(server.rows.get(salePath(id))!.fields).toMatchObject({
    rev: 3,
    note: 'mine, changed',
    customer_name: 'Amina',
  });
  expect(replicatedFields(await storedSale(book, id))).toEqual(server.rows.get(salePath(id))!.fields);
});

test('[SYN-7] the same field changed on both: the accepted one stands, mine is kept as a refused copy', async () => {
  const { id } = await saveSale(book, { note: 'start' });
  await pushAll();
  const { fields } = server.rows.get(salePath(id))!;
  server.put(salePath(id), { ...fields, rev: 2, note: 'theirs' });
  await editSale(book, id, { note: 'mine' });
  expect(await pushAll()).toBe('drained');
  expect(await storedSale(book, id)).toMatchObject({ note: 'theirs', rev: 2, sync_state: 'synced' });
  const [copy] = await book.upkeep.copies.toArray();
  expect(copy).toMatchObject({ collection: 'sales', mine: { id, note: 'mine' }, error: { code: 'conflict' } });
});

test('[SYN-13] the number of records in the request under way is told, and is 0 afterwards', async () => {
  await saveSale(book);
  await saveSale(book);
  await pushAll();
  expect(sending).toContain(2);
  expect(sending.at(-1)).toBe(0);
});

test.each([
  ['before a refusal is examined', 1],
  ['while a refusal is examined', 2],
])('[SYN-16] a sign-in that ends %s is a pause: the record still waits', async (_when, read) => {
  const { id } = await saveSale(book);
  server.poison.add(salePath(id));
  const { remote } = replica;
  let reads = 0;
  const get: typeof remote.get = (path) =>
    path === `users/${book.uid}` && ++reads === read ? Promise.resolve({ type: 'denied' }) : remote.get(path);
  replica = { ...replica, remote: { ...remote, get } };
  expect(await pushOnce(replica)).toBe('unauthenticated');
  expect(reads).toBe(read);
  expect(await storedSale(book, id)).toMatchObject({ sync_state: 'pending' });
});

test('[NTF-7, ACC-10] a mail that the server refuses is only logged: nothing needs attention, and nothing else waits for it', async () => {
  const path = 'mail/welcome-somebody';
  const mail = {
    path,
    doc_kind: 'mail' as const,
    to: ['a@farm.test'],
    message: welcomeMail('http://localhost'),
    rev: 0,
  };
  await book.exclusive(() => saveAsPending(book, book.workspace, [{ after: mail }]));
  const { id } = await saveSale(book);
  server.poison.add(path);
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await pushAll();
  expect(said).toHaveBeenCalledWith('mail not queued', expect.objectContaining({ code: 'permission-denied' }));
  expect(server.rows.has(path)).toBe(false);
  expect((await book.workspace.find([path])).get(path)!.sync_state).toBe('synced');
  expect((await storedSale(book, id)).sync_state).toBe('synced');
});
