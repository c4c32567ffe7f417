import { describe, expect, test } from 'vitest';
import { post, root, setInteger } from './support/rest.ts';
import { rulesOf, startInProcess } from './support/start.ts';

type Json = Record<string, unknown>;
const fieldFilter = (fieldPath: string, op: string, value: Json): Json => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const equals = (field: string, value: string) => fieldFilter(field, 'EQUAL', { stringValue: value });
const and = (...filters: Json[]): Json => ({ compositeFilter: { op: 'AND', filters } });

/** Status of listing /docs under these rules, when every stored row satisfies them. */
async function list(condition: string, query: Json = {}): Promise<number> {
  const backend = await startInProcess(
    rulesOf(`match /docs/{id} { allow list: if ${condition}; allow create; } match /members/{m} { allow create; }`),
  );
  await backend.admin.commit([
    { set: 'docs/a', data: { owner: 'ada', n: 1, open: true, tags: ['x', 'y'], deep: { owner: 'ada' } } },
    { set: 'members/ada', data: { active: true } },
  ]);
  const body = { structuredQuery: { from: [{ collectionId: 'docs' }], ...query } };
  const answer = await post(`${backend.url}/v1/${root}:runQuery`, body);
  return answer.status;
}

const proved: [string, string, Json][] = [
  ['an equality', "resource.data.owner == 'ada'", { where: equals('owner', 'ada') }],
  [
    'equalities together',
    "resource.data.owner == 'ada' && resource.data.open == true",
    { where: and(equals('owner', 'ada'), fieldFilter('open', 'EQUAL', { booleanValue: true })) },
  ],
  [
    'an IN whose every value is allowed',
    "resource.data.owner in ['ada', 'bob']",
    { where: fieldFilter('owner', 'IN', { arrayValue: { values: [{ stringValue: 'ada' }, { stringValue: 'bob' }] } }) },
  ],
  [
    'array-contains',
    "'x' in resource.data.tags",
    { where: fieldFilter('tags', 'ARRAY_CONTAINS', { stringValue: 'x' }) },
  ],
  ['a nested field', "resource.data.deep.owner == 'ada'", { where: equals('deep.owner', 'ada') }],
  [
    'a number compared',
    'resource.data.n == 1 && resource.data.n < 2',
    { where: fieldFilter('n', 'EQUAL', { integerValue: '1' }) },
  ],
  ['a range', 'resource.data.n > 0', { where: fieldFilter('n', 'GREATER_THAN', { integerValue: '0' }) }],
  ['not-equal', "resource.data.owner != 'eve'", { where: fieldFilter('owner', 'NOT_EQUAL', { stringValue: 'eve' }) }],
  ['a limit', 'request.query.limit <= 20', { limit: 20 }],
  [
    'a look-up that the query binds',
    'get(/databases/$(database)/documents/members/$(resource.data.owner)).data.active == true',
    { where: equals('owner', 'ada') },
  ],
  ['nothing of the rows', 'request.time > timestamp.date(2020, 1, 1)', {}],
  ['one side of an or', "resource.data.n == 7 || resource.data.owner == 'ada'", { where: equals('owner', 'ada') }],
];

const unproved: [string, string, Json][] = [
  ['no condition at all', "resource.data.owner == 'ada'", {}],
  ['another field', "resource.data.owner == 'ada'", { where: fieldFilter('open', 'EQUAL', { booleanValue: true }) }],
  ['another value', "resource.data.owner == 'ada'", { where: equals('owner', 'bob') }],
  [
    'an IN with a foreign value',
    "resource.data.owner == 'ada'",
    { where: fieldFilter('owner', 'IN', { arrayValue: { values: [{ stringValue: 'ada' }, { stringValue: 'eve' }] } }) },
  ],
  [
    'a range wider than the rule',
    'resource.data.n > 0',
    { where: fieldFilter('n', 'GREATER_THAN', { integerValue: '-1' }) },
  ],
  [
    'not-equal to another',
    "resource.data.owner != 'eve'",
    { where: fieldFilter('owner', 'NOT_EQUAL', { stringValue: 'bob' }) },
  ],
  ['the negation of an unknown', "!(resource.data.owner == 'eve')", {}],
  ['an unknown or an error', "resource.data.owner == 'ada' || {}.a", {}],
  ['a choice by an unknown', 'resource.data.open ? true : true', {}],
  [
    'int from a query that also finds 1.0',
    'resource.data.n is int',
    { where: fieldFilter('n', 'EQUAL', { integerValue: '1' }) },
  ],
  ['no limit where one is asked', 'request.query.limit <= 20', {}],
  ['a limit too large', 'request.query.limit <= 20', { limit: 21 }],
  ['the id of the row', "id == 'a'", {}],
  ['a look-up by an unknown', 'exists(/databases/$(database)/documents/members/$(resource.data.owner))', {}],
  ['an unknown hidden in a list', "['ada'].hasAll([resource.data.owner])", {}],
  ['the negation of an unknown hidden in a list', "!(['eve'].hasAny([resource.data.owner]))", {}],
  ['an unknown that is not in a list', "!(resource.data.owner in ['eve'])", {}],
  ['an unknown hidden in a map', "{'o': resource.data.owner}.o == 'ada'", {}],
  ['an unknown size', 'resource.data.size() == 5', {}],
  ['a field that is there', "'owner' in resource.data", {}],
  [
    'cursors and order',
    "resource.data.owner == 'ada'",
    { orderBy: [{ field: { fieldPath: 'owner' } }], startAt: { values: [{ stringValue: 'ada' }], before: true } },
  ],
];

describe('a list is decided from its query', () => {
  test.each(proved)('[BCK-6] allows: %s', async (_, rule, query) => expect(await list(rule, query)).toBe(200));
  test.each(unproved)('[BCK-6] denies, though every row satisfies the rule: %s', async (_, rule, query) =>
    expect(await list(rule, query)).toBe(403),
  );

  test('[BCK-6] a collection group needs a rule for every place it may lie', async () => {
    const query = { structuredQuery: { from: [{ collectionId: 'lines', allDescendants: true }] } };
    const narrow = await startInProcess(rulesOf('match /rooms/{room}/lines/{id} { allow read, write; }'));
    await setInteger(narrow.url, 'rooms/a/lines/b', 1);
    expect((await post(`${narrow.url}/v1/${root}:runQuery`, query)).status).toBe(403);
    const wide = await startInProcess(rulesOf('match /{path=**}/lines/{id} { allow read, write; }'));
    await setInteger(wide.url, 'rooms/a/lines/b', 1);
    expect((await post(`${wide.url}/v1/${root}:runQuery`, query)).json).toHaveLength(1);
  });

  test('[BCK-6] get and list are separate rights', async () => {
    const backend = await startInProcess(rulesOf('match /docs/{id} { allow get, write; }'));
    await setInteger(backend.url, 'docs/a', 1);
    expect((await fetch(`${backend.url}/v1/${root}/docs/a`)).status).toBe(200);
    const query = { structuredQuery: { from: [{ collectionId: 'docs' }] } };
    expect((await post(`${backend.url}/v1/${root}:runQuery`, query)).status).toBe(403);
  });
});
