import {
  bool,
  commit,
  getAs,
  int,
  list,
  map,
  post,
  rulesOf,
  set,
  str,
  time,
  type Case,
  type JsonObject,
  type Operation,
} from '../case.ts';

const seed = {
  'docs/a': { n: int(1), owner: str('ada'), deep: map({ x: int(1), y: int(2) }), tags: list(str('t')) },
  'docs/b': { n: int(2), owner: str('bob') },
  'members/ada': { active: bool(true), level: int(3) },
};

const judged = (name: string, body: string, ...steps: Operation[]): Case => ({
  name: `writes: ${name}`,
  rules: rulesOf(body),
  seed,
  steps,
  verdict: true,
});
const on = (methods: string, condition: string) => `match /docs/{id} { allow ${methods}: if ${condition}; }`;
const create = commit(set('docs/new', { n: int(1), owner: str('ada') }));
const replace = commit(set('docs/a', { n: int(2), owner: str('ada') }));
const merge = commit(set('docs/a', { n: int(2) }, { updateMask: { fieldPaths: ['n'] } }));
const remove = commit({ delete: '$root/docs/a' });
const removeMissing = commit({ delete: '$root/docs/none' });
const mustExist: JsonObject = { currentDocument: { exists: true } };
const mustNot: JsonObject = { currentDocument: { exists: false } };

const conditions: [operation: string, step: Operation, methods: string, conditions: string[]][] = [
  [
    'create',
    create,
    'create',
    [
      'true',
      'resource == null',
      'request.resource.data.n == 1',
      'request.resource.data.owner == request.auth.uid',
      "request.resource.data.keys().hasOnly(['n', 'owner'])",
      "request.resource.data.keys() == ['n', 'owner']",
      'request.resource.data.size() == 2',
      "request.resource.id == 'new'",
      "id == 'new'",
      'request.resource.__name__ == request.path',
      'request.resource.__name__ == /databases/(default)/documents/docs/new',
      "request.method == 'create'",
      'resource.data.n == 1',
      'request.resource.data.none == 1',
      "request.resource.data.get('none', 1) == 1",
      "'none' in request.resource.data",
      'request.query == null',
      'request.resource.data.n is int',
      'request.resource.data.n is float',
      'request.resource.data == {"n": 1, "owner": "ada"}',
      "request.writeFields.hasAll(['n'])",
    ],
  ],
  [
    'replace',
    replace,
    'update',
    [
      'true',
      'resource.data.n == 1',
      'request.resource.data.n == 2',
      'resource.data.owner == request.resource.data.owner',
      "request.resource.data.diff(resource.data).affectedKeys() == ['n', 'deep', 'tags'].toSet()",
      "request.resource.data.diff(resource.data).changedKeys() == ['n'].toSet()",
      "request.resource.data.diff(resource.data).removedKeys() == ['deep', 'tags'].toSet()",
      "request.method == 'update'",
      'resource == null',
      'resource.id == request.resource.id',
      'resource.__name__ == request.path',
      "'deep' in request.resource.data",
    ],
  ],
  [
    'merge',
    merge,
    'update',
    [
      'true',
      "request.resource.data.diff(resource.data).affectedKeys() == ['n'].toSet()",
      "request.resource.data.owner == 'ada'",
      'request.resource.data.deep == resource.data.deep',
      "request.resource.data.keys() == ['deep', 'n', 'owner', 'tags']",
    ],
  ],
  [
    'delete',
    remove,
    'delete',
    [
      'true',
      'resource.data.n == 1',
      'request.resource == null',
      'request.resource.data.n == 1',
      "request.method == 'delete'",
      '!existsAfter(/databases/$(database)/documents/docs/a)',
      'exists(/databases/$(database)/documents/docs/a)',
    ],
  ],
  ['delete a missing document', removeMissing, 'delete', ['true', 'resource == null', 'resource.data.n == 1']],
];

const methodMatrix: [step: string, step: Operation][] = [
  ['create', create],
  ['replace', replace],
  ['merge', merge],
  ['delete', remove],
  ['delete a missing document', removeMissing],
  ['create that must not exist', commit(set('docs/new', {}, mustNot))],
  ['create that must not exist, but does', commit(set('docs/a', {}, mustNot))],
  ['update that must exist', commit(set('docs/a', {}, mustExist))],
  ['update that must exist, but does not', commit(set('docs/new', {}, mustExist))],
  ['delete that must exist', commit({ delete: '$root/docs/a', ...mustExist })],
  ['delete that must exist, but does not', commit({ delete: '$root/docs/none', ...mustExist })],
  ['verify', commit({ verify: '$root/docs/a', ...mustExist })],
  ['verify of a missing document', commit({ verify: '$root/docs/none', ...mustExist })],
];

