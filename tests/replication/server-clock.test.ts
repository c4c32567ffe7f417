import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Book } from '../../src/store/book.ts';
import type { LinkStatus } from '../../src/nouns/sync/data/sync.ts';
import { localDay } from '../../src/domain/time/local-day.ts';
import { newestFirst } from '../../src/store/rx-schema.ts';
import { systemClock } from '../../src/replication/clock.ts';
import { replicate, type Replication } from '../../src/replication/replicate.ts';
import { serverClock } from '../../src/replication/server-clock.ts';
import { MemoryServer } from '../support/memory-server.ts';
import { memberPath, membership, salePath, saveSale, testBook } from '../support/test-book.ts';

const NOW = Date.parse('2026-11-27T09:00:00.000Z');
const [MINUTE, YEAR] = [60_000, 365 * 86_400_000];

let book: Book;
let server: MemoryServer;
let replication: Replication | undefined;
let status: Partial<LinkStatus>;
/** The time shown by the phone's clock. */
let wall: number;
beforeEach(async () => {
  book = await testBook();
  server = new MemoryServer();
  server.put(`users/${book.uid}`, { rev: 1 });
  server.put(memberPath(book.uid), membership(book.uid));
  status = {};
});
afterEach(async () => {
  await replication?.stop();
  await book.remove();
});

const begin = () => {
  const remote = server.remote();
  remote.probe = () => Promise.resolve({ works: true, server_ms: NOW });
  replication = replicate({
    book,
    remote,
    clock: { ...systemClock, wall: () => wall },
    onStatus: (change) => (status = { ...status, ...change }),
    onNoUser: () => undefined,
    onFault: (where, fault) => expect.unreachable(`${where}: ${String(fault)}`),
  });
};
/** A sale as this phone wrote it at that time. */
const soldAt = (at: number, device_seq = 1) => {
  const occurred_at = new Date(at).toISOString();
  return saveSale(book, { occurred_at, created_at: occurred_at, day: localDay(new Date(at)), newest_first: newestFirst(occurred_at), device_seq } as never); // prettier-ignore
};
const sent = (id: string) =>
  vi.waitUntil(() => server.rows.get(salePath(id))?.fields as Record<string, unknown> | undefined);

test('[DOC-18] case I: what a phone wrote a year ahead reaches the server on its own day, and says what the clock said', async () => {
  wall = NOW + YEAR;
  const { id } = await soldAt(wall - 5 * MINUTE);
  begin();
  expect(await sent(id)).toMatchObject({
    occurred_at: new Date(NOW - 5 * MINUTE).toISOString(),
    day: '2026-11-27',
    clock_said: new Date(NOW + YEAR - 5 * MINUTE).toISOString(),
  });
  expect(status.clock_off_ms).toBe(YEAR);
  // Records with impossible times were not sent before.
  expect(server.commits.flat()).toHaveLength(1);
});

test('[DOC-18] neighbours: 1970, and a clock that was right when it was written down and is wrong now', async () => {
  wall = Date.UTC(1970, 0, 2);
  const old = await soldAt(wall - MINUTE);
  const right = await soldAt(NOW - 3 * 86_400_000, 2);
  begin();
  expect(await sent(old.id)).toMatchObject({ occurred_at: new Date(NOW - MINUTE).toISOString() });
  const stays = await sent(right.id);
  expect(stays).toMatchObject({ occurred_at: new Date(NOW - 3 * 86_400_000).toISOString() });
  expect(stays).not.toHaveProperty('clock_said');
});

test('[DOC-18] while the server is at hand what is written down goes out right, also after somebody set the clock', async () => {
  wall = NOW + YEAR;
  begin();
  const first = await soldAt(wall);
  replication!.kick();
  expect(await sent(first.id)).toMatchObject({ day: '2026-11-27' });
  wall = NOW + MINUTE;
  const second = await soldAt(wall, 2);
  replication!.kick();
  const stays = await sent(second.id);
  expect(stays).toMatchObject({ occurred_at: new Date(NOW + MINUTE).toISOString() });
  expect(stays).not.toHaveProperty('clock_said');
  await vi.waitUntil(() => status.clock_off_ms === undefined);
});

test('[MSG-24, DOC-18] ten minutes are lived with; a clock that was set, or slept, is asked about again; not every server says the time', () => {
  let steady = 0;
  const clock = serverClock({ ...systemClock, wall: () => wall, steady: () => steady });
  const tell = (ahead: number) => {
    wall = NOW + ahead;
    clock.told(NOW);
    return [clock.state(), clock.known()];
  };
  expect([clock.state(), clock.known()]).toEqual(['unasked', undefined]);
  expect(tell(9 * MINUTE)).toEqual(['fine', { now: NOW + 9 * MINUTE, off: 0 }]);
  expect(tell(11 * MINUTE)).toEqual(['fine', { now: NOW, off: 11 * MINUTE }]);
  // An answer a few seconds later does not change the offset.
  expect(tell(11 * MINUTE + 9_000)[1]).toMatchObject({ off: 11 * MINUTE });
  expect(tell(12 * MINUTE)[1]).toMatchObject({ off: 12 * MINUTE });
  wall += 3 * 60 * MINUTE;
  steady += 3 * 60 * MINUTE;
  expect(clock.state()).toBe('fine');
  for (const set of [YEAR, -2 * YEAR]) {
    wall += set;
    expect(clock.state()).toBe('changed');
  }
  clock.told(undefined);
  expect([clock.state(), clock.known()]).toEqual(['fine', undefined]);
});
