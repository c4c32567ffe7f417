import type { JsonObject } from '../json.ts';
import { RuleTimestamp, type RuleValue } from '../rules/values.ts';
import { microsToTimestamp } from '../firestore/value.ts';
import type { ObjectSettings } from './object-settings.ts';

/** An object of a bucket. Immutable. Times in milliseconds since 1970. */
export interface StoredObject {
  readonly settings: ObjectSettings;
  readonly bucket: string;
  readonly name: string;
  /** The file with its content, under a random id: the object's name is never used as a path. */
  readonly file: string;
  /** Size in bytes. */
  readonly size: number;
  /** MD5 of the content in base64. */
  readonly md5Hash: string;
  /** Number of the upload, counted over all objects; later uploads have higher numbers. */
  readonly generation: number;
  /** Number of metadata changes since the upload, starting at 1. */
  readonly metageneration: number;
  readonly timeCreated: number;
  readonly updated: number;
  /** A valid token allows downloading the object without further checks. */
  readonly downloadTokens: readonly string[];
}

/** An object before its content arrives, at the start of an upload. */
export type AnnouncedObject = Omit<StoredObject, 'file' | 'md5Hash'> & { readonly md5Hash: string | undefined };

/** The object resource in the format of Firebase Storage. */
export function describeObject(object: StoredObject): JsonObject {
  const { metadata, ...headers } = object.settings;
  return {
    name: object.name,
    bucket: object.bucket,
    md5Hash: object.md5Hash,
    contentEncoding: 'identity',
    contentDisposition: dispositionOf('inline', object.name),
    ...headers,
    generation: String(object.generation),
    metageneration: String(object.metageneration),
    size: String(object.size),
    timeCreated: new Date(object.timeCreated).toISOString(),
    updated: new Date(object.updated).toISOString(),
    storageClass: 'STANDARD',
    etag: etagOf(object),
    downloadTokens: object.downloadTokens.join(','),
    ...(Object.keys(metadata).length > 0 ? { metadata } : {}),
  };
}

/** `resource` and `request.resource` of Storage rules; unknown values are null. */
export function toObjectResource(object: AnnouncedObject | undefined): RuleValue {
  if (!object) return null;
  const { settings } = object;
  return new Map<string, RuleValue>([
    ['name', object.name],
    ['bucket', object.bucket],
    ['generation', BigInt(object.generation)],
    ['metageneration', BigInt(object.metageneration)],
    ['size', BigInt(object.size)],
    ['timeCreated', new RuleTimestamp(microsToTimestamp(object.timeCreated * 1000))],
    ['updated', new RuleTimestamp(microsToTimestamp(object.updated * 1000))],
    ['md5Hash', object.md5Hash ?? null],
    ['etag', etagOf(object)],
    ['contentType', settings.contentType],
    ['contentDisposition', settings.contentDisposition ?? null],
    ['contentEncoding', settings.contentEncoding ?? null],
    ['contentLanguage', settings.contentLanguage ?? null],
    ['cacheControl', settings.cacheControl ?? null],
    ['metadata', new Map(Object.entries(settings.metadata))],
  ]);
}

/** A Content-Disposition with the last part of the object's name. */
export function dispositionOf(kind: 'inline' | 'attachment', name: string): string {
  const file = encodeURIComponent(name.slice(name.lastIndexOf('/') + 1)).replace(/['()*]/g, (char) => {
    return `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
  });
  return `${kind}; filename*=utf-8''${file}`;
}

function etagOf({ generation, metageneration }: Pick<StoredObject, 'generation' | 'metageneration'>): string {
  return `${generation}.${metageneration}`;
}