const member = '/databases/$(database)/documents/members/$(request.auth.uid)';
const afterA = '/databases/$(database)/documents/docs/a';
const both = commit(set('docs/a', { n: int(2), owner: str('ada') }), set('docs/new', { n: int(1) }));
const now: JsonObject = { updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }] };
const lookUps = (count: number, call = 'exists') =>
  Array.from({ length: count }, (_, i) => `!${call}(/databases/$(database)/documents/m/d${i})`).join(' && ');
const many = (count: number) => commit(...Array.from({ length: count }, (_, i) => set(`docs/m${i}`, { n: int(i) })));
const getMany = (count: number) =>
  post('batchGet', { documents: Array.from({ length: count }, (_, i) => `$root/docs/m${i}`) });

/** Writes under rules: the data visible to them, and the number of look-ups allowed. */
export const writeCases: Case[] = [
  ...conditions.flatMap(([operation, step, methods, all]) =>
    all.map((condition) => judged(`${operation}: ${condition}`, on(methods, condition), step)),
  ),
  ...methodMatrix.flatMap(([name, step]) =>
    ['get', 'create', 'update', 'delete', 'write'].map((methods) =>
      judged(`${name} under allow ${methods}`, on(methods, 'true'), step),
    ),
  ),
  judged('getAfter sees the batch', on('write', `getAfter(${afterA}).data.n == 2`), both),
  judged('get sees what is stored', on('write', `get(${afterA}).data.n == 1`), both),
  judged('existsAfter sees the batch', on('create', 'existsAfter(/databases/$(database)/documents/docs/new)'), create),
  judged('exists sees what is stored', on('create', '!exists(/databases/$(database)/documents/docs/new)'), create),
  judged(
    'existsAfter of what nobody writes',
    on('write', 'existsAfter(/databases/$(database)/documents/docs/b)'),
    create,
  ),
  judged(
    'getAfter of a document that is deleted',
    on('write', `!existsAfter(${afterA})`),
    commit({ delete: '$root/docs/a' }),
  ),
  judged(
    'getAfter sees transforms',
    on('write', `getAfter(${afterA}).data.at == request.time`),
    commit(set('docs/a', {}, now)),
  ),
  judged(
    'request.resource sees transforms',
    on('write', 'request.resource.data.at == request.time'),
    commit(set('docs/a', {}, now)),
  ),
  judged(
    'a time of the client is not the server’s',
    on('write', 'request.resource.data.at == request.time'),
    commit(set('docs/a', { at: time('2026-01-01T00:00:00Z') })),
  ),
  judged(
    'an increment is seen summed',
    on('write', 'request.resource.data.n == 6'),
    commit(
      set('docs/a', {}, { updateMask: { fieldPaths: [] }, updateTransforms: [{ fieldPath: 'n', increment: int(5) }] }),
    ),
  ),
  judged(
    'arrayUnion is seen joined',
    on('write', "request.resource.data.tags == ['t', 'u']"),
    commit(
      set(
        'docs/a',
        {},
        {
          updateMask: { fieldPaths: [] },
          updateTransforms: [{ fieldPath: 'tags', appendMissingElements: { values: [str('u')] } }],
        },
      ),
    ),
  ),
  judged(
    'a deleted field is gone',
    on('write', "!('owner' in request.resource.data)"),
    commit(set('docs/a', {}, { updateMask: { fieldPaths: ['owner'] } })),
  ),
  judged(
    'a nested field changes alone',
    on('write', 'request.resource.data.deep == {"x": 9, "y": 2}'),
    commit(set('docs/a', { deep: map({ x: int(9) }) }, { updateMask: { fieldPaths: ['deep.x'] } })),
  ),
  judged('one refused write refuses all', 'match /docs/a { allow write; }', both),
  judged(
    'refused writes leave nothing',
    'match /docs/a { allow read, write; } match /docs/new { allow get; }',
    both,
    getAs('ada', 'docs/new'),
  ),
  judged('a member’s document', on('write', `get(${member}).data.active`), create),
  judged('a member’s level', on('write', `get(${member}).data.level > 3`), create),
  judged(
    'the same document twice, both allowed',
    on('write', 'request.resource.data.n < 5'),
    commit(set('docs/a', { n: int(2) }), set('docs/a', { n: int(3) })),
  ),
  judged(
    'the same document twice, the first refused',
    on('write', 'request.resource.data.n < 3'),
    commit(set('docs/a', { n: int(4) }), set('docs/a', { n: int(2) })),
  ),
  judged(
    'the same document twice, the second refused',
    on('write', 'request.resource.data.n < 3'),
    commit(set('docs/a', { n: int(2) }), set('docs/a', { n: int(4) })),
  ),
  judged(
    'the same document twice, each one up from the stored',
    on('write', 'request.resource.data.n == resource.data.n + 1'),
    commit(set('docs/a', { n: int(2) }), set('docs/a', { n: int(2) })),
  ),
  judged(
    'the same document twice, each one up from the last',
    on('write', 'request.resource.data.n == resource.data.n + 1'),
    commit(set('docs/a', { n: int(2) }), set('docs/a', { n: int(3) })),
  ),
  judged(
    'create and update in one commit, both as create',
    on('create', 'true'),
    commit(set('docs/new', { n: int(1) }), set('docs/new', { n: int(2) })),
  ),
  judged(
    'create and update in one commit, both allowed',
    on('create, update', 'true'),
    commit(set('docs/new', { n: int(1) }), set('docs/new', { n: int(2) })),
  ),
  judged(
    'update and delete in one commit',
    on('update', 'true'),
    commit(set('docs/a', { n: int(2) }), { delete: '$root/docs/a' }),
  ),
  judged(
    'delete and create in one commit',
    on('delete', 'true'),
    commit({ delete: '$root/docs/a' }, set('docs/a', { n: int(2) })),
  ),
  judged(
    'delete and create in one commit, as delete and create',
    on('delete, create', 'true'),
    commit({ delete: '$root/docs/a' }, set('docs/a', { n: int(2) })),
  ),
  judged(
    'delete and create in one commit, as delete and update',
    on('delete, update', 'true'),
    commit({ delete: '$root/docs/a' }, set('docs/a', { n: int(2) })),
  ),
  judged('10 look-ups for one write', on('write', lookUps(10)), create),
  judged('11 look-ups for one write', on('write', lookUps(11)), create),
  judged('20 look-ups for one write of two', on('write', lookUps(20)), both),
  judged('21 look-ups for one write of two', on('write', lookUps(21)), both),
  judged(
    'the same document looked up 20 times',
    on('write', Array.from({ length: 20 }, () => `exists(${member})`).join(' && ')),
    create,
  ),
  judged(
    'get and exists of one document count once',
    on('write', `${lookUps(9)} && exists(${member}) && get(${member}).data.active`),
    create,
  ),
  judged(
    'exists and existsAfter of the same 6 documents',
    on('write', `${lookUps(6)} && ${lookUps(6, 'existsAfter')}`),
    create,
  ),
  judged(
    '2 look-ups of own documents for each of 10 writes',
    on(
      'write',
      '!exists(/databases/$(database)/documents/m/$(id)) && !exists(/databases/$(database)/documents/k/$(id))',
    ),
    many(10),
  ),
  judged(
    '2 look-ups of own documents for each of 11 writes',
    on(
      'write',
      '!exists(/databases/$(database)/documents/m/$(id)) && !exists(/databases/$(database)/documents/k/$(id))',
    ),
    many(11),
  ),
  judged('1 look-up of the same document for each of 100 writes', on('write', `exists(${member})`), many(100)),
  judged('10 look-ups for one get', on('get', lookUps(10)), getAs('ada', 'docs/a')),
  judged('11 look-ups for one get', on('get', lookUps(11)), getAs('ada', 'docs/a')),
  judged('1 look-up for each of 20 gets', on('get', '!exists(/databases/$(database)/documents/m/$(id))'), getMany(20)),
  judged('1 look-up for each of 21 gets', on('get', '!exists(/databases/$(database)/documents/m/$(id))'), getMany(21)),
  judged('a look-up that another side makes needless', on('get', `true || ${lookUps(11)}`), getAs('ada', 'docs/a')),
  judged('get of a stored document', on('get', 'resource.data.n == 1'), getAs('ada', 'docs/a')),
  judged('get by another person', on('get', 'resource.data.owner == request.auth.uid'), getAs('bob', 'docs/a')),
  judged('get by nobody', on('get', 'request.auth == null'), { method: 'GET', path: 'docs/a' }),
  judged('get by nobody, uid', on('get', 'request.auth.uid == null'), { method: 'GET', path: 'docs/a' }),
  judged('get by nobody, uid and or', on('get', 'request.auth.uid != null || true'), { method: 'GET', path: 'docs/a' }),
  judged(
    'batchGet, one refused',
    'match /docs/a { allow get; }',
    post('batchGet', { documents: ['$root/docs/a', '$root/docs/b'] }),
  ),
  judged(
    'batchGet, all allowed',
    'match /docs/{id} { allow get; }',
    post('batchGet', { documents: ['$root/docs/a', '$root/docs/none'] }),
  ),
];
