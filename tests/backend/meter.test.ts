import { expect, test } from 'vitest';
import { post, root } from './support/rest.ts';
import { rulesOf, startInProcess, type TestBackend } from './support/start.ts';
import { ListenClient } from './support/web-channel-client.ts';

const query = (more: object = {}) => ({ structuredQuery: { from: [{ collectionId: 'a' }], ...more } });

async function billed(backend: TestBackend): Promise<unknown> {
  const { json } = await post(`${backend.url}/__test/meter`, {});
  return (json as Record<string, unknown>)[root];
}

async function stocked(rules?: string, documents = 3): Promise<TestBackend> {
  const backend = await startInProcess(rules);
  const ids = Array.from({ length: documents }, (_, i) => `a/${i + 1}`);
  for (let i = 0; i < ids.length; i += 500)
    await backend.admin.commit(ids.slice(i, i + 500).map((path) => ({ set: path, data: { n: 1 } })));
  await billed(backend);
  return backend;
}

test('[BCK-19] a get costs a read, there or not; a query its rows and what it skips, at least one', async () => {
  const backend = await stocked();
  const call = (verb: string, body: unknown) => post(`${backend.url}/v1/${root}:${verb}`, body);
  await call('batchGet', { documents: [`${root}/a/1`, `${root}/a/none`] });
  expect(await billed(backend)).toEqual({ get: { reads: 2, writes: 0, deletes: 0 } });
  await call('runQuery', query());
  expect(await billed(backend)).toMatchObject({ query: { reads: 3 } });
  await call('runQuery', query({ offset: 2 }));
  expect(await billed(backend)).toMatchObject({ query: { reads: 3 } });
  await call('runQuery', query({ from: [{ collectionId: 'none' }] }));
  expect(await billed(backend)).toMatchObject({ query: { reads: 1 } });
});

test('[BCK-19] an aggregation costs a read for each 1,000 rows, at least one', async () => {
  const backend = await stocked(undefined, 1001);
  const count = (more: object) =>
    post(`${backend.url}/v1/${root}:runAggregationQuery`, {
      structuredAggregationQuery: { ...query(more), aggregations: [{ count: {} }] },
    });
  await count({});
  expect(await billed(backend)).toMatchObject({ aggregate: { reads: 2 } });
  await count({ from: [{ collectionId: 'none' }] });
  expect(await billed(backend)).toMatchObject({ aggregate: { reads: 1 } });
});

test('[BCK-19] a commit costs its writes and deletes; a refused one nothing', async () => {
  const backend = await stocked();
  const update = { name: `${root}/a/1`, fields: {} };
  const writes = [{ update }, { update: { ...update, name: `${root}/a/9` } }, { delete: `${root}/a/2` }];
  await post(`${backend.url}/v1/${root}:commit`, { writes });
  expect(await billed(backend)).toEqual({ commit: { reads: 0, writes: 2, deletes: 1 } });
  await post(`${backend.url}/v1/${root}:commit`, { writes: [{ update, currentDocument: { exists: false } }] });
  expect(await billed(backend)).toEqual({});
});

test('[BCK-19] rules cost each document they look up once a request, also when they refuse', async () => {
  const look = (id: string) => `exists(/databases/(default)/documents/a/${id})`;
  const backend = await stocked(
    rulesOf(`match /open/{id} { allow write: if ${look('1')} && ${look('2')} && ${look('1')}; }
             match /shut/{id} { allow write: if ${look('1')} && false; }`),
  );
  const commit = (...paths: string[]) =>
    post(`${backend.url}/v1/${root}:commit`, {
      writes: paths.map((path) => ({ update: { name: `${root}/${path}`, fields: {} } })),
    });
  await commit('open/1', 'open/2', 'open/3');
  expect(await billed(backend)).toMatchObject({ rules: { reads: 2 }, commit: { writes: 3 } });
  await commit('shut/1');
  expect(await billed(backend)).toEqual({ rules: { reads: 1, writes: 0, deletes: 0 } });
});

test('[BCK-19] a listener costs its first rows, then each change but no delete, and after a break what changed', async () => {
  const backend = await stocked();
  const target = { query: { parent: root, ...query() } };
  const client = await ListenClient.open(backend.url);
  await client.addTarget(2, target);
  await client.snapshot();
  expect(await billed(backend)).toMatchObject({ listen: { reads: 3 } });
  await backend.admin.commit([{ set: 'a/1', data: { n: 2 } }]);
  const marker = (await client.snapshot()).at(-1) as { targetChange: { resumeToken: string } };
  expect(await billed(backend)).toMatchObject({ listen: { reads: 1 } });
  await backend.admin.commit([{ delete: 'a/2' }]);
  await client.snapshot();
  expect(await billed(backend)).toMatchObject({ listen: { reads: 0 } });
  await client.send({ removeTarget: 2 });
  client.close();
  await backend.admin.commit([{ set: 'a/3', data: { n: 3 } }]);

  const again = await ListenClient.open(backend.url);
  await again.addTarget(2, { ...target, resumeToken: marker.targetChange.resumeToken });
  await again.snapshot();
  expect(await billed(backend)).toMatchObject({ listen: { reads: 1 } });
  again.close();
});
