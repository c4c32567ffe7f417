import { numberOfId } from './numbered-id.ts';
import { isNaNValue, isNumber, type Fields, type NumberValue, type Timestamp, type Value } from './value.ts';
import { isVector, numbersOf } from './vector.ts';

/**
 * Negative, zero or positive when a sorts before, with or after b, over all types. Source: Firestore, value type
 * ordering. [BCK-2]
 */
export function compareValues(a: Value, b: Value): number {
  const rank = rankOf(a) - rankOf(b);
  if (rank !== 0) return rank;
  if (isNumber(a) && isNumber(b)) return compareNumbers(a, b);
  if (a.type === 'boolean' && b.type === 'boolean') return Number(a.value) - Number(b.value);
  if (a.type === 'timestamp' && b.type === 'timestamp') return compareTimestamps(a.value, b.value);
  if (a.type === 'string' && b.type === 'string') return compareStrings(a.value, b.value);
  if (a.type === 'bytes' && b.type === 'bytes') return Buffer.compare(a.value, b.value);
  if (a.type === 'reference' && b.type === 'reference') return comparePaths(a.value, b.value);
  if (a.type === 'geoPoint' && b.type === 'geoPoint') return a.latitude - b.latitude || a.longitude - b.longitude;
  if (a.type === 'array' && b.type === 'array') return compareLists(a.values, b.values);
  if (a.type === 'map' && b.type === 'map')
    return isVector(a.fields) ? compareVectors(a.fields, b.fields) : compareMaps(a, b);
  return 0;
}

/** Equality of Firestore's == operator: 1 equals 1.0, NaN equals NaN, 0 equals -0. */
export function equalValues(a: Value, b: Value): boolean {
  return compareValues(a, b) === 0;
}

/** Whether an inequality may compare the values: a range contains only values of one type. */
export function sameTypeOrder(a: Value, b: Value): boolean {
  return rankOf(a) === rankOf(b) && !isNaNValue(a) && !isNaNValue(b);
}

/** Order of two strings by their UTF-8 bytes, which is code point order, not JavaScript's UTF-16 order. */
export function compareStrings(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return isSurrogate(x) === isSurrogate(y) ? x - y : isSurrogate(x) ? 1 : -1;
  }
  return a.length - b.length;
}

/** Order of two slash-separated paths, segment by segment; ids of the form __id7__ are numbers and come first. */
export function comparePaths(a: string, b: string): number {
  if (a === b) return 0;
  // In most cases both are in the same collection, and only their ids differ.
  const lastA = a.lastIndexOf('/');
  if (lastA === b.lastIndexOf('/') && a.startsWith(b.slice(0, lastA + 1))) {
    return compareSegments(a.slice(lastA + 1), b.slice(lastA + 1));
  }
  const left = a.split('/');
  const right = b.split('/');
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const order = compareSegments(left[i]!, right[i]!);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

/** Order of two timestamps. */
export function compareTimestamps(a: Timestamp, b: Timestamp): number {
  return a.seconds - b.seconds || a.nanos - b.nanos;
}

function compareSegments(a: string, b: string): number {
  if (!a.startsWith('__id') && !b.startsWith('__id')) return compareStrings(a, b);
  const [x, y] = [numberOfId(a), numberOfId(b)];
  if (x !== undefined && y !== undefined) return Math.sign(Number(x - y));
  if (x !== undefined || y !== undefined) return x !== undefined ? -1 : 1;
  return compareStrings(a, b);
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}

function rankOf(value: Value): number {
  return value.type === 'map' && isVector(value.fields) ? ranks.vector : ranks[value.type];
}

const ranks = {
  null: 0,
  boolean: 1,
  integer: 2,
  double: 2,
  timestamp: 3,
  string: 4,
  bytes: 5,
  reference: 6,
  geoPoint: 7,
  array: 8,
  vector: 9,
  map: 10,
};

function compareNumbers(a: NumberValue, b: NumberValue): number {
  if (isNaNValue(a) || isNaNValue(b)) return Number(isNaNValue(b)) - Number(isNaNValue(a));
  // JavaScript compares a bigint with a number exactly, without rounding.
  return a.value < b.value ? -1 : a.value > b.value ? 1 : 0;
}

function compareLists(a: readonly Value[], b: readonly Value[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = compareValues(a[i]!, b[i]!);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareVectors(a: Fields, b: Fields): number {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  return left.length - right.length || compareLists(left, right);
}

function compareMaps(a: { fields: Fields }, b: { fields: Fields }): number {
  const left = [...a.fields.keys()].sort(compareStrings);
  const right = [...b.fields.keys()].sort(compareStrings);
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const key = compareStrings(left[i]!, right[i]!);
    if (key !== 0) return key;
    const order = compareValues(a.fields.get(left[i]!)!, b.fields.get(right[i]!)!);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}
