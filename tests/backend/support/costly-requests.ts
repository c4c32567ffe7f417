import { root } from './rest.ts';

const nested = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels);
const update = (fields: string, more = '') =>
  `{"writes":[{"update":{"name":"${root}/a/b","fields":${fields}}${more}}]}`;
const where = (levels: number) =>
  `{"structuredQuery":{"from":[{"collectionId":"a"}],"where":${'{"compositeFilter":{"op":"AND","filters":['.repeat(levels)}{"unaryFilter":{"op":"IS_NULL","field":{"fieldPath":"x"}}}${']}}'.repeat(levels)}}}`;
/** Request bodies that demand excessive resources: which resource, which call, and the text. */
export const COSTLY_REQUESTS: readonly (readonly [string, string, string])[] = [
  ['lists in lists', 'commit', nested('[', ']', 1_000_000)],
  ['objects in objects', 'commit', nested('{"a":', '}', 500_000)],
  ['maps in maps', 'commit', update(nested('{"a":{"mapValue":{"fields":', '}}}', 30_000))],
  ['conditions in conditions', 'runQuery', where(50_000)],
  ['a field name of 5 MB', 'commit', update(`{"${'n'.repeat(5_000_000)}":{"nullValue":null}}`)],
  [
    'a field path of 2 million steps',
    'commit',
    update('{}', `,"updateMask":{"fieldPaths":["${'a.'.repeat(2_000_000)}a"]}`),
  ],
  ['a field path in quotes', 'commit', update('{}', `,"updateMask":{"fieldPaths":["\`${'\\\\a'.repeat(1_000_000)}"]}`)],
  ['a path of a million segments', 'commit', `{"writes":[{"delete":"${root}${'/a'.repeat(1_000_000)}"}]}`],
  ['500,001 writes', 'commit', `{"writes":[${'{},'.repeat(500_000)}{}]}`],
  ['an integer of a million digits', 'commit', update(`{"n":{"integerValue":"${'9'.repeat(1_000_000)}"}}`)],
  ['a timestamp of a million digits', 'commit', update(`{"n":{"timestampValue":"${'9'.repeat(1_000_000)}"}}`)],
  [
    '100,000 values to compare with',
    'runQuery',
    `{"structuredQuery":{"from":[{"collectionId":"a"}],"where":{"fieldFilter":{"field":{"fieldPath":"x"},"op":"IN","value":{"arrayValue":{"values":[${'{"nullValue":null},'.repeat(100_000)}{"nullValue":null}]}}}}}}`,
  ],
  ['a document of 2 MB', 'commit', update(`{"s":{"stringValue":"${'x'.repeat(2_000_000)}"}}`)],
];
