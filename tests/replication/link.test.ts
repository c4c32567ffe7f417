import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLink, type Connection, type Link } from '../../src/replication/link.ts';

let works: boolean;
let link: Link;
let changes: Connection[];
beforeEach(() => {
  vi.useFakeTimers();
  changes = [];
  works = true;
});
afterEach(() => {
  link.stop();
  vi.useRealTimers();
});
const start = () =>
  (link = startLink({
    probe: () => Promise.resolve({ works }),
    onChange: (connection) => changes.push(connection),
    onWorks: () => undefined,
  }));

test('[SYN-14] online means that a round trip worked, not that the browser says so', async () => {
  works = false;
  start();
  await vi.advanceTimersByTimeAsync(1);
  expect(changes).toEqual(['offline']);
  works = true;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(changes).toEqual(['offline', 'online']);
});
test('[SYN-6] doubts while a probe fails wait for the next one: no network costs no battery', async () => {
  let probes = 0;
  link = startLink({
    probe: () => {
      probes++;
      return Promise.resolve().then(() => {
        link.doubt();
        return { works: false };
      });
    },
    onChange: () => undefined,
    onWorks: () => undefined,
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(probes).toBeGreaterThan(3);
  expect(probes).toBeLessThan(30);
});
test('[SYN-6] in the first minute it asks at least every 2.4 s, later rarer', async () => {
  works = false;
  let probes = 0;
  link = startLink({
    probe: () => (probes++, Promise.resolve({ works })),
    onChange: () => undefined,
    onWorks: () => undefined,
  });
  const probesIn = async (ms: number) => {
    const before = probes;
    await vi.advanceTimersByTimeAsync(ms);
    return probes - before;
  };
  for (let ms = 0; ms < 55_200; ms += 2_400) expect(await probesIn(2_400)).toBeGreaterThan(0);
  await probesIn(60_000);
  // By now at most one probe every 24 s.
  expect(await probesIn(60_000)).toBeLessThan(4);
  link.stop();
  start();
  await vi.advanceTimersByTimeAsync(30_000);
  works = true;
  await vi.advanceTimersByTimeAsync(2_400);
  expect(link.connection).toBe('online');
});
test('[SYN-14] a probe that never answers is no connection', async () => {
  link = startLink({
    probe: () => new Promise(() => undefined),
    onChange: (c) => changes.push(c),
    onWorks: () => undefined,
  });
  await vi.advanceTimersByTimeAsync(8_001);
  expect(changes).toEqual(['offline']);
});
test('[SYN-14] the browser\'s own "no network" counts at once; what arrives afterwards must be confirmed', async () => {
  start();
  await vi.advanceTimersByTimeAsync(1);
  works = false;
  link.down();
  expect(link.connection).toBe('offline');
  link.heard();
  await vi.advanceTimersByTimeAsync(1);
  expect(link.connection).toBe('offline');
  works = true;
  link.heard();
  await vi.advanceTimersByTimeAsync(1);
  expect(changes).toEqual(['online', 'offline', 'online']);
});
