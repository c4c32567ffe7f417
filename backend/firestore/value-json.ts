import { asList, asObject, asString, isObject, type JsonObject } from '../json.ts';
import { invalid } from '../rpc-error.ts';
import { formatTimestamp, parseTimestamp } from './timestamp-text.ts';
import { int64Max, int64Min, nullValue, type Fields, type Value } from './value.ts';
import { checkVector, isVector, TAG } from './vector.ts';

const maxDepth = 20;
const mostNameBytes = 1_500;

/** Decode document fields in ProtoJSON. Errors: INVALID_ARGUMENT, also for maps nested deeper than 20. */
export function decodeFields(json: unknown, depth = 1): Fields {
  const fields = new Map<string, Value>();
  if (json === undefined || json === null) return fields;
  const object = asObject(json, 'fields');
  for (const name of Object.keys(object)) {
    // Data read from disk (depth -Infinity) was validated before. A map within a document may be a vector.
    if (depth === 1 || (depth > 1 && name !== TAG.name)) checkFieldName(name);
    fields.set(name, decodeValue(object[name], depth));
  }
  if (depth > 1 && fields.has(TAG.name)) checkVector(fields);
  return fields;
}

/** Decode one value in ProtoJSON, e.g. {"integerValue": "7"}. */
export function decodeValue(json: unknown, depth = 1): Value {
  if (depth > maxDepth) throw invalid('Maps and arrays may be nested at most 20 levels deep.');
  const value = asObject(json, 'A value');
  const kinds = Object.keys(value);
  const [kind] = kinds;
  if (kind === undefined || kinds.length !== 1) throw invalid('A value must have exactly one type.');
  const decode = Object.hasOwn(decoders, kind) ? decoders[kind] : undefined;
  if (!decode) throw invalid(`Unknown value type "${kind.slice(0, 200)}".`);
  return decode(value[kind], depth);
}

const decoders: Record<string, (content: unknown, depth: number) => Value> = {
  nullValue: () => nullValue,
  booleanValue: (content) => {
    if (typeof content !== 'boolean') throw invalid('booleanValue must be true or false.');
    return { type: 'boolean', value: content };
  },
  integerValue: (content) => ({ type: 'integer', value: decodeInteger(content) }),
  doubleValue: (content) => ({ type: 'double', value: decodeDouble(content) }),
  timestampValue: (content) => {
    const { seconds, nanos } = parseTimestamp(content);
    return { type: 'timestamp', value: { seconds, nanos: nanos - (nanos % 1000) } };
  },
  stringValue: (content) => ({ type: 'string', value: asString(content, 'stringValue') }),
  bytesValue: (content) => ({ type: 'bytes', value: decodeBytes(asString(content, 'bytesValue')) }),
  referenceValue: (content) => ({ type: 'reference', value: decodeReference(asString(content, 'referenceValue')) }),
  geoPointValue: (content) => {
    const { latitude = 0, longitude = 0 } = asObject(content, 'geoPointValue');
    const point = { latitude: decodeDouble(latitude), longitude: decodeDouble(longitude) };
    if (!(Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180)) throw invalid('geoPoint out of range.');
    return { type: 'geoPoint', ...point };
  },
  arrayValue: (content, depth) => {
    const values = asList(isObject(content) ? content['values'] : content, 'arrayValue').map((value) =>
      decodeValue(value, depth + 1),
    );
    if (values.some((value) => value.type === 'array' || (value.type === 'map' && isVector(value.fields))))
      throw invalid('Nested arrays are not allowed.');
    return { type: 'array', values };
  },
  mapValue: (content, depth) => ({
    type: 'map',
    fields: decodeFields(asObject(content ?? {}, 'mapValue')['fields'], depth + 1),
  }),
};

function checkFieldName(name: string): void {
  if (name === '') throw invalid('A field name must not be empty.');
  if (/^__.*__$/s.test(name)) throw invalid(`The field name "${name.slice(0, 100)}" is reserved.`);
  if (name.length > mostNameBytes || Buffer.byteLength(name) > mostNameBytes)
    throw invalid(`A field name may have at most ${mostNameBytes} bytes.`);
}

function decodeBytes(text: string): Buffer {
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(text)) throw invalid('bytesValue must be base64.');
  return Buffer.from(text, 'base64');
}

function decodeReference(name: string): string {
  const documents = /^projects\/[^/]+\/databases\/[^/]+\/documents\/(.+)$/s.exec(name)?.[1];
  if (documents === undefined || documents.split('/').length % 2 !== 0)
    throw invalid(`"${name.slice(0, 200)}" does not name a document.`);
  return name;
}

function decodeInteger(content: unknown): bigint {
  const text = typeof content === 'number' && Number.isSafeInteger(content) ? String(content) : content;
  if (typeof text !== 'string' || !/^-?\d{1,19}$/.test(text)) throw invalid('integerValue must be a 64-bit integer.');
  const value = BigInt(text);
  if (value > int64Max || value < int64Min) throw invalid('integerValue must be a 64-bit integer.');
  return value;
}

function decodeDouble(content: unknown): number {
  const special = typeof content === 'string' && /^(NaN|-?Infinity|-?\d+(\.\d+)?([eE][+-]?\d+)?)$/.test(content);
  const value = special ? Number(content) : content;
  if (typeof value !== 'number') throw invalid('doubleValue must be a number.');
  return value;
}

/** The fields as ProtoJSON. */
export function encodeFields(fields: Fields): JsonObject {
  const json: JsonObject = {};
  for (const [name, value] of fields) json[name] = encodeValue(value);
  return json;
}

/** One value as ProtoJSON. NaN, infinities and -0 are strings, as JSON cannot represent them. */
export function encodeValue(value: Value): JsonObject {
  switch (value.type) {
    case 'null':
      return { nullValue: null };
    case 'boolean':
      return { booleanValue: value.value };
    case 'integer':
      return { integerValue: value.value.toString() };
    case 'double':
      return { doubleValue: encodeDouble(value.value) };
    case 'timestamp':
      return { timestampValue: formatTimestamp(value.value) };
    case 'string':
      return { stringValue: value.value };
    case 'bytes':
      return { bytesValue: value.value.toString('base64') };
    case 'reference':
      return { referenceValue: value.value };
    case 'geoPoint':
      return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
    case 'array':
      return { arrayValue: value.values.length === 0 ? {} : { values: value.values.map(encodeValue) } };
    case 'map':
      return { mapValue: { fields: encodeFields(value.fields) } };
  }
}

function encodeDouble(value: number): number | string {
  if (Object.is(value, -0)) return '-0';
  return Number.isFinite(value) ? value : String(value);
}
