import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { post, root } from './support/rest.ts';
import { openRules, startInProcess, temporaryFolder, type TestBackend } from './support/start.ts';

const one = { integerValue: '1' };
const is = (fieldPath: string, op = 'EQUAL', value: object = one) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const all = (...filters: object[]) => ({ where: { compositeFilter: { op: 'AND', filters } } });
const any = (...filters: object[]) => ({ where: { compositeFilter: { op: 'OR', filters } } });
const by = (...fields: string[]) => ({
  orderBy: fields.map((field) => ({
    field: { fieldPath: field.replace('-', '') },
    direction: field.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
  })),
});
const group = { from: [{ collectionId: 'a', allDescendants: true }] };

const up = (fieldPath: string) => ({ fieldPath, order: 'ASCENDING' });
const down = (fieldPath: string) => ({ fieldPath, order: 'DESCENDING' });
const index = (...fields: object[]) => ({ collectionGroup: 'a', queryScope: 'COLLECTION', fields });

async function backendWith(indexes: object[], fieldOverrides: object[] = []): Promise<TestBackend> {
  const indexesFile = join(await temporaryFolder(), 'firestore.indexes.json');
  await writeFile(indexesFile, JSON.stringify({ indexes, fieldOverrides }));
  return startInProcess(openRules, { indexesFile });
}

/** The fields of the missing index, "" when the query is answered. */
async function missing(backend: TestBackend, query: object): Promise<string> {
  const structuredQuery = { from: [{ collectionId: 'a' }], ...query };
  const { json } = await post(`${backend.url}/v1/${root}:runQuery`, { structuredQuery });
  const [{ error }] = json as [{ error?: { status: string; message: string } }];
  if (!error) return '';
  expect(error.status).toBe('FAILED_PRECONDITION');
  const { fields } = JSON.parse(error.message.slice(error.message.indexOf('{'))) as {
    fields: { fieldPath: string; order?: string; arrayConfig?: string }[];
  };
  return fields
    .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${(arrayConfig ?? order)!.slice(0, 3)}`)
    .join();
}

test.each<[string, object]>([
  ['all, by name', {}],
  ['all, by name descending', by('-__name__')],
  ['equalities', all(is('x'), is('y'), is('z'))],
  ['an equality and an element', all(is('x'), is('tags', 'ARRAY_CONTAINS'))],
  ['a range and its order', { ...all(is('x', 'GREATER_THAN')), ...by('-x') }],
  ['an order', by('x')],
  ['an equality ordered by its own field', { ...all(is('x')), ...by('x') }],
  ['alternatives of equalities', any(is('x'), is('y'))],
])('[BCK-18] needs no index of its own: %s', async (_, query) => {
  expect(await missing(await backendWith([]), query)).toBe('');
});

test.each<[string, object, string]>([
  ['an equality and a range', all(is('x'), is('y', 'LESS_THAN')), 'x ASC,y ASC'],
  ['an equality and an order', { ...all(is('x')), ...by('-y') }, 'x ASC,y DES'],
  ['two orders', by('x', '-y'), 'x ASC,y DES'],
  ['an element and an order', { ...all(is('tags', 'ARRAY_CONTAINS')), ...by('y') }, 'tags CON,y ASC'],
  ['names against the order', by('x', '-__name__'), 'x ASC,__name__ DES'],
  [
    'one alternative of two',
    any(is('x'), { compositeFilter: { op: 'AND', filters: [is('x'), is('y', 'LESS_THAN')] } }),
    'y ASC',
  ],
  ['a group by a field', { ...group, ...all(is('x')) }, 'x ASC'],
])('[BCK-18] is refused with the index it lacks: %s', async (_, query, lacks) => {
  expect(await missing(await backendWith([]), query)).toContain(lacks);
});

test('[BCK-18] an index serves the queries it fits, forwards and back, and several together', async () => {
  const backend = await backendWith(
    [index(up('x'), down('t')), index(up('y'), down('t')), index(up('p'), up('q'))],
    [{ collectionGroup: 'a', fieldPath: 'x', indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }] }],
  );
  expect(await missing(backend, { ...all(is('x')), ...by('-t') })).toBe('');
  expect(await missing(backend, { ...all(is('x')), ...by('t') })).toBe('');
  expect(await missing(backend, { ...all(is('x'), is('y')), ...by('-t') })).toBe('');
  expect(await missing(backend, { ...all(is('x'), is('z')), ...by('-t') })).toBe('x ASC,z ASC,t DES');
  expect(await missing(backend, by('p', 'q'))).toBe('');
  expect(await missing(backend, by('p', '-q'))).toBe('p ASC,q DES');
  expect(await missing(backend, { ...group, ...all(is('x')) })).toBe('');
});

test('[BCK-18] an index file that is none is refused at start', async () => {
  const indexesFile = join(await temporaryFolder(), 'firestore.indexes.json');
  await writeFile(indexesFile, '{"indexes": [{}]}');
  await expect(startInProcess(openRules, { indexesFile })).rejects.toThrow('collectionGroup');
});
