import {
  asRuleList,
  asRuleMap,
  checkPairs,
  RuleBytes,
  RuleDuration,
  RuleError,
  RuleLatLng,
  RulePath,
  RuleSet,
  RuleTimestamp,
  typeName,
  type RuleValue,
} from './values.ts';

/** Equality of two known values. Values of different types differ, except that 1 == 1.0. */
export function equalRuleValues(a: RuleValue, b: RuleValue): boolean {
  return isRuleNumber(a) && isRuleNumber(b) ? compareNumbers(a, b) === 0 : identical(a, b);
}

/** Equality as used by `in`, where 1 and 1.0 differ, and inside lists and maps, where 0.0 and -0.0 differ too. */
export function identical(a: RuleValue, b: RuleValue): boolean {
  if (isRuleNumber(a) && isRuleNumber(b)) return a === b;
  return deepEqual(a, b, (x, y) => x === y && Object.is(x, y));
}

/** Equality as used in sets and map differences: 1 equals 1.0 at any depth. */
export function alike(a: RuleValue, b: RuleValue): boolean {
  return deepEqual(a, b, (x, y) => compareNumbers(x, y) === 0);
}

type EqualNumbers = (a: bigint | number, b: bigint | number) => boolean;

function deepEqual(a: RuleValue, b: RuleValue, equalNumbers: EqualNumbers): boolean {
  if (isRuleNumber(a) && isRuleNumber(b)) return equalNumbers(a, b);
  if (a === b) return true;
  const list = asRuleList(a);
  const map = asRuleMap(a);
  if (list) return equalLists(list, asRuleList(b), equalNumbers);
  if (map) return equalMaps(map, asRuleMap(b), equalNumbers);
  if (a instanceof RuleSet && b instanceof RuleSet) {
    return containsAll(a.items, b.items, alike) && containsAll(b.items, a.items, alike);
  }
  if (a instanceof RuleBytes && b instanceof RuleBytes) return a.bytes.equals(b.bytes);
  if (a instanceof RulePath && b instanceof RulePath)
    return a.segments.length === b.segments.length && a.segments.every((segment, i) => segment === b.segments[i]);
  if (a instanceof RuleTimestamp && b instanceof RuleTimestamp) return compareRuleValues(a, b) === 0;
  if (a instanceof RuleDuration && b instanceof RuleDuration) return a.nanos === b.nanos;
  return a instanceof RuleLatLng && b instanceof RuleLatLng && a.latitude === b.latitude && a.longitude === b.longitude;
}

/** Order of two values for < and >. NaN when one is NaN. Errors: RuleError for types without an order or different types. */
export function compareRuleValues(a: RuleValue, b: RuleValue): number {
  if (isRuleNumber(a) && isRuleNumber(b)) return compareNumbers(a, b);
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : Number(a > b);
  if (a instanceof RuleTimestamp && b instanceof RuleTimestamp) {
    return a.time.seconds - b.time.seconds || a.time.nanos - b.time.nanos;
  }
  if (a instanceof RuleDuration && b instanceof RuleDuration) return a.nanos < b.nanos ? -1 : Number(a.nanos > b.nanos);
  if (a instanceof RuleBytes && b instanceof RuleBytes) return Buffer.compare(a.bytes, b.bytes);
  throw new RuleError(`${typeName(a)} and ${typeName(b)} have no order.`);
}

/** When an int is compared with a float, the int is rounded to a float first. */
function compareNumbers(a: bigint | number, b: bigint | number): number {
  const [x, y] = typeof a === typeof b ? [a, b] : [Number(a), Number(b)];
  return x < y ? -1 : x > y ? 1 : x === y ? 0 : Number.NaN;
}

/** Whether a value is an int or a float. */
export function isRuleNumber(value: RuleValue | undefined): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

/** Whether a list has an equal item. */
export function contains(items: readonly RuleValue[], wanted: RuleValue, equal = identical): boolean {
  return items.some((item) => equal(item, wanted));
}

/** Whether every wanted item is among the items. */
export function containsAll(items: readonly RuleValue[], wanted: readonly RuleValue[], equal = identical): boolean {
  // Comparing a list of 400 field names with another pairwise would take 160,000 comparisons.
  if (!hasOnlyStrings(items) || !hasOnlyStrings(wanted)) {
    checkPairs(items, wanted);
    return wanted.every((item) => contains(items, item, equal));
  }
  const known = new Set(items);
  return wanted.every((item) => known.has(item));
}

function hasOnlyStrings(items: readonly RuleValue[]): boolean {
  return items.every((item) => typeof item === 'string');
}

function equalLists(a: readonly RuleValue[], b: readonly RuleValue[] | undefined, equal: EqualNumbers): boolean {
  return b !== undefined && a.length === b.length && a.every((item, i) => deepEqual(item, b[i]!, equal));
}

type RuleMap = ReadonlyMap<string, RuleValue>;

function equalMaps(a: RuleMap, b: RuleMap | undefined, equal: EqualNumbers): boolean {
  if (!b || a.size !== b.size) return false;
  for (const [key, value] of a) {
    const other = b.get(key);
    if (other === undefined || !deepEqual(value, other, equal)) return false;
  }
  return true;
}
