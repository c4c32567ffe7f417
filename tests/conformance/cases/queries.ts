import {
  bool,
  bytes,
  dbl,
  geo,
  int,
  linesOf,
  list,
  map,
  nul,
  query,
  ref,
  str,
  time,
  type Case,
  type JsonObject,
} from '../case.ts';
import { parseQuery } from '../parse-query.ts';

/** One document per value, with a descriptive id; `v` is the value. */
const values: Record<string, JsonObject> = {
  null: nul,
  false: bool(false),
  true: bool(true),
  nan: dbl('NaN'),
  minusInfinity: dbl('-Infinity'),
  minus1: int(-1),
  minusZero: dbl('-0'),
  zero: int(0),
  zeroFloat: dbl(0),
  half: dbl(0.5),
  one: int(1),
  oneFloat: dbl(1),
  big: int('9007199254740993'),
  bigFloat: dbl(9007199254740992),
  infinity: dbl('Infinity'),
  time1: time('2020-01-01T00:00:00Z'),
  time2: time('2020-01-01T00:00:00.000001Z'),
  empty: str(''),
  a: str('a'),
  ab: str('ab'),
  b: str('b'),
  upper: str('B'),
  accent: str('é'),
  lastOfPlane: str('\uffff'),
  emoji: str('😀'),
  noBytes: bytes(''),
  bytesA: bytes('a'),
  bytesB: bytes('b'),
  refA: ref('vals/a'),
  refB: ref('vals/a/sub/b'),
  geo1: geo(1, 2),
  geo2: geo(1, 3),
  noItems: list(),
  list1: list(int(1)),
  list12: list(int(1), int(2)),
  list2: list(int(2)),
  noEntries: map({}),
  mapA: map({ a: int(1) }),
  mapAB: map({ a: int(1), b: int(1) }),
  mapB: map({ b: int(0) }),
};
const seed: Record<string, JsonObject> = {
  ...Object.fromEntries(Object.entries(values).map(([id, v]) => [`vals/${id}`, { v }])),
  'vals/noField': { w: int(1) },
  'docs/a': {
    n: int(1),
    m: int(1),
    s: str('x'),
    tags: list(str('red'), int(1)),
    deep: map({ n: int(5) }),
    'a b': int(1),
  },
  'docs/b': { n: int(2), m: int(1), s: str('y'), tags: list(str('red'), str('blue')), deep: map({ n: int(4) }) },
  'docs/c': { n: int(2), m: int(2), s: nul, tags: list(), deep: map({}) },
  'docs/d': { n: dbl(2), m: int(0), tags: list(nul, dbl('NaN')), deep: int(3) },
  'docs/e': { n: int(3), s: str('x'), tags: str('red') },
  'docs/a/sub/x': { n: int(1) },
  'docs/b/sub/y': { n: int(2) },
  'sub/z': { n: int(3) },
};

