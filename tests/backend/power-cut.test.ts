import { readFileSync } from 'node:fs';
import { copyFile, open, readdir, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { seededChance } from '../../backend/chance.ts';
import { Database } from '../../backend/firestore/database.ts';
import type { Doc } from '../../backend/firestore/document.ts';
import type { Journal, LogRecord } from '../../backend/store/journal.ts';
import { Store } from '../../backend/store/store.ts';
import { temporaryFolder } from './support/start.ts';
import { runs, seedOr } from '../support/runs.ts';

/*
 * Kill −9 loses nothing that was handed to the operating system; a power cut does. After the simulated cut, the disk
 * contains everything covered by the last finished sync, and any part of the later bytes: truncated anywhere, or with
 * holes.
 */

const seed = seedOr(20_261_121);

afterEach(() => vi.restoreAllMocks());

/**
 * Observes the real syncs; the returned function returns the bytes of the newest log covered by the last finished sync.
 */
async function watchSyncs(folder: string): Promise<() => number> {
  const probe = await open(join(folder, 'probe'), 'w');
  const prototype = Object.getPrototypeOf(probe) as FileHandle;
  await probe.close();
  const sync = Object.getOwnPropertyDescriptor(prototype, 'datasync')!.value as FileHandle['datasync'];
  let covered = 0;
  vi.spyOn(prototype, 'datasync').mockImplementation(async function (this: FileHandle) {
    const { size } = await this.stat();
    await sync.call(this);
    covered = size;
  });
  return () => covered;
}

interface Cut {
  /** The log as written at the moment of the power cut. */
  readonly log: Buffer;
  readonly synced: number;
  /** Number of the last acknowledged commit of each writer. */
  readonly acknowledged: ReadonlyMap<string, number>;
}

const integer = (value: number) => new Map([['n', { type: 'integer', value: BigInt(value) } as const]]);
const partsOf = (writer: string) => [0, 1, 2].map((i) => `load/${writer}-${i}`);

/** Run writers that commit three documents at a time, until a random power cut. */
async function writeUntilCut(draw: () => number, planted?: (store: Store) => Journal): Promise<Cut> {
  const folder = await temporaryFolder();
  const covered = await watchSyncs(folder);
  let store: Store | undefined;
  const journal: Journal = {
    append: (record: LogRecord) => (planted ? planted(store!) : store!).append(record),
    settled: () => store!.settled(),
  };
  const database = new Database('p', '(default)', journal);
  store = await Store.open(folder, [database], () => undefined);
  await database.begin();
  const acknowledged = new Map<string, number>();
  let cut: Cut | undefined;
  const cutAfter = 5 + Math.floor(draw() * 40);
  let commits = 0;
  const write = async (writer: string) => {
    for (let n = 1; !cut; n++) {
      const time = database.nextTime();
      const changes = partsOf(writer).map((path) => {
        const after: Doc = { path, fields: integer(n), createTime: time, updateTime: time };
        return { path, before: database.get(path), after };
      });
      await database.commit({ time, changes });
      acknowledged.set(writer, n);
      if (++commits < cutAfter) continue;
      cut ??= { synced: covered(), acknowledged: new Map(acknowledged), log: readFileSync(join(folder, 'log-0')) };
    }
  };
  await Promise.all(['a', 'b', 'c', 'd'].map(write));
  await store.settled();
  await store.close();
  vi.restoreAllMocks();
  return cut!;
}

/** Violations found after a restart from these bytes: lost or partial commits. */
async function violationsOf(bytes: Buffer, { acknowledged }: Cut): Promise<string[]> {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'log-0'), bytes);
  const database = new Database('p', '(default)', {
    append: () => Promise.resolve(),
    settled: () => Promise.resolve(),
  });
  const store = await Store.open(folder, [database], () => undefined);
  await store.close();
  return [...acknowledged].flatMap(([writer, n]) => {
    const stored = partsOf(writer).map((path) => {
      const value = database.get(path)?.fields.get('n');
      return value?.type === 'integer' ? Number(value.value) : 0;
    });
    const half = new Set(stored).size > 1 ? [`${writer} is half there: ${stored.join()}`] : [];
    return Math.min(...stored) < n ? [...half, `${writer} had ${n} and has ${stored.join()}`] : half;
  });
}

test(
  `[BCK-9] a power cut at any byte after the last sync loses nothing acknowledged (seed ${seed})`,
  async () => {
    const draw = seededChance(seed);
    for (let round = 0; round < runs(2, 50); round++) {
      const cut = await writeUntilCut(draw);
      for (let end = cut.synced; end <= cut.log.length; end += end < cut.synced + 40 ? 1 : 29) {
        expect({ round, end, violations: await violationsOf(cut.log.subarray(0, end), cut) }).toMatchObject({
          violations: [],
        });
      }
    }
  },
  runs(240_000, 3_600_000),
);

test(
  `[BCK-9] nor do holes in what was not synced yet (seed ${seed})`,
  async () => {
    const draw = seededChance(seed + 1);
    for (let round = 0; round < runs(2, 50); round++) {
      const cut = await writeUntilCut(draw);
      for (let i = 0; i < 8; i++) {
        const bytes = Buffer.from(cut.log);
        for (let at = cut.synced; at < bytes.length; at += 64) {
          if (draw() < 0.5) bytes.fill(0, at, Math.min(bytes.length, at + 64));
        }
        expect({ round, i, violations: await violationsOf(bytes, cut) }).toMatchObject({ violations: [] });
      }
    }
  },
  runs(240_000, 3_600_000),
);

test(
  `[BCK-9] a journal that acknowledges before the sync is caught (seed ${seed})`,
  async () => {
    const draw = seededChance(seed);
    const hasty = (store: Store): Journal => ({
      append: (record) => {
        void store.append(record);
        return new Promise((resolve) => setImmediate(resolve));
      },
      settled: () => store.settled(),
    });
    const found: string[] = [];
    for (let round = 0; round < runs(4, 20); round++) {
      const cut = await writeUntilCut(draw, hasty);
      found.push(...(await violationsOf(cut.log.subarray(0, cut.synced), cut)));
    }
    expect(found.join('\n')).toMatch(/had \d+ and has/);
  },
  runs(240_000, 3_600_000),
);

test('[BCK-21] a folder of the first format is read, and written anew when it is compacted', async () => {
  const folder = await temporaryFolder();
  const stored = new URL('./support/first-format/', import.meta.url);
  for (const name of await readdir(stored)) await copyFile(new URL(name, stored), join(folder, name));
  for (const names of [
    ['log-0', 'log-1'],
    ['log-2', 'snapshot-2'],
  ]) {
    const database = new Database('p', '(default)', {
      append: () => Promise.resolve(),
      settled: () => Promise.resolve(),
    });
    const store = await Store.open(folder, [database], () => undefined);
    expect(database.get('a/1')?.fields.get('n')).toEqual({ type: 'integer', value: 1n });
    expect(database.get('a/1')?.updateTime).toBe(1_763_700_000_000_001);
    expect(database.get('a/2')).toBeUndefined();
    expect(database.incarnation).toBe('first-format');
    expect((await readdir(folder)).sort()).toEqual(names);
    if (names[0] === 'log-0') await store.compact();
    await store.close();
  }
});
