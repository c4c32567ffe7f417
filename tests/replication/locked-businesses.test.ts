import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Book } from '../../src/store/book.ts';
import { lockBusiness } from '../../src/nouns/business/data/lock-business.ts';
import { systemClock, type Clock } from '../../src/replication/clock.ts';
import { replicate } from '../../src/replication/replicate.ts';
import type { Remote } from '../../src/replication/remote.ts';
import { MemoryServer } from '../support/memory-server.ts';
import { BUSINESS, memberPath, membership, testBook } from '../support/test-book.ts';

let book: Book;
let server: MemoryServer;
let remote: Remote;
/** Requested paths. */
let asked: string[];
let stop: () => Promise<void>;

beforeEach(async () => {
  book = await testBook();
  server = new MemoryServer();
  server.put(`users/${book.uid}`, { rev: 1 });
  remote = server.remote();
  asked = [];
});
afterEach(async () => {
  await stop();
  await book.remove();
});

/**
 * A locked phone retries without a trigger every ten seconds (± 20 %): delays that long never elapse, shorter ones
 * elapse soon.
 */
const impatient: Clock = {
  ...systemClock,
  after: (ms, run) => (ms < 8_000 ? systemClock.after(ms / 50, run) : () => undefined),
};

/**
 * Start replication of the test's book; returns a function that counts the requests for the membership of a business.
 */
function begin(): (businessId: string) => number {
  const get = remote.get.bind(remote);
  remote.get = (path) => {
    asked.push(path);
    return get(path);
  };
  const replication = replicate({
    book,
    remote,
    clock: impatient,
    onStatus: () => undefined,
    onNoUser: () => undefined,
    onFault: (where, fault) => expect.unreachable(`${where}: ${String(fault)}`),
  });
  stop = () => replication.stop();
  return (businessId) => asked.filter((path) => path === `businesses/${businessId}/members/${book.uid}`).length;
}

test('[SYN-24] a locked phone whose question got no answer asks again soon, not when it would have asked anyway', async () => {
  await lockBusiness(book, BUSINESS, '2026-11-20T08:00:00.000Z');
  server.put(memberPath(book.uid), membership(book.uid));
  const get = remote.get.bind(remote);
  let answers = 0;
  remote.get = (path) =>
    path === memberPath(book.uid) && answers++ < 3 ? Promise.resolve({ type: 'unreachable' }) : get(path);
  begin();
  await vi.waitFor(async () => expect(await book.upkeep.locks.count()).toBe(0));
  expect(answers).toBe(4);
});

test('[SYN-24] of two locked businesses one opens again and the other is looked after at once', async () => {
  const [open, shut] = [BUSINESS, 'OtherBarn001'];
  for (const id of [open, shut]) await lockBusiness(book, id, '2026-11-20T08:00:00.000Z');
  server.put(memberPath(book.uid), membership(book.uid));
  const timesAsked = begin();
  // Requested twice before it counts as removed: in the first round, and in the one after the other business opened.
  await vi.waitFor(() => expect(timesAsked(shut)).toBe(4));
  expect((await book.upkeep.locks.toArray()).map(({ business_id }) => business_id)).toEqual([shut]);
});
