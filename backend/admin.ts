import { commit } from './firestore/commit.ts';
import type { Database } from './firestore/database.ts';
import { operatorGuard } from './firestore/guard.ts';
import { nameToPath } from './firestore/path.ts';
import type { Transform } from './firestore/transform.ts';
import { microsToTimestamp, nullValue, type Fields, type Value } from './firestore/value.ts';
import { compareStrings } from './firestore/value-order.ts';
import { idOf } from './firestore/path.ts';
import type { Write } from './firestore/write.ts';

/** Placeholder for a field value: the commit time. */
export const serverTimestamp = Symbol('server timestamp');

/**
 * A value written by the operator. Whole numbers are stored as integers, other numbers as doubles, Dates as timestamps.
 */
export type PlainValue =
  | null
  | boolean
  | number
  | bigint
  | string
  | Date
  | typeof serverTimestamp
  | readonly PlainValue[]
  | { readonly [key: string]: PlainValue | undefined };

/** One write of the operator: `set` replaces the document at a path such as "plans/small". */
export type AdminWrite =
  | { readonly set: string; readonly data: { readonly [key: string]: PlainValue | undefined } }
  | { readonly delete: string };

/** In-process access of this machine's operator; no rules apply. */
export interface Admin {
  /** Errors: AuthError EMAIL_EXISTS and similar. */
  createAccount(email: string, password: string): Promise<{ uid: string }>;
  findAccount(email: string): { uid: string } | undefined;
  /** Commit all writes atomically, at most 500. Resolves when on disk. */
  commit(writes: readonly AdminWrite[]): Promise<{ commitTime: Date }>;
  /** The data of a document; timestamps are Dates, integers numbers. */
  get(path: string): Record<string, unknown> | undefined;
  /** The documents of one collection, by id. */
  list(collectionPath: string): { id: string; data: Record<string, unknown> }[];
}

/** The operator's access to the documents of a database. */
export function operatorOn(database: Database): Pick<Admin, 'commit' | 'get' | 'list'> {
  return {
    async commit(writes) {
      if (writes.length > 500) throw new Error('A commit may have at most 500 writes.');
      const { time } = await commit(
        database,
        operatorGuard,
        writes.map((write) => toWrite(database.root, write)),
      );
      return { commitTime: new Date(Math.floor(time / 1000)) };
    },
    get(path) {
      const doc = database.get(path);
      return doc && toPlainObject(doc.fields);
    },
    list(collectionPath) {
      const docs = [...database.inCollection(collectionPath)];
      docs.sort((a, b) => compareStrings(a.path, b.path));
      return docs.map((doc) => ({ id: idOf(doc.path), data: toPlainObject(doc.fields) }));
    },
  };
}

function toWrite(root: string, write: AdminWrite): Write {
  if ('delete' in write) {
    return { kind: 'delete', path: nameToPath(root, `${root}/${write.delete}`), precondition: undefined };
  }
  const transforms: Transform[] = [];
  const fields = toFields(write.data, [], transforms);
  const path = nameToPath(root, `${root}/${write.set}`);
  return { kind: 'update', path, fields, mask: undefined, transforms, precondition: undefined };
}

/** Convert plain values to document fields; server timestamps are added to `transforms`. */
export function toFields(
  data: { readonly [key: string]: PlainValue | undefined },
  at: string[],
  transforms: Transform[],
): Fields {
  const fields = new Map<string, Value>();
  for (const [name, value] of Object.entries(data)) {
    if (value === undefined) continue;
    const field = [...at, name];
    if (value === serverTimestamp) transforms.push({ field, kind: 'setToServerValue', operand: nullValue });
    else fields.set(name, toValue(value, field, transforms));
  }
  return fields;
}

function toValue(value: PlainValue, at: string[], transforms: Transform[]): Value {
  if (value === null) return nullValue;
  if (typeof value === 'boolean') return { type: 'boolean', value };
  if (typeof value === 'string') return { type: 'string', value };
  if (typeof value === 'bigint') return { type: 'integer', value };
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? { type: 'integer', value: BigInt(value) } : { type: 'double', value };
  }
  if (value instanceof Date) return { type: 'timestamp', value: microsToTimestamp(value.getTime() * 1000) };
  if (value === serverTimestamp) throw new Error('serverTimestamp cannot stand inside a list.');
  if (isPlainList(value)) return { type: 'array', values: value.map((item) => toValue(item, [], [])) };
  return { type: 'map', fields: toFields(value, at, transforms) };
}

function isPlainList(value: PlainValue): value is readonly PlainValue[] {
  return Array.isArray(value);
}

/** The fields of a document as plain values. */
export function toPlainObject(fields: Fields): Record<string, unknown> {
  return Object.fromEntries([...fields].map(([name, value]) => [name, toPlain(value)]));
}

function toPlain(value: Value): unknown {
  switch (value.type) {
    case 'null':
      return null;
    case 'integer':
      return Number(value.value);
    case 'timestamp':
      return new Date(value.value.seconds * 1000 + Math.floor(value.value.nanos / 1e6));
    case 'geoPoint':
      return { latitude: value.latitude, longitude: value.longitude };
    case 'array':
      return value.values.map(toPlain);
    case 'map':
      return toPlainObject(value.fields);
    case 'boolean':
    case 'double':
    case 'string':
    case 'bytes':
    case 'reference':
      return value.value;
  }
}
