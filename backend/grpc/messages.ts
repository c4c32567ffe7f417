import protobuf, { type Field, type INamespace, type Method, type Type as MessageType } from 'protobufjs';
import { isObject, JsonText, type JsonObject } from '../json.ts';
import { parseTimestamp } from '../firestore/timestamp-text.ts';
import schema from './firestore-protos.json' with { type: 'json' };

// Node detects no named exports in this CommonJS package, though test runners do.
const { Enum, Root, Type } = protobuf;

// Google's public schema (google/firestore/v1, Apache-2.0), converted to JSON by protobufjs.
const root = Root.fromJSON(schema as INamespace).resolveAll();

/** The calls of google.firestore.v1.Firestore. */
export const methods: readonly Method[] = root.lookupService('google.firestore.v1.Firestore').methodsArray;

/** Decode a message to ProtoJSON, except that timestamps are {seconds, nanos} and numbers may be NaN. */
export function decodeMessage(type: string, bytes: Uint8Array): JsonObject {
  const messages = root.lookupType(type);
  return messages.toObject(messages.decode(bytes), { longs: String, enums: String, bytes: String });
}

/** Encode a message given as ProtoJSON. */
export function encodeMessage(type: string, json: JsonObject): Buffer {
  const messages = root.lookupType(type);
  return Buffer.from(messages.encode(messages.fromObject(toPlain(messages, json))).finish());
}

/** The full name of a call's request or response type. */
export function typeName(method: Method, which: 'requestType' | 'responseType'): string {
  return method.parent!.lookupType(method[which]).fullName.slice(1);
}

/**
 * Convert ProtoJSON to the plain objects that protobufjs expects: timestamps, special numbers, and null values differ.
 */
function toPlain(type: MessageType, json: JsonObject): JsonObject {
  const plain: JsonObject = {};
  for (const [name, value] of Object.entries(json)) {
    const field = type.fields[name];
    if (field) plain[name] = toPlainField(field.resolve(), value);
  }
  return plain;
}

function toPlainField(field: Field, given: unknown): unknown {
  const value = given instanceof JsonText ? given.toJSON() : given;
  if (field.map && isObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toPlainItem(field, item)]));
  }
  return field.repeated && Array.isArray(value)
    ? value.map((item: unknown) => toPlainItem(field, item))
    : toPlainItem(field, value);
}

function toPlainItem({ resolvedType, type }: Field, value: unknown): unknown {
  if (resolvedType instanceof Enum) return value === null ? 0 : value;
  if (!(resolvedType instanceof Type)) return type === 'double' ? Number(value) : value;
  if (resolvedType.fullName === '.google.protobuf.Timestamp') return parseTimestamp(value);
  if (/^\.google\.protobuf\.\w+Value$/.test(resolvedType.fullName) && !isObject(value)) return { value };
  return isObject(value) ? toPlain(resolvedType, value) : value;
}
