import { asList, asObject, asString, type JsonObject } from '../json.ts';
import { invalid } from '../rpc-error.ts';
import { parseFieldPath, type FieldPath } from './field-path.ts';
import { nameToPath } from './path.ts';
import { parseTimestamp } from './timestamp-text.ts';
import { decodeTransform, type Transform } from './transform.ts';
import { decodeFields } from './value-json.ts';
import type { Fields } from './value.ts';

/** The precondition of a write; `updateTime` in microseconds. */
export type Precondition = { readonly exists: boolean } | { readonly updateTime: number } | undefined;

/** One write of a commit. An update without a mask replaces the document. */
export type Write =
  | {
      readonly kind: 'update';
      readonly path: string;
      readonly fields: Fields;
      readonly mask: readonly FieldPath[] | undefined;
      readonly transforms: readonly Transform[];
      readonly precondition: Precondition;
    }
  | { readonly kind: 'delete'; readonly path: string; readonly precondition: Precondition }
  | { readonly kind: 'verify'; readonly path: string; readonly precondition: Precondition };

/** Decode the writes of a commit request, at most 500. Errors: INVALID_ARGUMENT. */
export function decodeWrites(root: string, json: unknown): Write[] {
  const writes = asList(json, 'writes');
  if (writes.length > 500) throw invalid('A commit may have at most 500 writes.');
  const decoded = writes.map((write) => decodeWrite(root, asObject(write, 'A write')));
  const verified = new Set(decoded.flatMap(({ kind, path }) => (kind === 'verify' ? path : [])));
  if (decoded.some(({ kind, path }) => kind !== 'verify' && verified.has(path)))
    throw invalid('A document cannot be both verified and written.');
  return decoded;
}

function decodeWrite(root: string, json: JsonObject): Write {
  const precondition = decodePrecondition(json['currentDocument']);
  const kinds = ['update', 'delete', 'verify', 'transform'].filter((kind) => json[kind] !== undefined);
  if (kinds.length !== 1) throw invalid('A write must be one of update, delete, verify and transform.');
  if (json['delete'] !== undefined) {
    return { kind: 'delete', path: nameToPath(root, asString(json['delete'], 'delete')), precondition };
  }
  if (json['verify'] !== undefined) {
    if (precondition === undefined) throw invalid('A verify needs a condition.');
    return { kind: 'verify', path: nameToPath(root, asString(json['verify'], 'verify')), precondition };
  }
  if (json['transform'] !== undefined) {
    const { document, fieldTransforms } = asObject(json['transform'], 'transform');
    const transforms = asList(fieldTransforms, 'fieldTransforms').map(decodeTransform);
    const path = nameToPath(root, asString(document, 'document'));
    return { kind: 'update', path, fields: new Map(), mask: [], transforms, precondition };
  }
  const { name, fields } = asObject(json['update'], 'update');
  return {
    kind: 'update',
    path: nameToPath(root, asString(name, 'name')),
    fields: decodeFields(fields),
    mask: json['updateMask'] === undefined ? undefined : decodeMask(json['updateMask']),
    transforms: asList(json['updateTransforms'], 'updateTransforms').map(decodeTransform),
    precondition,
  };
}

/** The paths of a DocumentMask. */
export function decodeMask(json: unknown): FieldPath[] {
  return asList(asObject(json, 'A mask')['fieldPaths'], 'fieldPaths').map((path) =>
    parseFieldPath(asString(path, 'A field path')),
  );
}

function decodePrecondition(json: unknown): Precondition {
  if (json === undefined || json === null) return undefined;
  const { exists, updateTime } = asObject(json, 'currentDocument');
  if (typeof exists === 'boolean') return { exists };
  if (updateTime === undefined) return undefined;
  const { seconds, nanos } = parseTimestamp(updateTime);
  return { updateTime: seconds * 1e6 + Math.floor(nanos / 1000) };
}
