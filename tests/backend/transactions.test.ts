import { expect, test } from 'vitest';
import { post, root, setInteger, type Answer } from './support/rest.ts';
import { startInProcess, type TestBackend } from './support/start.ts';

const call = (backend: TestBackend, verb: string, body: unknown): Promise<Answer> =>
  post(`${backend.url}/v1/${root}:${verb}`, body);

async function begin(backend: TestBackend, options: unknown = {}): Promise<string> {
  const { json } = await call(backend, 'beginTransaction', { options });
  return (json as { transaction: string }).transaction;
}

async function read(backend: TestBackend, path: string, transaction: string): Promise<string | undefined> {
  const { json } = await call(backend, 'batchGet', { documents: [`${root}/${path}`], transaction });
  const [{ found }] = json as [{ found?: { fields: { n: { integerValue: string } } } }];
  return found?.fields.n.integerValue;
}

const set = (path: string, n: number) => ({
  update: { name: `${root}/${path}`, fields: { n: { integerValue: String(n) } } },
});
const commit = (backend: TestBackend, transaction: string, ...writes: unknown[]) =>
  call(backend, 'commit', { transaction, writes });
const countAll = { structuredQuery: { from: [{ collectionId: 'a' }] }, aggregations: [{ alias: 'n', count: {} }] };

test('[BCK-14] a transaction reads one moment, and its writes go in when nothing it read has changed', async () => {
  const backend = await startInProcess();
  await setInteger(backend.url, 'a/1', 1);
  const transaction = await begin(backend);
  expect(await read(backend, 'a/1', transaction)).toBe('1');
  await setInteger(backend.url, 'a/2', 2);
  expect(await read(backend, 'a/2', transaction)).toBeUndefined();
  expect((await commit(backend, await begin(backend), set('a/3', 3))).status).toBe(200);
});

test('[BCK-14] a transaction whose document changed is ABORTED, writes nothing and has ended', async () => {
  const backend = await startInProcess();
  await setInteger(backend.url, 'a/1', 1);
  const transaction = await begin(backend);
  await read(backend, 'a/1', transaction);
  await setInteger(backend.url, 'a/1', 5);
  const refused = await commit(backend, transaction, set('a/1', 2), set('a/9', 9));
  expect(refused).toMatchObject({ status: 409, json: { error: { status: 'ABORTED' } } });
  expect(backend.admin.get('a/1')).toEqual({ n: 5 });
  expect(backend.admin.get('a/9')).toBeUndefined();
  expect(await commit(backend, transaction)).toMatchObject({ status: 400 });
});

test.each(['runQuery', 'runAggregationQuery'])(
  '[BCK-14] a row that would have been found by %s aborts the transaction (no phantoms)',
  async (verb) => {
    const backend = await startInProcess();
    await setInteger(backend.url, 'a/1', 1);
    const transaction = await begin(backend);
    const body =
      verb === 'runQuery' ? { structuredQuery: countAll.structuredQuery } : { structuredAggregationQuery: countAll };
    expect((await call(backend, verb, { ...body, transaction })).status).toBe(200);
    await setInteger(backend.url, 'a/2', 2);
    expect(await commit(backend, transaction, set('b/1', 1))).toMatchObject({ json: { error: { status: 'ABORTED' } } });
  },
);

test('[BCK-14] of many that add one to the same number, none is lost', async () => {
  const backend = await startInProcess();
  await setInteger(backend.url, 'a/n', 0);
  let aborted = 0;
  const addOne = async (): Promise<void> => {
    const transaction = await begin(backend);
    const n = Number(await read(backend, 'a/n', transaction));
    const { status } = await commit(backend, transaction, set('a/n', n + 1));
    if (status === 200) return;
    aborted++;
    await addOne();
  };
  await Promise.all(Array.from({ length: 12 }, addOne));
  expect(backend.admin.get('a/n')).toEqual({ n: 12 });
  expect(aborted).toBeGreaterThan(0);
});

test('[BCK-14] a transaction can begin with its first read, be read-only, and be rolled back', async () => {
  const backend = await startInProcess();
  await setInteger(backend.url, 'a/1', 1);
  const documents = [`${root}/a/1`];
  const { json } = await call(backend, 'batchGet', { documents, newTransaction: { readWrite: {} } });
  const [{ transaction }] = json as [{ transaction: string }];
  expect((await call(backend, 'rollback', { transaction })).status).toBe(200);
  expect(await commit(backend, transaction, set('a/1', 2))).toMatchObject({ status: 400 });
  const readOnly = await begin(backend, { readOnly: {} });
  expect(await read(backend, 'a/1', readOnly)).toBe('1');
  await setInteger(backend.url, 'a/1', 7);
  expect(await read(backend, 'a/1', readOnly)).toBe('1');
  expect(await commit(backend, readOnly, set('a/1', 2))).toMatchObject({ status: 400 });
  expect(backend.admin.get('a/1')).toEqual({ n: 7 });
});

test('[BCK-14] reading the past is UNIMPLEMENTED by name', async () => {
  const backend = await startInProcess();
  const readTime = new Date().toISOString();
  const answers = [
    await call(backend, 'batchGet', { documents: [`${root}/a/1`], readTime }),
    await call(backend, 'beginTransaction', { options: { readOnly: { readTime } } }),
  ];
  for (const { status, json } of answers) {
    expect(status).toBe(501);
    expect(JSON.stringify(json)).toContain('readTime');
  }
});
