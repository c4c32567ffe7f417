import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cardOf, flockCard } from '../../schemas/flock-card.ts';
import type { Book } from '../../src/store/book.ts';
import { systemClock } from '../../src/replication/clock.ts';
import { followSelection } from '../../src/replication/pull/follow-selection.ts';
import type { Following } from '../../src/replication/pull/pull.ts';
import type { ListenEvents, Remote, ServerRow } from '../../src/replication/remote.ts';
import { aFlock } from '../support/documents.ts';
import { MemoryServer } from '../support/memory-server.ts';
import { BUSINESS, testBook } from '../support/test-book.ts';

const PATH = `businesses/${BUSINESS}/flock_cards`;
let book: Book;
let events: ListenEvents;
let following: Following | undefined;
let faults: unknown[];
let listeners = 0;

beforeEach(async () => {
  book = await testBook();
  faults = [];
});
afterEach(async () => {
  following?.stop();
  await book.remove();
});

/** Open a new listener; resolves when it is open. */
async function start() {
  following?.stop();
  const before = listeners;
  const remote: Remote = {
    ...new MemoryServer().remote(),
    listenCollection(source, from, told) {
      expect([source, from]).toEqual([{ path: PATH, where: { field: 'open', is: true } }, 0]);
      events = told;
      listeners++;
      return () => undefined;
    },
  };
  following = followSelection(
    {
      book,
      remote,
      inFlight: new Map(),
      clock: systemClock,
      onHeard: () => undefined,
      onLost: () => undefined,
      onFault: (_where, fault) => faults.push(fault),
    },
    'farm',
    { businessId: BUSINESS, path: PATH, where: { field: 'open', is: true } },
  );
  await vi.waitFor(() => expect(listeners).toBe(before + 1));
}
const row = (flock: ReturnType<typeof aFlock>): ServerRow => ({
  path: `${PATH}/${flock.id}`,
  fields: { ...cardOf(flockCard, flock), rev: flock.rev },
  updated_at: flock.rev,
});
const flock = (but: Parameters<typeof aFlock>[0] = {}) => aFlock({ business_id: BUSINESS, ...but });
const openHere = async () =>
  (await book.farm.collection.find({ selector: { open: { $eq: true } } }).exec()).map((document) => document.primary);

test('[SYN-35] a flock that leaves the open ones is open here no more, also when it left while nobody listened', async () => {
  const [stays, closes, closesLater] = [flock(), flock(), flock()];
  await start();
  events.rows([stays, closes, closesLater].map(row));
  events.heard();
  await vi.waitFor(async () => expect(await openHere()).toHaveLength(3));

  events.left!([`${PATH}/${closes.id}`]);
  await vi.waitFor(async () => expect(await openHere()).not.toContain(closes.id));

  await start(); // the phone was off meanwhile
  events.rows([row(stays)]);
  events.heard();
  await vi.waitFor(async () => expect(await openHere()).toEqual([stays.id]));

  // When reopened, it is received again.
  events.rows([row({ ...closes, rev: 3 })]);
  await vi.waitFor(async () => expect(new Set(await openHere())).toEqual(new Set([stays.id, closes.id])));
  expect(faults).toEqual([]);
});

test('[SYN-35] nothing leaves before the server has said all of it, and another business is not touched', async () => {
  const [mine, others] = [flock(), flock({ business_id: 'Business0002' })];
  await start();
  events.rows([row(mine)]);
  events.heard();
  await book.exclusive(() =>
    book.farm.write([{ after: { ...others, updated_at: 1, sync_state: 'synced', local_seq: 99 } as never }]),
  );
  await vi.waitFor(async () => expect(await openHere()).toHaveLength(2));
  await book.upkeep.checkpoints.clear();
  await start();
  events.lost();
  // A removal would happen in this turn.
  await book.exclusive(() => Promise.resolve());
  expect(await openHere()).toHaveLength(2);
  expect(await book.upkeep.checkpoints.count()).toBe(0);
  events.heard();
  await vi.waitFor(async () => expect(await openHere()).toEqual([others.id]));
  // Records that it was read completely once: until then the phone does not report it as empty. [LED-59]
  await vi.waitFor(async () =>
    expect(await book.upkeep.checkpoints.toArray()).toEqual([{ path: `${PATH}?open=true`, at: 0, whole: true }]),
  );
});
