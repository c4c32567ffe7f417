import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Book } from '../../src/store/book.ts';
import { tendLocked } from '../../src/replication/push/late.ts';
import { systemClock } from '../../src/replication/clock.ts';
import { pushOnce, type Replica } from '../../src/replication/push/push.ts';
import { standingIn } from '../../src/replication/rights.ts';
import { commitSize } from '../../src/replication/push/commit-size.ts';
import { MemoryServer } from '../support/memory-server.ts';
import {
  BUSINESS,
  editSale,
  memberPath,
  membership,
  salePath,
  saveSale,
  storedSale,
  testBook,
} from '../support/test-book.ts';

let book: Book;
let server: MemoryServer;
let replica: Replica;

beforeEach(async () => {
  book = await testBook();
  server = new MemoryServer();
  server.put(`users/${book.uid}`, { rev: 1 });
  server.put(memberPath(book.uid), membership(book.uid));
  replica = {
    book,
    remote: server.remote(),
    inFlight: new Map(),
    clock: systemClock,
    onSending: () => undefined,
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
async function pushAll() {
  for (;;) {
    const outcome = await pushOnce(replica);
    if (outcome !== 'more') return outcome;
  }
}
const remove = () => server.rows.delete(memberPath(book.uid));
const latePath = (id: string) => `businesses/${BUSINESS}/late/${id}`;
/** Refuse the writes of a removed member, except to the late list. */
const refuseAll = (...ids: string[]) => ids.forEach((id) => server.poison.add(salePath(id)));

test('[SYN-23] a batch that is denied asks for the membership before anything is refused, and in one question', async () => {
  const ids = await Promise.all([1, 2, 3, 4].map(async () => (await saveSale(book)).id));
  refuseAll(...ids);
  remove();
  expect(await pushAll()).toBe('drained');
  expect(server.commits).toHaveLength(1); // not bisected down to single records
  for (const id of ids)
    expect(await storedSale(book, id)).toMatchObject({ sync_state: 'rejected', sync_error: { code: 'locked' } });
  expect(await book.upkeep.locks.toArray()).toMatchObject([{ business_id: BUSINESS }]);
});

test('[SYN-23] a sign-in that is refused is a pause: nothing is refused, nothing is locked', async () => {
  const { id } = await saveSale(book);
  server.refusals = 1;
  const get = replica.remote.get.bind(replica.remote);
  replica = { ...replica, remote: { ...replica.remote, get: () => Promise.resolve({ type: 'denied' }) } };
  expect(await pushOnce(replica)).toBe('unauthenticated');
  expect(await storedSale(book, id)).toMatchObject({ sync_state: 'pending' });
  expect(await book.upkeep.locks.count()).toBe(0);
  replica = { ...replica, remote: { ...replica.remote, get } };
  expect(await pushAll()).toBe('drained');
  expect(await storedSale(book, id)).toMatchObject({ sync_state: 'synced' });
});

test('[SYN-23] a member is still a member: only the guilty record is refused', async () => {
  const [good, bad] = [await saveSale(book), await saveSale(book)];
  refuseAll(bad.id);
  expect(await pushAll()).toBe('drained');
  expect(await storedSale(book, good.id)).toMatchObject({ sync_state: 'synced' });
  expect(await storedSale(book, bad.id)).toMatchObject({
    sync_state: 'rejected',
    sync_error: { code: 'permission-denied' },
  });
  expect(await book.upkeep.locks.count()).toBe(0);
});

test('[SYN-24] a listener that is denied asks for the membership; when it is gone the business is locked', async () => {
  const { id } = await saveSale(book);
  remove();
  refuseAll(id);
  replica.doubted.add(BUSINESS);
  let told = 0;
  replica = { ...replica, onRights: () => void told++ };
  await pushAll();
  expect(told).toBe(1);
  expect(replica.doubted.size).toBe(0);
  expect(await book.upkeep.locks.get(BUSINESS)).toBeDefined();
  expect(server.commits).toEqual([]); // no commit was attempted
});

test('[SYN-24] one denial is not enough: the membership that can be read the second time stands', async () => {
  let asked = 0;
  const get = replica.remote.get.bind(replica.remote);
  const remote = {
    ...replica.remote,
    get: (path: string) =>
      path === memberPath(book.uid) && asked++ === 0 ? Promise.resolve({ type: 'denied' as const }) : get(path),
  };
  expect(await standingIn({ ...replica, remote }, BUSINESS)).toBe('member');
  expect(asked).toBe(2);
});

test('[SYN-24] without an answer nothing is locked', async () => {
  server.offline = true;
  replica.doubted.add(BUSINESS);
  expect(await pushOnce(replica)).toBe('unreachable');
  expect(await book.upkeep.locks.count()).toBe(0);
  expect(replica.doubted.has(BUSINESS)).toBe(true);
});

test('[SYN-24] who founds a business and has not sent it yet is not locked out of it', async () => {
  remove();
  await book.exclusive(() =>
    book.workspace.write([
      {
        after: {
          ...membership(book.uid, { role: 'owner', rev: 0 }),
          path: memberPath(book.uid),
          doc_kind: 'members',
          sync_state: 'pending',
          local_seq: 1,
          updated_at: 0,
        },
      },
    ]),
  );
  expect(await standingIn(replica, BUSINESS)).toBe('member');
});

test('[PPL-11] what a removed member could not send goes to the late list once, and the owner decides', async () => {
  const [accepted, refused, open] = [await saveSale(book), await saveSale(book), await saveSale(book)];
  refuseAll(accepted.id, refused.id, open.id);
  remove();
  await pushAll();
  server.loseAnswers = 1;
  expect(await tendLocked(replica)).toBe('unreachable');
  expect(await tendLocked(replica)).toBe('unchanged');
  for (const { id } of [accepted, refused, open]) {
    expect(await storedSale(book, id)).toMatchObject({ sync_state: 'rejected', sync_error: { code: 'late' } });
    const { fields } = server.rows.get(latePath(id))!;
    expect(fields).toMatchObject({ collection: 'sales', record_id: id, created_by: book.uid, status: 'open', rev: 1 });
    expect(JSON.parse(fields['body'] as string)).toMatchObject({ record: { id, sale_no: 'K7M-0001' } });
  }
  const decide = (id: string, status: string) =>
    server.put(latePath(id), { ...server.rows.get(latePath(id))!.fields, status, rev: 2 });
  decide(accepted.id, 'accepted');
  decide(refused.id, 'refused');
  await tendLocked(replica);
  expect(await storedSale(book, accepted.id)).toMatchObject({ sync_state: 'synced' });
  expect(await storedSale(book, refused.id)).toMatchObject({ sync_error: { code: 'late-refused' } });
  expect(await storedSale(book, open.id)).toMatchObject({ sync_error: { code: 'late' } });
});

test('[PPL-11] what the late list does not take any more stays on this phone, listed', async () => {
  const { id } = await saveSale(book);
  refuseAll(id);
  server.poison.add(latePath(id));
  remove();
  await pushAll();
  await tendLocked(replica);
  expect(await storedSale(book, id)).toMatchObject({ sync_state: 'rejected', sync_error: { code: 'locked' } });
});

test('[SYN-24] let in again, everything that stood aside is sent', async () => {
  const { id } = await saveSale(book);
  refuseAll(id);
  remove();
  await pushAll();
  await tendLocked(replica);
  server.put(memberPath(book.uid), membership(book.uid, { rev: 3 }));
  server.poison.clear();
  expect(await tendLocked(replica)).toBe('changed');
  expect(await book.upkeep.locks.count()).toBe(0);
  expect(await pushAll()).toBe('drained');
  expect(await storedSale(book, id)).toMatchObject({ sync_state: 'synced', rev: 1 });
});

test('[SYN-36] a record that others change all the time is merged ten times, then a person is told', async () => {
  const { id } = await saveSale(book);
  await pushAll();
  await editSale(book, id, { note: 'mine' });
  const remote = replica.remote;
  let others = 0;
  replica = {
    ...replica,
    remote: {
      ...remote,
      commit(writes) {
        // Another phone always commits first.
        const { fields } = server.rows.get(salePath(id))!;
        server.put(salePath(id), { ...fields, customer_name: `Amina ${++others}`, rev: fields.rev + 1 });
        return remote.commit(writes);
      },
    },
  };
  expect(await pushAll()).toBe('drained');
  expect(await storedSale(book, id)).toMatchObject({ sync_state: 'rejected', note: 'mine' });
  expect(others).toBeGreaterThan(10);
  expect(others).toBeLessThan(15);
});