const lines = String.raw`
from vals order by v
from vals order by -v
from vals
from vals order by __name__
from vals order by -__name__
from vals where v == 0
from vals where v == 1
from vals where v == 1.0
from vals where v != 1
from vals where v == null
from vals where v is null
from vals where v is-not null
from vals where v is nan
from vals where v is-not nan
from vals where v == nan
from vals where v != null
from vals where v != nan
from vals where v < nan
from vals where v > nan
from vals where v > null
from vals where v >= null
from vals where v < 1
from vals where v <= 1
from vals where v > 0
from vals where v >= 0
from vals where v > 0.5
from vals where v > 9007199254740992
from vals where v == 9007199254740993
from vals where v < 'b'
from vals where v >= 'a' and v < 'b'
from vals where v > false
from vals where v >= false
from vals where v < true
from vals where v == true
from vals where v >= #2020-01-01T00:00:00Z
from vals where v > #2020-01-01T00:00:00Z
from vals where v == @vals/a
from vals where v > @vals/a
from vals where v == geo(1, 2)
from vals where v > geo(1, 2)
from vals where v == [1]
from vals where v > [1]
from vals where v >= []
from vals where v == {a: 1}
from vals where v == {}
from vals where v > {}
from vals where v >= {a: 1}
from vals where v has 1
from vals where v has 1.0
from vals where v has-any [1, 2]
from vals where v in [1, 'a', true]
from vals where v in [null, 1]
from vals where v in [nan, 1]
from vals where v in [[1]]
from vals where v not-in [1, 'a']
from vals where v not-in [null]
from vals where v not-in [nan]
from vals where v in [nan]
from vals where v in [null]
from vals where v in [null, nan]
from vals where v not-in [nan, 1]
from docs where tags has-any [nan]
from vals where v in [1]
from vals where v in []
from vals where v not-in []
from vals where v has-any []
from vals where v in [1, 1, 1.0]
from docs where n == 2
from docs where n == 2 and m == 1
from docs where n == 2 or m == 1
from docs where n == 1 or n == 3
from docs where n == 1 and (m == 1 or m == 2) or n == 3
from docs where (n == 1 or n == 2) and (m == 1 or m == 2)
from docs where n > 1 or m == 1
from docs where n > 1 or m > 0
from docs where n > 1 or s == 'x' order by n
from docs where n > 1 or s == 'x' order by n limit 2
from docs where n > 1 or s == 'x' order by -n
from docs where n == 1 or n == 1
from docs where n in [1, 2] or m == 0
from docs where n in [1, 2] and m in [1, 2]
from docs where n in [1, 2] and s == 'x'
from docs where n in [1, 2] and n in [2, 3]
from docs where n != 2 or m == 1
from docs where n not-in [1, 2]
from docs where n not-in [1, 2] and m == 1
from docs where n not-in [1] or m == 1
from docs where n not-in [1] and n != 2
from docs where n not-in [1] and m in [1]
from docs where n != 1 and n != 2
from docs where tags has 'red'
from docs where tags has 1
from docs where tags has null
from docs where tags has nan
from docs where tags has 'red' and tags has 'blue'
from docs where tags has-any ['red', 'blue']
from docs where tags has-any ['red', 'blue'] and n == 2
from docs where tags has-any ['red'] and tags has 'blue'
from docs where tags has-any [null]
from docs where tags has 'red' or tags has 'blue'
from docs where tags has 'red' or n == 2
from docs where tags has-any ['red'] or n in [3]
from docs where deep.n == 5
from docs where deep.n > 4
from docs where deep.n == 3
from docs where deep == {n: 4}
from docs order by deep.n
from docs order by deep
from docs order by n
from docs order by -n
from docs order by n, m
from docs order by n, -m
from docs order by -n, m
from docs order by n, n
from docs order by n, __name__
from docs order by n, -__name__
from docs order by __name__, n
from docs order by s
from docs order by none
from docs where n > 1 order by n
from docs where n > 1 order by -n
from docs where n > 1 order by m
from docs where n > 1 order by n, m
from docs where n > 1
from docs where n > 1 and m > 0
from docs where n > 1 and m > 0 order by m
from docs where n > 1 and m > 0 order by n
from docs where n > 1 and n < 3
from docs where n > 3 and n < 1
from docs where n >= 2 and n <= 2
from docs where n == 2 order by n
from docs where n == 2 order by m
from docs where n == 2 order by -m
from docs limit 2
from docs limit 0
from docs limit 100
from docs offset 1
from docs offset 1 limit 2
from docs offset 100
from docs order by -n limit 2
from docs limit -1
from docs offset -1
from docs order by n from [2]
from docs order by n after [2]
from docs order by n to [2]
from docs order by n before [2]
from docs order by n from [2] to [2]
from docs order by n after [1] before [3]
from docs order by -n from [2]
from docs order by -n after [2]
from docs order by n, m from [2, 1]
from docs order by n, m after [2, 1]
from docs order by n, m from [2]
from docs order by n from [2, 1]
from docs order by n from ['a']
from docs order by n from [null]
from docs order by n to [null]
from docs order by n from []
from docs order by n from [2, @docs/c]
from docs order by n after [2, @docs/b]
from docs order by __name__ from [@docs/c]
from docs order by __name__ after [@docs/c]
from docs order by __name__ from ['c']
from docs order by -__name__ from [@docs/c]
from docs from [@docs/c]
from docs after [@docs/c]
from docs before [@docs/c]
from docs where n > 1 from [2]
from docs where n > 1 order by n after [2]
from docs where n == 2 from [@docs/c]
from docs where n > 1 order by n from [3, 2]
from docs where __name__ == @docs/b
from docs where __name__ == @docs/none
from docs where __name__ == @other/b
from docs where __name__ != @docs/b
from docs where __name__ > @docs/b
from docs where __name__ >= @docs/b
from docs where __name__ < @docs/b
from docs where __name__ > @docs/b and __name__ < @docs/e
from docs where __name__ in [@docs/a, @docs/c]
from docs where __name__ not-in [@docs/a, @docs/c]
from docs where __name__ == 'b'
from docs where __name__ == @docs
from docs where __name__ is null
from docs where __name__ > @docs/b order by n
from docs where __name__ > @docs/b order by __name__
from docs where __name__ == @docs/b and n == 2
from docs where __name__ == @docs/b and n > 1
from docs where __name__ > @docs/b and n > 1
from docs where __name__ has @docs/b
from docs where n == 9
from none
from sub
from all sub
from all sub order by n
from all sub where n > 1
from all sub where n == 1 or n == 3
from all sub order by -n limit 2
from all sub where __name__ == @docs/a/sub/x
from all sub where __name__ >= @docs/a/sub/x
from all none
from docs where none == 1
from docs where none != 1
from docs where n LIKE 1
from docs where ${'`a b`'} == 1`;

