import { describe, expect, test } from 'vitest';
import { post, root } from './support/rest.ts';
import { startInProcess, type TestBackend } from './support/start.ts';

type Json = Record<string, unknown>;
const where = (fieldPath: string, op: string, value: Json): Json => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const int = (value: number): Json => ({ integerValue: String(value) });
const by = (fieldPath: string, direction = 'ASCENDING'): Json => ({ field: { fieldPath }, direction });
const list = (...values: Json[]): Json => ({ arrayValue: { values } });

async function stocked(): Promise<TestBackend> {
  const backend = await startInProcess();
  await backend.admin.commit([
    { set: 'eggs/a', data: { n: 1, kind: 'small', tags: ['x'], at: new Date(0) } },
    { set: 'eggs/b', data: { n: 2, kind: 'large', tags: ['x', 'y'] } },
    { set: 'eggs/c', data: { n: 2.5, kind: 'large', tags: [] } },
    { set: 'eggs/d', data: { n: '3', kind: null } },
    { set: 'eggs/e', data: { n: null } },
    { set: 'eggs/f', data: { other: true } },
    { set: 'farms/1/eggs/g', data: { n: 1 } },
  ]);
  return backend;
}

async function ask(backend: TestBackend, query: Json, parent = root): Promise<string[]> {
  const { status, json } = await post(`${backend.url}/v1/${parent}:runQuery`, {
    structuredQuery: { from: [{ collectionId: 'eggs' }], ...query },
  });
  if (status !== 200) throw new Error((json as [{ error: { status: string } }])[0].error.status);
  const rows = json as { document?: { name: string } }[];
  return rows.flatMap(({ document }) => (document ? [document.name.slice(document.name.lastIndexOf('/') + 1)] : []));
}

describe('a query', () => {
  test.each<[string, Json, string]>([
    ['everything, by name', {}, 'abcdef'],
    ['equality over int and double', { where: where('n', 'EQUAL', { doubleValue: 2 }) }, 'b'],
    ['a range stays in its type', { where: where('n', 'GREATER_THAN', int(1)) }, 'bc'],
    ['at most', { where: where('n', 'LESS_THAN_OR_EQUAL', int(2)) }, 'ab'],
    ['not equal leaves out null and missing', { where: where('n', 'NOT_EQUAL', int(1)) }, 'bcd'],
    ['in', { where: where('n', 'IN', list(int(1), { stringValue: '3' })) }, 'ad'],
    ['not in', { where: where('n', 'NOT_IN', list(int(1), int(2))) }, 'cd'],
    ['array contains', { where: where('tags', 'ARRAY_CONTAINS', { stringValue: 'y' }) }, 'b'],
    [
      'array contains any',
      { where: where('tags', 'ARRAY_CONTAINS_ANY', list({ stringValue: 'x' }, { stringValue: 'z' })) },
      'ab',
    ],
    ['is null', { where: { unaryFilter: { op: 'IS_NULL', field: { fieldPath: 'n' } } } }, 'e'],
    [
      'or, with an and inside',
      {
        where: {
          compositeFilter: {
            op: 'OR',
            filters: [
              where('kind', 'EQUAL', { stringValue: 'small' }),
              {
                compositeFilter: {
                  op: 'AND',
                  filters: [where('kind', 'EQUAL', { stringValue: 'large' }), where('n', 'IN', list(int(2), int(9)))],
                },
              },
            ],
          },
        },
      },
      'ab',
    ],
    [
      'and',
      {
        where: {
          compositeFilter: {
            op: 'AND',
            filters: [where('kind', 'EQUAL', { stringValue: 'large' }), where('n', 'LESS_THAN', int(3))],
          },
        },
      },
      'bc',
    ],
    ['an order leaves out who lacks the field', { orderBy: [by('n')] }, 'eabcd'],
    ['descending, then by name descending', { orderBy: [by('kind', 'DESCENDING')] }, 'acbd'],
    ['several orders', { orderBy: [by('kind'), by('n', 'DESCENDING')] }, 'dcba'],
    ['a cursor', { orderBy: [by('n')], startAt: { values: [int(2)], before: true } }, 'bcd'],
    ['after a cursor', { orderBy: [by('n')], startAt: { values: [int(2)], before: false } }, 'cd'],
    ['up to a cursor', { orderBy: [by('n')], endAt: { values: [int(2)], before: false } }, 'eab'],
    [
      'from a name',
      { orderBy: [by('__name__')], startAt: { values: [{ referenceValue: `${root}/eggs/e` }], before: true } },
      'ef',
    ],
    ['limit and offset', { orderBy: [by('n')], limit: { value: 2 }, offset: 1 }, 'ab'],
    [
      'a group of collections',
      { from: [{ collectionId: 'eggs', allDescendants: true }], where: where('n', 'EQUAL', int(1)) },
      'ag',
    ],
  ])('[BCK-1] finds %s', async (_, query, found) => {
    expect((await ask(await stocked(), query)).join('')).toBe(found);
  });

  test('[BCK-1] reads below a parent', async () => {
    expect(await ask(await stocked(), {}, `${root}/farms/1`)).toEqual(['g']);
  });

  test.each<[string, Json]>([
    ['every collection', { from: [] }],
    ['a vector search', { findNearest: {} }],
  ])('[BCK-1] answers UNIMPLEMENTED to %s', async (_, query) => {
    await expect(ask(await stocked(), query)).rejects.toThrow('UNIMPLEMENTED');
  });

  test('[BCK-1] calls that are not built say so by name', async () => {
    const backend = await startInProcess();
    for (const call of ['partitionQuery', 'executePipeline', 'listen', 'write']) {
      const { status, json } = await post(`${backend.url}/v1/${root}:${call}`, {});
      expect(status).toBe(501);
      expect(json).toMatchObject({ error: { status: 'UNIMPLEMENTED', message: expect.stringContaining(call) } });
    }
  });

  test('[BCK-1] batchGet answers found and missing', async () => {
    const backend = await stocked();
    const documents = ['eggs/a', 'eggs/zz'].map((path) => `${root}/${path}`);
    const { json } = await post(`${backend.url}/v1/${root}:batchGet`, { documents });
    expect(json).toMatchObject([{ found: { name: documents[0] } }, { missing: documents[1] }]);
  });

  test('[BCK-1] the connectivity probe is answered with an error that has a status', async () => {
    const backend = await startInProcess();
    const answer = await fetch(`${backend.url}/v1/${root}/probe/probe`);
    expect(await answer.json()).toMatchObject({ error: { status: 'NOT_FOUND' } });
  });
});
