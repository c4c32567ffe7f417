import type { Timestamp } from '../firestore/value.ts';

/**
 * A value inside rules. Plain JavaScript types where possible: bigint is int, number is float, array is list, Map is
 * map. `unknown` and the partly known values exist only while a list is decided from its query.
 */
export type RuleValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | readonly RuleValue[]
  | ReadonlyMap<string, RuleValue>
  | RuleSet
  | RuleBytes
  | RuleTimestamp
  | RuleDuration
  | RuleLatLng
  | RulePath
  | RuleMapDiff
  | Unknown
  | PartialMap
  | SomeNumber
  | ListWith
  | Narrowed;

export class RuleSet {
  constructor(readonly items: readonly RuleValue[]) {}
}

export class RuleBytes {
  constructor(readonly bytes: Buffer) {}
}

export class RuleTimestamp {
  constructor(readonly time: Timestamp) {}
}

/** A duration; seconds and nanos have the same sign. */
export class RuleDuration {
  constructor(readonly nanos: bigint) {}
}

export class RuleLatLng {
  constructor(
    readonly latitude: number,
    readonly longitude: number,
  ) {}
}

export class RulePath {
  constructor(readonly segments: readonly string[]) {}
}

export class RuleMapDiff {
  constructor(
    readonly before: ReadonlyMap<string, RuleValue>,
    readonly after: ReadonlyMap<string, RuleValue>,
  ) {}
}

/** A value that the query does not restrict. Results that depend on it are unknown too, and unknown is denied. */
export class Unknown {
  readonly unknown = true;
}

export const unknown = new Unknown();

/** A map with some entries fixed by the query; there may be others. */
export class PartialMap {
  constructor(readonly entries: ReadonlyMap<string, RuleValue>) {}
}

/** A number equal to this one; whether it is int or float is unknown, as a query finds both. */
export class SomeNumber {
  constructor(readonly value: bigint | number) {}
}

/** A list that contains this item and unknown others. */
export class ListWith {
  constructor(readonly item: RuleValue) {}
}

/** A restriction of a field's value by a query's filter. Each of them also excludes null. */
export interface Condition {
  readonly operator: '<' | '<=' | '>' | '>=' | '!=';
  readonly value: RuleValue;
}

/** A value of which only these conditions are known; all of them hold. */
export class Narrowed {
  constructor(readonly conditions: readonly Condition[]) {}
}

/** Thrown by an expression that has no value. `&&` and `||` may absorb it. */
export class RuleError extends Error {}

/** Thrown when a limit is reached: it is never absorbed, and the request is denied. */
export class RuleLimitError extends Error {}

/** Limit text produced by rules to 4 Mi characters: repeated doubling would exhaust the memory. */
export function checkedText(text: string): string {
  if (text.length > 4 * 1024 * 1024) throw new RuleLimitError('A text grew above 4 Mi characters.');
  return text;
}

/** Refuse a pairwise comparison of two lists that is too large. Errors: RuleLimitError above 10 million pairs. */
export function checkPairs(left: readonly RuleValue[], right: readonly RuleValue[]): void {
  if (left.length * right.length > 10_000_000) throw new RuleLimitError('Lists are too long to be compared.');
}

/** True when a value, or any part of it, is not fully known. */
export function isUncertain(value: RuleValue | undefined): boolean {
  return (
    value instanceof Unknown ||
    value instanceof PartialMap ||
    value instanceof SomeNumber ||
    value instanceof ListWith ||
    value instanceof Narrowed
  );
}

/** The type name of a value, as used by `is`. */
export function typeName(value: RuleValue): string {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  if (typeof value === 'string') return 'string';
  if (Array.isArray(value)) return 'list';
  if (value instanceof Map) return 'map';
  for (const [type, name] of classNames) if (value instanceof type) return name;
  return 'unknown';
}

const classNames = [
  [RuleSet, 'set'],
  [RuleBytes, 'bytes'],
  [RuleTimestamp, 'timestamp'],
  [RuleDuration, 'duration'],
  [RuleLatLng, 'latlng'],
  [RulePath, 'path'],
  [RuleMapDiff, 'map_diff'],
] as const;

/** The value when it is a list. */
export function asRuleList(value: RuleValue | undefined): readonly RuleValue[] | undefined {
  return Array.isArray(value) ? (value as readonly RuleValue[]) : undefined;
}

/** The value when it is a fully known map. */
export function asRuleMap(value: RuleValue | undefined): ReadonlyMap<string, RuleValue> | undefined {
  return value instanceof Map ? (value as ReadonlyMap<string, RuleValue>) : undefined;
}
