import {
  commit,
  dbl,
  getAs,
  int,
  list,
  map,
  nul,
  orderBy,
  query,
  set,
  str,
  where,
  type Case,
  type JsonObject,
} from '../case.ts';

/** A vector in wire format: a map marked by `__type__`. */
const tagged = (value: JsonObject, more: JsonObject = {}) => map({ __type__: str('__vector__'), value, ...more });
const vector = (...numbers: number[]) => tagged(list(...numbers.map(dbl)));

/** A value stored and read back. */
const stored: [name: string, value: JsonObject][] = [
  ['two numbers', vector(1, 2.5)],
  ['no number', vector()],
  ['whole numbers', tagged(list(int(1), int(2)))],
  ['texts', tagged(list(str('a')))],
  ['null', tagged(list(nul))],
  ['NaN', tagged(list(dbl('NaN')))],
  ['no values', map({ __type__: str('__vector__') })],
  ['values that are no list', tagged(str('a'))],
  ['another field', tagged(list(dbl(1)), { a: int(1) })],
  ['a map of another type', map({ __type__: str('x'), value: list(dbl(1)) })],
  ['a map whose type is no text', map({ __type__: int(1), value: list(dbl(1)) })],
  ['in a list', list(vector(1))],
  ['in a map', map({ inside: vector(1) })],
  ['2,048 numbers', vector(...Array.from({ length: 2_048 }, () => 1))],
  ['2,049 numbers', vector(...Array.from({ length: 2_049 }, () => 1))],
];

const seed: Record<string, JsonObject> = {
  'vecs/list': { v: list(dbl(9)) },
  'vecs/nine': { v: vector(9) },
  'vecs/oneThree': { v: vector(1, 3) },
  'vecs/oneTwo': { v: vector(1, 2) },
  'vecs/map': { v: map({}) },
};
const from = [{ collectionId: 'vecs' }];
const asked: [name: string, structured: JsonObject][] = [
  ['between lists and maps, shorter ones first', { from, orderBy: orderBy('v') }],
  ['the other way round', { from, orderBy: orderBy('-v') }],
  ['the same', { from, where: where('v', 'EQUAL', vector(1, 2)) }],
  ['another', { from, where: where('v', 'NOT_EQUAL', vector(1, 2)) }],
  ['greater', { from, where: where('v', 'GREATER_THAN', vector(1, 2)) }],
  ['less', { from, where: where('v', 'LESS_THAN', vector(1, 2)) }],
  ['one of two', { from, where: where('v', 'IN', list(vector(1, 2), vector(9))) }],
];

/** Vectors, as written by the SDK's `vector()`: stored, ordered and compared. */
export const vectorCases: Case[] = [
  ...stored.map(([name, v]): Case => ({
    name: `vectors: ${name}`,
    steps: [commit(set('vecs/x', { v })), getAs('ada', 'vecs/x')],
  })),
  { name: 'vectors: a whole document', steps: [commit(set('vecs/x', { __type__: str('__vector__'), value: list(dbl(1)) }))] },
  ...asked.map(([name, structured]): Case => ({ name: `vectors: ${name}`, seed, steps: [query(structured)], ids: true })),
]; // prettier-ignore
