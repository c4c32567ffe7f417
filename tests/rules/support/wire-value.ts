/**
 * Conversion between JavaScript values and Firestore's REST format. Whole numbers are sent as integers, as by the app's
 * SDK; the classes represent types that JavaScript lacks.
 */

/** A number sent as a double even when it is whole: money as a float. */
export class Double {
  readonly value: number;
  constructor(value: number) {
    this.value = value;
  }
}

export type Fields = Readonly<Record<string, unknown>>;
export type WireValue = Readonly<Record<string, unknown>>;

/** Encode one value. Errors: TypeError for values that Firestore cannot store. */
export function toWire(value: unknown): WireValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return Number.isSafeInteger(value) ? { integerValue: String(value) } : double(value);
  if (value instanceof Double) return double(value.value);
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toWire) } };
  if (typeof value === 'object') return { mapValue: { fields: toWireFields(value as Fields) } };
  throw new TypeError(`no Firestore value for a ${typeof value}`);
}

/** Encode the fields of a document or a map; undefined fields are omitted. */
export const toWireFields = (fields: Fields): Record<string, WireValue> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, toWire(value)]),
  );

// JSON has no NaN and no infinity: the wire format uses strings. JSON.stringify would send null.
const double = (value: number): WireValue => ({ doubleValue: Number.isFinite(value) ? value : String(value) });

/** Decode a value: integers and doubles as numbers, timestamps as ISO text. */
export function fromWire(value: WireValue): unknown {
  if ('integerValue' in value) return Number(value['integerValue']);
  if ('doubleValue' in value) return Number(value['doubleValue']);
  if ('arrayValue' in value) {
    return ((value['arrayValue'] as { values?: WireValue[] }).values ?? []).map(fromWire);
  }
  if ('mapValue' in value) return fromWireFields((value['mapValue'] as { fields?: Record<string, WireValue> }).fields);
  return Object.values(value)[0];
}

export const fromWireFields = (fields: Readonly<Record<string, WireValue>> = {}): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fromWire(value)]));
