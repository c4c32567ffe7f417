import { expect, test, vi } from 'vitest';
import type { LinkStatus } from '../../src/nouns/sync/data/sync.ts';
import { followPlan } from '../../src/replication/pull/follow-plan.ts';
import { replicate } from '../../src/replication/replicate.ts';
import type { Verdict } from '../../src/replication/remote.ts';
import { MemoryServer } from '../support/memory-server.ts';
import { BUSINESS, saveSale, storedSale, testBook } from '../support/test-book.ts';

/** Replication whose first commit is answered by the test; later ones by the server. */
async function withSlowCommit() {
  const book = await testBook();
  const remote = new MemoryServer().remote();
  const commit = remote.commit.bind(remote);
  let answer: ((verdict: Verdict) => void) | undefined;
  remote.commit = (writes) => {
    if (answer) return commit(writes);
    return new Promise((resolve) => (answer = resolve));
  };
  let status: Partial<LinkStatus> = {};
  const replication = replicate({
    book,
    remote,
    onStatus: (change) => (status = { ...status, ...change }),
    onNoUser: () => undefined,
    onFault: (where, fault) => expect.unreachable(`${where}: ${String(fault)}`),
  });
  const { id } = await saveSale(book);
  replication.kick();
  await vi.waitFor(() => expect(answer).toBeDefined());
  return { book, id, replication, status: () => status, answer: (verdict: Verdict) => answer!(verdict) };
}

test('[SYN-16] a refusal that was asked for before the sign-in was renewed does not stop sending', async () => {
  const { book, id, replication, answer, status } = await withSlowCommit();
  replication.setSession('ok');
  answer({ type: 'unauthenticated' });
  await vi.waitFor(async () => expect((await storedSale(book, id)).sync_state).toBe('synced'));
  expect(status().session).not.toBe('expired');
  await replication.stop();
  await book.remove();
});

test('[SYN-16] a refused sign-in stops sending until it is renewed', async () => {
  const { book, id, replication, answer, status } = await withSlowCommit();
  answer({ type: 'unauthenticated' });
  await vi.waitFor(() => expect(status().session).toBe('expired'));
  expect((await storedSale(book, id)).sync_state).toBe('pending');
  replication.setSession('ok');
  await vi.waitFor(async () => expect((await storedSale(book, id)).sync_state).toBe('synced'));
  await replication.stop();
  await book.remove();
});

test('[SYN-16] without a sign-in nothing is listened to and asked for; with a new one everything is', async () => {
  const book = await testBook();
  const remote = new MemoryServer().remote();
  let open = 0;
  const counted = (listen: () => () => void) => {
    const stop = listen();
    open++;
    return () => {
      open--;
      stop();
    };
  };
  const listenCollection = remote.listenCollection.bind(remote);
  const listenDocument = remote.listenDocument.bind(remote);
  remote.listenCollection = (...given) => counted(() => listenCollection(...given));
  remote.listenDocument = (...given) => counted(() => listenDocument(...given));
  const onFault = (where: string, fault: unknown) => expect.unreachable(`${where}: ${String(fault)}`);
  const replication = replicate({ book, remote, onStatus: () => undefined, onNoUser: () => undefined, onFault });
  const farm = { businessId: BUSINESS, role: 'owner', hasFarm: true } as const;
  const { documents, beside, collections, selections } = followPlan(farm, book.uid);
  // Including the user's own document.
  const all = [documents, beside, collections, selections].flat().length + 1;
  replication.follow(farm);
  await vi.waitFor(() => expect(open).toBe(all));
  replication.setSession('expired');
  await vi.waitFor(() => expect(open).toBe(0));
  replication.follow({ ...farm, hasFarm: false });
  replication.follow(farm);
  await new Promise((over) => setImmediate(over));
  expect(open).toBe(0);
  replication.setSession('ok');
  await vi.waitFor(() => expect(open).toBe(all));
  await replication.stop();
  expect(open).toBe(0);
  await book.remove();
});
