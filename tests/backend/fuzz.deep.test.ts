import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { COSTLY_REQUESTS } from './support/costly-requests.ts';
import { post, root, setInteger } from './support/rest.ts';
import { startInProcess } from './support/start.ts';

test.each(COSTLY_REQUESTS)('[BCK-11] %s: is refused within 2 s', async (_, call, body) => {
  const backend = await startInProcess();
  const started = performance.now();
  expect((await post(`${backend.url}/v1/${root}:${call}`, body)).status).toBe(400);
  expect(performance.now() - started).toBeLessThan(2_000);
});

test('[BCK-11] 60 bodies of 11 MB leave nothing in memory', async () => {
  const backend = await startInProcess();
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heapAfterCollection = () => {
    collect();
    return process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
  };
  const before = heapAfterCollection();
  const body = `{"writes":["${'x'.repeat(11 * 1024 * 1024)}"]}`;
  for (let i = 0; i < 60; i += 4) {
    await Promise.all([0, 1, 2, 3].map(() => post(`${backend.url}/v1/${root}:commit`, body)));
  }
  await expect.poll(() => heapAfterCollection() - before, { timeout: 20_000 }).toBeLessThan(150e6);
  await setInteger(backend.url, 'still/here', 1);
}, 60_000);
