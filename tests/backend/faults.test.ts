import { describe, expect, onTestFinished, test } from 'vitest';
import { Faults, lost } from '../../backend/faults.ts';
import { RpcError } from '../../backend/rpc-error.ts';
import { post, root, setInteger } from './support/rest.ts';
import { openRules, startInProcess, type TestBackend } from './support/start.ts';
import { collectionTarget, inShort, ListenClient } from './support/web-channel-client.ts';
import { heldSleeps } from './support/held-sleeps.ts';

const faulty = async (...faults: object[]): Promise<TestBackend> => {
  const backend = await startInProcess(openRules);
  expect((await post(`${backend.url}/__test/faults`, { faults })).status).toBe(200);
  return backend;
};

const increment = (path: string) => ({
  update: { name: `${root}/${path}`, fields: {} },
  updateMask: { fieldPaths: [] },
  updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }],
});

async function openStream(url: string, rpc: 'Listen' | 'Write' = 'Listen'): Promise<ListenClient> {
  const client = await ListenClient.open(url, {}, true, rpc);
  onTestFinished(() => client.close());
  return client;
}

describe('a commit over REST', () => {
  const cases = [
    ['cut before it is executed', { fault: 'cut' }, 'fetch failed', undefined],
    ['executed without an acknowledgement', { fault: 'lose' }, 'fetch failed', { n: 1 }],
    ['executed twice', { fault: 'duplicate' }, '"writeResults"', { n: 2 }],
    ['denied', { fault: 'refuse', code: 403 }, 'PERMISSION_DENIED', undefined],
    ['throttled', { fault: 'refuse', code: 429 }, 'RESOURCE_EXHAUSTED', undefined],
    ['turned away', { fault: 'refuse', code: 503 }, 'UNAVAILABLE', undefined],
  ] as const;

  test.each(cases)('[BCK-20] is %s, once, and reads are not touched', async (_, fault, heard, stored) => {
    const { url, admin } = await faulty({ ...fault, methods: ['Commit'], times: 1 });
    expect((await fetch(`${url}/v1/${root}/a/1`)).status).toBe(404);
    const answer = await post(`${url}/v1/${root}:commit`, { writes: [increment('a/1')] }).catch((error: unknown) => ({
      json: String(error),
    }));
    expect(JSON.stringify(answer.json)).toContain(heard);
    expect(admin.get('a/1')).toEqual(stored);
    await setInteger(url, 'a/1', 7);
    expect(admin.get('a/1')).toEqual({ n: 7 });
  });

  test('[BCK-20] may be acknowledged before listeners hear of it; they hear in order', async () => {
    const sleeps = heldSleeps();
    const { url, admin } = await startInProcess(openRules);
    const client = await openStream(url);
    await client.addTarget(2, collectionTarget('a'));
    await client.snapshot();
    await post(`${url}/__test/faults`, { faults: [{ fault: 'late', ms: 300, times: 1 }] });
    await setInteger(url, 'a/1', 1);
    await setInteger(url, 'a/2', 2);
    expect(admin.get('a/2')).toEqual({ n: 2 });
    expect(sleeps.map(({ ms }) => ms)).toEqual([300]);
    expect(client.messages).toEqual([]);
    sleeps[0]!.end();
    expect(inShort(await client.snapshot())).toEqual(['change a/1 in 2', 'marker']);
    expect(inShort(await client.snapshot())).toEqual(['change a/2 in 2', 'marker']);
  });

  test('[BCK-20] is delayed by a jitter that the seed decides', async () => {
    const delays = async (seed: number) => {
      const all: number[] = [];
      const faults = new Faults(async (ms) => all.push(ms));
      faults.use([{ fault: 'delay', ms: 100, jitterMs: 50 }], seed);
      for (let i = 0; i < 20; i++) await faults.run('Commit', () => Promise.resolve(i));
      return all;
    };
    expect(await delays(1)).toEqual(await delays(1));
    expect(await delays(1)).not.toEqual(await delays(2));
    expect(new Set(await delays(1)).size).toBeGreaterThan(5);
    expect((await delays(3)).every((ms) => ms >= 100 && ms <= 150)).toBe(true);
  });
});

