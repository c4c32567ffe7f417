import { invalid } from './rpc-error.ts';

export type JsonObject = { [key: string]: unknown };

/** True when this parsed JSON is an object, neither array nor null. */
export function isObject(json: unknown): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** The JSON as an object. Errors: INVALID_ARGUMENT naming the expected value. */
export function asObject(json: unknown, what: string): JsonObject {
  if (!isObject(json)) throw invalid(`${what} must be an object.`);
  return json;
}

/** The JSON as a list; absent is empty, as ProtoJSON leaves empty lists out. */
export function asList(json: unknown, what: string): unknown[] {
  if (json === undefined || json === null) return [];
  if (!Array.isArray(json)) throw invalid(`${what} must be a list.`);
  return json;
}

/** The JSON as a string. */
export function asString(json: unknown, what: string): string {
  if (typeof json !== 'string') throw invalid(`${what} must be a string.`);
  return json;
}

/** The JSON as a whole number; ProtoJSON wraps optional ones as {value} and may write them as strings. */
export function asInteger(json: unknown, what: string): number {
  const plain = isObject(json) ? (json['value'] ?? 0) : json;
  const number = typeof plain === 'string' && /^-?\d{1,15}$/.test(plain) ? Number(plain) : plain;
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) throw invalid(`${what} must be a whole number.`);
  return number;
}

/** Deeper than any request needs, and shallow enough for all recursive functions. */
const mostDepth = 200;

/** Parse JSON text. Errors: INVALID_ARGUMENT when it is invalid, or nested deeper than 200 levels. */
export function parseJson(text: string): unknown {
  if (isDeep(text)) throw invalid(`JSON may be nested at most ${mostDepth} levels deep.`);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalid('Invalid JSON payload received.');
  }
}

function isDeep(text: string): boolean {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 0x22) i = endOfString(text, i);
    else if (unit === 0x7b || unit === 0x5b) {
      if (++depth > mostDepth) return true;
    } else if (unit === 0x7d || unit === 0x5d) depth--;
  }
  return false;
}

/**
 * The end of the string that begins at a quote; strings make up most of a body and are not scanned character by
 * character.
 */
function endOfString(text: string, begin: number): number {
  let end = begin;
  do end = text.indexOf('"', end + 1);
  while (end > 0 && isEscaped(text, end));
  return end < 0 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text.charCodeAt(before - 1) === 0x5c) before--;
  return (at - before) % 2 === 1;
}

/** A part of an answer that is already JSON text. Only `toJsonText` writes it without parsing it. */
export class JsonText {
  constructor(readonly text: string) {}

  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

/** JSON.stringify of plain JSON that may hold JsonText in lists and objects. */
export function toJsonText(json: unknown): string {
  if (json instanceof JsonText) return json.text;
  if (Array.isArray(json)) return `[${json.map(toJsonText).join(',')}]`;
  if (!isObject(json)) return JSON.stringify(json);
  let text = '';
  for (const [name, value] of Object.entries(json)) {
    if (value !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${toJsonText(value)}`;
  }
  return `{${text}}`;
}
