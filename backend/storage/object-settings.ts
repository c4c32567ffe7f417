import { isObject, type JsonObject } from '../json.ts';
import { StorageError } from './storage-error.ts';

/** Object metadata set by the uploader, changeable later. */
export interface ObjectSettings {
  readonly contentType: string;
  readonly cacheControl?: string;
  readonly contentDisposition?: string;
  readonly contentEncoding?: string;
  readonly contentLanguage?: string;
  readonly metadata: Readonly<Record<string, string>>;
}

const headerNames = ['cacheControl', 'contentDisposition', 'contentEncoding', 'contentLanguage'] as const;
const mostMetadataBytes = 8192;
const contentTypePattern = /^[\w.+-]{1,127}\/[\w.+-]{1,127}(?:\s*;\s*[\w-]+=(?:[\w.+-]+|"[\w .:/+-]*"))*$/;

/**
 * Apply a metadata resource to settings: null removes a value, omitted values stay. The values are later sent as
 * headers, so only valid header text is accepted. Errors: StorageError 400.
 */
export function changeSettings(old: ObjectSettings, json: JsonObject): ObjectSettings {
  const headers = headerNames.flatMap((name) => {
    const value = json[name] === undefined ? old[name] : headerText(name, json[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  const contentType = json['contentType'] === undefined ? old.contentType : checkContentType(json['contentType']);
  return { contentType, ...Object.fromEntries(headers), metadata: changeMetadata(old.metadata, json['metadata']) };
}

/** Default settings of an object. */
export const plainSettings: ObjectSettings = { contentType: 'application/octet-stream', metadata: {} };

/** A validated media type. Errors: StorageError 400. */
export function checkContentType(value: unknown): string {
  if (value === null) return plainSettings.contentType;
  if (typeof value !== 'string' || !contentTypePattern.test(value)) throw refusal('contentType is not a media type.');
  return value;
}

function headerText(name: string, value: unknown): string | undefined {
  if (value === null || value === '') return undefined;
  if (typeof value !== 'string' || !/^[\x20-\x7e]{1,1024}$/.test(value)) throw refusal(`${name} is not header text.`);
  return value;
}

function changeMetadata(old: Readonly<Record<string, string>>, json: unknown): Record<string, string> {
  if (json === undefined) return { ...old };
  if (json === null) return {};
  if (!isObject(json)) throw refusal('metadata must be an object.');
  const changed = new Map(Object.entries(old));
  for (const [key, value] of Object.entries(json)) {
    if (value === null) changed.delete(key);
    else if (typeof value === 'string') changed.set(key, value);
    else throw refusal('metadata must hold strings.');
  }
  const bytes = [...changed].reduce((sum, pair) => sum + Buffer.byteLength(pair.join('')), 0);
  if (bytes > mostMetadataBytes) throw refusal(`metadata is larger than the ${mostMetadataBytes} bytes allowed.`);
  return Object.fromEntries(changed);
}

function refusal(message: string): StorageError {
  return new StorageError(400, message);
}