const asIs: [name: string, structured: JsonObject, parent?: string][] = [
  ['no from', {}],
  ['two from', { from: [{ collectionId: 'docs' }, { collectionId: 'sub' }] }],
  ['from nothing', { from: [{}] }],
  ['from nothing, all descendants', { from: [{ allDescendants: true }], limit: 3 }],
  ['a collection id with a slash', { from: [{ collectionId: 'a/b' }] }],
  ['an empty AND', { from: [{ collectionId: 'docs' }], where: { compositeFilter: { op: 'AND', filters: [] } } }],
  [
    'an AND of one',
    {
      from: [{ collectionId: 'docs' }],
      where: { compositeFilter: { op: 'AND', filters: [parseQuery('from docs where n == 1')['where']!] } },
    },
  ],
  [
    'a composite without an operator',
    {
      from: [{ collectionId: 'docs' }],
      where: { compositeFilter: { filters: [parseQuery('from docs where n == 1')['where']!] } },
    },
  ],
  [
    'a filter without a field',
    { from: [{ collectionId: 'docs' }], where: { fieldFilter: { op: 'EQUAL', value: int(1) } } },
  ],
  [
    'a filter without a value',
    { from: [{ collectionId: 'docs' }], where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL' } } },
  ],
  [
    'a filter without an operator',
    { from: [{ collectionId: 'docs' }], where: { fieldFilter: { field: { fieldPath: 'n' }, value: int(1) } } },
  ],
  ['an empty where', { from: [{ collectionId: 'docs' }], where: {} }],
  [
    'an empty field path',
    {
      from: [{ collectionId: 'docs' }],
      where: { fieldFilter: { field: { fieldPath: '' }, op: 'EQUAL', value: int(1) } },
    },
  ],
  [
    'a field path with two dots',
    {
      from: [{ collectionId: 'docs' }],
      where: { fieldFilter: { field: { fieldPath: 'a..b' }, op: 'EQUAL', value: int(1) } },
    },
  ],
  [
    'a field path that ends with a dot',
    { from: [{ collectionId: 'docs' }], orderBy: [{ field: { fieldPath: 'a.' } }] },
  ],
  ['a field path with a space', { from: [{ collectionId: 'docs' }], orderBy: [{ field: { fieldPath: 'a b' } }] }],
  ['a field path with a dash', { from: [{ collectionId: 'docs' }], orderBy: [{ field: { fieldPath: 'a-b' } }] }],
  ['a field path with a digit first', { from: [{ collectionId: 'docs' }], orderBy: [{ field: { fieldPath: '1a' } }] }],
  ['a quoted field path', { from: [{ collectionId: 'docs' }], orderBy: [{ field: { fieldPath: '`a b`' } }] }],
  ['a quoted field path not closed', { from: [{ collectionId: 'docs' }], orderBy: [{ field: { fieldPath: '`a b' } }] }],
  ['a reserved field name', { from: [{ collectionId: 'docs' }], orderBy: [{ field: { fieldPath: '__x__' } }] }],
  ['an order without a direction', { from: [{ collectionId: 'docs' }], orderBy: [{ field: { fieldPath: 'n' } }] }],
  [
    'an order of no direction',
    { from: [{ collectionId: 'docs' }], orderBy: [{ field: { fieldPath: 'n' }, direction: 'DIRECTION_UNSPECIFIED' }] },
  ],
  ['an unknown member', { from: [{ collectionId: 'docs' }], nothing: 1 }],
  ['a wrapped limit', { from: [{ collectionId: 'docs' }], limit: { value: 1 } }],
  [
    '31 values of IN',
    {
      from: [{ collectionId: 'docs' }],
      where: {
        fieldFilter: {
          field: { fieldPath: 'n' },
          op: 'IN',
          value: list(...Array.from({ length: 31 }, (_, i) => int(i))),
        },
      },
    },
  ],
  [
    '30 values of IN',
    {
      from: [{ collectionId: 'docs' }],
      where: {
        fieldFilter: {
          field: { fieldPath: 'n' },
          op: 'IN',
          value: list(...Array.from({ length: 30 }, (_, i) => int(i))),
        },
      },
    },
  ],
  [
    '11 values of NOT_IN',
    {
      from: [{ collectionId: 'docs' }],
      where: {
        fieldFilter: {
          field: { fieldPath: 'n' },
          op: 'NOT_IN',
          value: list(...Array.from({ length: 11 }, (_, i) => int(i + 3))),
        },
      },
    },
  ],
  ['below a document', parseQuery('from sub'), '/docs/a'],
  ['below a document that is missing', parseQuery('from sub'), '/docs/none'],
  ['below a collection', parseQuery('from sub'), '/docs'],
  ['a group below a document', parseQuery('from all sub'), '/docs/a'],
  ['a group below another document', parseQuery('from all sub'), '/docs/b'],
];

const selections = [
  'select n',
  'select deep.n',
  'select __name__',
  'select none',
  'select n, deep.n',
  'select `a b`',
  'select deep, deep.n',
];

/** Queries: the documents found and their order. */
export const queryCases: Case[] = [
  ...linesOf(lines).map((text): Case => ({
    name: `queries: ${text}`,
    seed,
    steps: [query(parseQuery(text))],
    ids: true,
  })),
  ...asIs.map(([name, structured, parent]): Case => ({
    name: `queries: ${name}`,
    seed,
    steps: [query(structured, parent)],
    ids: true,
  })),
  ...selections.map((text): Case => ({
    name: `queries: ${text}`,
    seed,
    steps: [query(parseQuery(`from docs where n == 1 ${text}`))],
  })),
];
