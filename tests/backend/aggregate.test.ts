import { expect, test } from 'vitest';
import { post, root } from './support/rest.ts';
import { rulesOf, startInProcess, type TestBackend } from './support/start.ts';

const field = (fieldPath: string) => ({ field: { fieldPath } });

async function ask(backend: TestBackend, aggregations: unknown[], query: object = {}): Promise<unknown> {
  const structuredQuery = { from: [{ collectionId: 'a' }], ...query };
  const { json } = await post(`${backend.url}/v1/${root}:runAggregationQuery`, {
    structuredAggregationQuery: { structuredQuery, aggregations },
  });
  const [answer] = json as [{ result?: { aggregateFields: unknown }; error?: { status: string } }];
  return answer.result?.aggregateFields ?? answer.error?.status;
}

async function stocked(rules?: string): Promise<TestBackend> {
  const backend = await startInProcess(rules);
  await backend.admin.commit([
    { set: 'a/1', data: { n: 1, owner: 'x' } },
    { set: 'a/2', data: { n: 2 } },
    { set: 'a/3', data: { n: 'three' } },
    { set: 'a/4', data: {} },
  ]);
  return backend;
}

test('[BCK-14] count, up to a number too', async () => {
  const backend = await stocked();
  expect(await ask(backend, [{ alias: 'all', count: {} }])).toEqual({ all: { integerValue: '4' } });
  expect(await ask(backend, [{ count: { upTo: { value: '2' } } }])).toEqual({ field_1: { integerValue: '2' } });
  expect(await ask(backend, [{ alias: 'n', count: {} }], { limit: 3, offset: 2 })).toEqual({
    n: { integerValue: '2' },
  });
});

test('[BCK-14] sum and average take numbers, and only documents that have the field are counted beside them', async () => {
  const backend = await stocked();
  const together = [
    { alias: 'sum', sum: field('n') },
    { alias: 'avg', avg: field('n') },
    { alias: 'count', count: {} },
  ];
  expect(await ask(backend, together)).toEqual({
    sum: { integerValue: '3' },
    avg: { doubleValue: 1.5 },
    count: { integerValue: '3' },
  });
  expect(await ask(backend, together.slice(0, 2), { limit: 0, from: [{ collectionId: 'none' }] })).toEqual({
    sum: { integerValue: '0' },
    avg: { nullValue: null },
  });
});

test('[BCK-14] a sum that leaves 64 bits, or meets a double, is a double', async () => {
  const backend = await startInProcess();
  const most = 2n ** 63n - 1n;
  await backend.admin.commit([
    { set: 'a/1', data: { n: most, mixed: 1 } },
    { set: 'a/2', data: { n: 1, mixed: 0.5 } },
  ]);
  expect(await ask(backend, [{ alias: 's', sum: field('n') }])).toEqual({ s: { doubleValue: 2 ** 63 } });
  expect(await ask(backend, [{ alias: 's', sum: field('mixed') }])).toEqual({ s: { doubleValue: 1.5 } });
});

test('[BCK-14] malformed aggregations are refused', async () => {
  const backend = await stocked();
  const six = Array.from({ length: 6 }, () => ({ count: {} }));
  for (const aggregations of [
    [],
    six,
    [
      { alias: 'a', count: {} },
      { alias: 'a', count: {} },
    ],
    [{ count: { upTo: 0 } }],
  ])
    expect(await ask(backend, aggregations)).toBe('INVALID_ARGUMENT');
});

test('[BCK-6] counting needs the right to list, decided from the query', async () => {
  const backend = await stocked(rulesOf(`match /a/{id} { allow list: if resource.data.owner == 'x'; }`));
  const mine = { where: { fieldFilter: { ...field('owner'), op: 'EQUAL', value: { stringValue: 'x' } } } };
  expect(await ask(backend, [{ alias: 'n', count: {} }])).toBe('PERMISSION_DENIED');
  expect(await ask(backend, [{ alias: 'n', count: {} }], mine)).toEqual({ n: { integerValue: '1' } });
});
