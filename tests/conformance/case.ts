/** JSON as sent over the wire. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };
export type JsonObject = { readonly [key: string]: Json | undefined };

/**
 * One request. `path` is relative to /v1/{documents root}. In path and body `$root` is the documents root, and
 * `$transaction`, `$updateTime` and `$pageToken` are values from an earlier answer of the same case.
 */
export interface Operation {
  /** The user whose token is sent; none when absent. The uid is the name. */
  readonly as?: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: JsonObject;
}

/** A script of requests that both servers should answer alike. */
export interface Case {
  /** "group: what", unique. */
  readonly name: string;
  /** The rules in force during the steps; everything is allowed when absent. */
  readonly rules?: string;
  /** Documents stored before the steps: path → wire fields. */
  readonly seed?: { readonly [path: string]: JsonObject };
  readonly steps: readonly Operation[];
  /** True to compare only whether each step is allowed or denied, not its result. */
  readonly verdict?: boolean;
  /** True to compare only the ids of the documents found. */
  readonly ids?: boolean;
}

/** Rules around match blocks. They are on one line, so that a position in them is a column. */
export const rulesOf = (body: string, version: '1' | '2' = '2'): string =>
  `rules_version = '${version}'; service cloud.firestore { match /databases/{database}/documents { ${body} } }`;

export const openRules = rulesOf('match /{path=**} { allow read, write; }');

/**
 * One case per line: whether a rule with this expression lets ada get the document /t/x. Lines that begin with # are
 * comments.
 */
export function expressions(group: string, lines: string, around = ''): Case[] {
  return linesOf(lines).map((line) => ({
    name: `${group}: ${line}`,
    rules: rulesOf(`${around} match /t/{id} { allow get: if ${line}; }`),
    steps: [getAs('ada', 't/x')],
    verdict: true,
  }));
}

/** The lines of a text, without comments and empty lines. */
export const linesOf = (text: string): string[] =>
  text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));

export const getAs = (as: string, path: string): Operation => ({ as, method: 'GET', path });
export const post = (call: string, body: JsonObject, as = 'ada'): Operation => ({
  as,
  method: 'POST',
  path: `:${call}`,
  body,
});
export const commit = (...writes: JsonObject[]): Operation => post('commit', { writes });
export const query = (structuredQuery: JsonObject, parent = ''): Operation => ({
  as: 'ada',
  method: 'POST',
  path: `${parent}:runQuery`,
  body: { structuredQuery },
});

/** A write that replaces a document. */
export const set = (path: string, fields: JsonObject, rest: JsonObject = {}): JsonObject => ({
  update: { name: `$root/${path}`, fields },
  ...rest,
});

/** Values in wire format. */
export const str = (stringValue: string): JsonObject => ({ stringValue });
export const int = (value: number | string): JsonObject => ({ integerValue: String(value) });
export const dbl = (doubleValue: number | string): JsonObject => ({ doubleValue });
export const bool = (booleanValue: boolean): JsonObject => ({ booleanValue });
export const nul: JsonObject = { nullValue: null };
export const time = (timestampValue: string): JsonObject => ({ timestampValue });
export const bytes = (text: string): JsonObject => ({ bytesValue: Buffer.from(text).toString('base64') });
export const ref = (path: string): JsonObject => ({ referenceValue: `$root/${path}` });
export const geo = (latitude: number, longitude: number): JsonObject => ({ geoPointValue: { latitude, longitude } });
export const list = (...values: JsonObject[]): JsonObject => ({ arrayValue: { values } });
export const map = (fields: JsonObject): JsonObject => ({ mapValue: { fields } });

/** Filters of a structured query. */
export const where = (fieldPath: string, op: string, value: JsonObject): JsonObject => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
export const unary = (fieldPath: string, op: string): JsonObject => ({ unaryFilter: { field: { fieldPath }, op } });
export const all = (...filters: JsonObject[]): JsonObject => ({ compositeFilter: { op: 'AND', filters } });
export const any = (...filters: JsonObject[]): JsonObject => ({ compositeFilter: { op: 'OR', filters } });
export const orderBy = (...fields: string[]): JsonObject[] =>
  fields.map((field) => ({
    field: { fieldPath: field.replace(/^-/, '') },
    direction: field.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
  }));