describe('the rules of faults', () => {
  test('[BCK-20] say which calls, after how many, how often and how likely; other calls change nothing', async () => {
    const outcome = async (noise: boolean) => {
      const faults = new Faults();
      faults.use([{ fault: 'cut', methods: ['Commit'], skip: 2, times: 5, chance: 0.5 }], 42);
      const all: boolean[] = [];
      for (let i = 0; i < 30; i++) {
        if (noise) await faults.run('batchGet', () => Promise.resolve(i));
        all.push((await faults.run('Commit', () => Promise.resolve(i))) === lost);
      }
      return all;
    };
    const all = await outcome(false);
    expect(all.filter(Boolean)).toHaveLength(5);
    expect(all.slice(0, 2)).toEqual([false, false]);
    expect(all).toEqual(await outcome(true));
  });

  test('[BCK-20] hit a call in a process of its own, without HTTP', async () => {
    const faults = new Faults();
    faults.use([{ fault: 'refuse', code: 429, times: 1 }]);
    let executed = 0;
    const call = () => faults.run('Commit', () => Promise.resolve(++executed));
    await expect(call()).rejects.toThrow(RpcError);
    expect([await call(), executed]).toEqual([1, 1]);
  });

  test.each([
    [{ faults: [{ fault: 'unknown' }] }],
    [{ faults: [{ fault: 'cut', chance: 2 }] }],
    [{ faults: [{ fault: 'cut', times: 'many' }] }],
    [{ faults: 7 }],
    [{ delayMs: 'long' }],
  ])('[BCK-20] are refused when they make no sense: %j', async (body) => {
    const { url } = await startInProcess();
    expect((await post(`${url}/__test/faults`, body)).status).toBe(400);
  });
});

describe('a stream', () => {
  const hello = {};
  const write = (client: ListenClient, n: number) =>
    client.send({ streamToken: '', writes: [{ ...increment('a/1'), currentDocument: { exists: n > 1 } }] });

  test('[BCK-20] of writes is cut before or after the commit', async () => {
    for (const [fault, stored] of [
      ['cut', undefined],
      ['lose', { n: 1 }],
    ] as const) {
      const { url, admin } = await faulty({ fault, methods: ['Write'] });
      const client = await openStream(url, 'Write');
      await client.send(hello);
      await write(client, 1);
      await client.ended;
      expect(admin.get('a/1')).toEqual(stored);
      expect(JSON.stringify(client.messages)).not.toContain('writeResults');
    }
  });

  test('[BCK-20] of writes is denied, and executes a commit twice', async () => {
    const denied = await faulty({ fault: 'refuse', code: 403, methods: ['Write'], times: 1 });
    const client = await openStream(denied.url, 'Write');
    await client.send(hello);
    await write(client, 1);
    const [refusal] = (await client.until(({ error }) => error !== undefined)).slice(-1);
    expect(refusal).toMatchObject({ error: { status: 'PERMISSION_DENIED' } });
    const twice = await faulty({ fault: 'duplicate', methods: ['Write'], times: 1 });
    const other = await openStream(twice.url, 'Write');
    await other.send(hello);
    await other.send({ streamToken: '', writes: [increment('a/1')] });
    await other.until(({ writeResults }) => writeResults !== undefined);
    expect(twice.admin.get('a/1')).toEqual({ n: 2 });
  });

  test('[BCK-20] of a listener is cut, refused or late when it asks for a target', async () => {
    const cut = await faulty({ fault: 'cut', methods: ['Listen'], times: 1 });
    const client = await openStream(cut.url);
    await client.addTarget(2, collectionTarget('a')).catch(() => undefined);
    await client.ended;
    const again = await openStream(cut.url);
    await again.addTarget(2, collectionTarget('a'));
    expect(inShort(await again.snapshot())).toEqual(['ADD 2', 'CURRENT 2', 'marker']);
    const refused = await faulty({ fault: 'refuse', code: 503, methods: ['Listen'] });
    const other = await openStream(refused.url);
    await other.addTarget(2, collectionTarget('a'));
    expect(await other.until(({ error }) => error !== undefined)).toMatchObject([{ error: { status: 'UNAVAILABLE' } }]);
  });
});
