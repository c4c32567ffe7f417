/* Values in the format of Firestore's REST interface, for the types used in workspace documents. */

type Wire = Readonly<Record<string, unknown>>;

/** Encode fields; whole numbers are sent as integers. Errors: TypeError for values that no workspace document holds. */
export const toWireFields = (fields: object): Record<string, Wire> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, toWire(value)]),
  );

function toWire(value: unknown): Wire {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (Number.isSafeInteger(value)) return { integerValue: String(value) };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toWire) } };
  if (typeof value === 'object' && value !== null) return { mapValue: { fields: toWireFields(value) } };
  throw new TypeError(`no value of a workspace document: ${typeof value}`);
}

/** Decode fields: integers as numbers, times as ISO text. */
export const fromWireFields = (fields: Readonly<Record<string, Wire>> = {}): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fromWire(value)]));

function fromWire(value: Wire): unknown {
  if ('integerValue' in value) return Number(value['integerValue']);
  if ('arrayValue' in value) return ((value['arrayValue'] as { values?: Wire[] }).values ?? []).map(fromWire);
  if ('mapValue' in value) return fromWireFields((value['mapValue'] as { fields?: Record<string, Wire> }).fields);
  return Object.values(value)[0];
}
