/** A timestamp: whole seconds since 1970 (negative before) plus nanoseconds 0..999,999,999. */
export interface Timestamp {
  readonly seconds: number;
  readonly nanos: number;
}

export type Fields = ReadonlyMap<string, Value>;

/** One value of a document field, in Firestore's own types. Integers are 64-bit, hence bigint. */
export type Value =
  | { readonly type: 'null' }
  | { readonly type: 'boolean'; readonly value: boolean }
  | { readonly type: 'integer'; readonly value: bigint }
  | { readonly type: 'double'; readonly value: number }
  | { readonly type: 'timestamp'; readonly value: Timestamp }
  | { readonly type: 'string'; readonly value: string }
  | { readonly type: 'bytes'; readonly value: Buffer }
  | { readonly type: 'reference'; readonly value: string }
  | { readonly type: 'geoPoint'; readonly latitude: number; readonly longitude: number }
  | { readonly type: 'array'; readonly values: readonly Value[] }
  | { readonly type: 'map'; readonly fields: Fields };

/** The maximum of a 64-bit integer. */
export const int64Max = 2n ** 63n - 1n;
export const int64Min = -(2n ** 63n);

export const nullValue: Value = { type: 'null' };

export type NumberValue = Extract<Value, { type: 'integer' | 'double' }>;

/** Whether this value is an integer or a double. */
export function isNumber(value: Value): value is NumberValue {
  return value.type === 'integer' || value.type === 'double';
}

/** Whether this value is the double NaN. */
export function isNaNValue(value: Value): boolean {
  return value.type === 'double' && Number.isNaN(value.value);
}

/** The timestamp of a time in microseconds since 1970. */
export function microsToTimestamp(micros: number): Timestamp {
  const seconds = Math.floor(micros / 1e6);
  return { seconds, nanos: (micros - seconds * 1e6) * 1000 };
}
