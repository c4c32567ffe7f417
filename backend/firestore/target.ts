import { asInteger, asList, asObject, asString, type JsonObject } from '../json.ts';
import { RpcError } from '../rpc-error.ts';
import type { Database } from './database.ts';
import type { Doc } from './document.ts';
import type { Guard } from './guard.ts';
import { nameToPath } from './path.ts';
import { decodeQuery, type Query } from './query.ts';
import { matches, runQuery } from './run-query.ts';

/** The subject of a target: a query, or named documents. */
export type Watched =
  | { readonly kind: 'query'; readonly query: Query }
  | { readonly kind: 'documents'; readonly paths: readonly string[] };

/** One target of a listen stream. */
export interface Target {
  readonly id: number;
  readonly watched: Watched;
  /** Documents that the rules read when they allowed the target; a change of one triggers a new rules check. */
  lookups: ReadonlySet<string>;
  /**
   * The last result sent to the client, kept only for queries with a limit, where a change can move other rows in or
   * out.
   */
  window: ReadonlyMap<string, Doc> | undefined;
}

/** The target id of an addTarget. Errors: INVALID_ARGUMENT. */
export function targetIdOf(json: JsonObject): number {
  return asInteger(json['targetId'] ?? 0, 'targetId');
}

/** The query or documents of an addTarget. Errors: INVALID_ARGUMENT, UNIMPLEMENTED. */
export function decodeWatched(root: string, json: JsonObject): Watched {
  if (json['documents'] !== undefined) {
    const names = asList(asObject(json['documents'], 'documents')['documents'], 'documents');
    return { kind: 'documents', paths: names.map((name) => nameToPath(root, asString(name, 'A document'))) };
  }
  if (json['query'] === undefined) throw new RpcError('UNIMPLEMENTED', 'This kind of target is not supported.');
  const { parent, structuredQuery } = asObject(json['query'], 'query');
  return { kind: 'query', query: decodeQuery(root, parent, structuredQuery) };
}

/** Check the right to watch this; returns the documents the decision depends on. Errors: PERMISSION_DENIED. */
export function checkWatched(guard: Guard, watched: Watched): ReadonlySet<string> {
  return watched.kind === 'query' ? guard.checkQuery(watched.query) : guard.checkGets(watched.paths);
}

/** The current documents of a target. */
export function documentsOf(database: Database, watched: Watched): Doc[] {
  if (watched.kind === 'query') return runQuery(database, watched.query);
  return watched.paths.flatMap((path) => database.get(path) ?? []);
}

/** Whether a change of one document can move others in or out, as with a limit. */
export function isWindow(watched: Watched): boolean {
  return watched.kind === 'query' && (watched.query.limit !== undefined || watched.query.offset > 0);
}

/** Whether a target without a limit shows this document. */
export function shows(root: string, watched: Watched, doc: Doc | undefined): boolean {
  if (!doc) return false;
  return watched.kind === 'query' ? matches(root, watched.query, doc) : watched.paths.includes(doc.path);
}

export function byPath(docs: readonly Doc[]): ReadonlyMap<string, Doc> {
  return new Map(docs.map((doc) => [doc.path, doc]));
}
