import { appendFile, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Store } from '../../backend/store/store.ts';
import type { LogRecord } from '../../backend/store/journal.ts';
import { setInteger, valueAt } from './support/rest.ts';
import { openRules, spawnBackend, startInProcess, temporaryFolder } from './support/start.ts';

async function spawnOptions() {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'rules'), openRules);
  return { dataDir: join(folder, 'data'), rulesFile: join(folder, 'rules') };
}

describe('the data folder', () => {
  test('[BCK-9] a torn tail is cut with a message, whatever its length', async () => {
    const first = await startInProcess();
    await setInteger(first.url, 'a/1', 1);
    await setInteger(first.url, 'a/2', 2);
    await first.close();
    const log = join(first.dataDir, 'log-0');
    const whole = await readFile(log);
    for (const missing of [1, 7, 40]) {
      await writeFile(log, whole);
      await truncate(log, whole.length - missing);
      const again = await startInProcess(openRules, { dataDir: first.dataDir });
      expect(again.lines.join()).toMatch(/cut \d+ bytes of an unfinished record/);
      expect([await valueAt(again.url, 'a/1'), await valueAt(again.url, 'a/2')]).toEqual([1, 0]);
      await again.close();
    }
    await writeFile(log, whole);
    await appendFile(log, Buffer.from([0, 0, 1, 0, 9, 9]));
    const again = await startInProcess(openRules, { dataDir: first.dataDir });
    expect(await valueAt(again.url, 'a/2')).toBe(2);
  });

  test('[BCK-9] damage in the middle is not taken for a torn tail: the backend refuses to start and changes nothing', async () => {
    const first = await startInProcess();
    for (let n = 1; n <= 5; n++) await setInteger(first.url, `a/${n}`, n);
    await first.close();
    const log = join(first.dataDir, 'log-0');
    const bytes = await readFile(log);
    bytes[Math.floor(bytes.length / 2)]! ^= 0xff;
    await writeFile(log, bytes);
    await expect(startInProcess(openRules, { dataDir: first.dataDir })).rejects.toThrow(/damaged at byte \d+/);
    expect(await readFile(log)).toEqual(bytes);
  });

  test('[BCK-9] a second process is refused, and the lock of a dead one is taken over', async () => {
    const first = await startInProcess();
    await expect(startInProcess(openRules, { dataDir: first.dataDir })).rejects.toThrow(/in use by process/);
    await first.close();
    await writeFile(join(first.dataDir, 'lock'), '4194304');
    const again = await startInProcess(openRules, { dataDir: first.dataDir });
    await setInteger(again.url, 'a/1', 1);
    await again.close();
    // First a running process that got the id of a dead one, as after a power cut; then one with an unknown start.
    await writeFile(join(first.dataDir, 'lock'), `${process.ppid} of-another-start 1`);
    const third = await startInProcess(openRules, { dataDir: first.dataDir });
    await third.close();
    await writeFile(join(first.dataDir, 'lock'), String(process.ppid));
    await expect(startInProcess(openRules, { dataDir: first.dataDir })).rejects.toThrow(/in use by process/);
  });

  test('[BCK-9] compaction keeps the state, also of what is written meanwhile', async () => {
    const folder = await temporaryFolder();
    const state = new Map<string, unknown>();
    const part = {
      restore: (record: LogRecord) => void state.set(String(record['key']), record['value']),
      snapshot: () => [...state].map(([key, value]) => ({ key, value })),
    };
    const store = await Store.open(folder, [part], () => undefined);
    const put = (key: string, value: number) => {
      state.set(key, value);
      return store.append({ key, value });
    };
    await Promise.all(Array.from({ length: 50 }, (_, i) => put(`k${i % 10}`, i)));
    const compacted = store.compact();
    await Promise.all([...Array.from({ length: 20 }, (_, i) => put(`k${i}`, 1000 + i)), compacted]);
    await put('after', 1);
    await store.close();
    const kept = new Map(state);
    state.clear();
    await (await Store.open(folder, [part], () => undefined)).close();
    expect(state).toEqual(kept);
    expect((await readdir(folder)).sort()).toEqual(['log-1', 'snapshot-1']);
  });

  test('[BCK-9] stops cleanly when asked', { timeout: 30_000 }, async () => {
    const options = await spawnOptions();
    const backend = await spawnBackend(options);
    await setInteger(backend.url, 'a/1', 1);
    await backend.kill('SIGTERM');
    expect(await readdir(options.dataDir)).not.toContain('lock');
    expect(await valueAt((await spawnBackend(options)).url, 'a/1')).toBe(1);
  });
});
