import type { JsonObject } from '../json.ts';
import type { Change, Database } from './database.ts';
import type { Doc } from './document.ts';
import {
  documentChanged,
  documentLeft,
  existenceFilter,
  snapshotMarker,
  targetChange,
  targetCurrent,
} from './listen-messages.ts';
import { inScope } from './run-query.ts';
import { decodeResumeToken } from './resume-token.ts';
import { byPath, documentsOf, isWindow, shows, type Target, type Watched } from './target.ts';

/** Initial messages of a new target, and the document reads they cost. */
export interface First {
  readonly messages: JsonObject[];
  readonly reads: number;
}

/**
 * Initial messages of a new target: all rows, or on resumption only the changes since the client's resume token and an
 * existence filter with the row count. A token of other data, or an expired one, starts over; a query with a limit also
 * starts over when anything in its collection changed, as one change may move other rows in and out. `time`
 * (microseconds) is the read time confirmed to the client; rows may be newer and are then sent again.
 */
export function firstMessages(database: Database, target: Target, request: JsonObject, time: number): First {
  const { id, watched } = target;
  const docs = documentsOf(database, watched);
  if (isWindow(watched)) target.window = byPath(docs);
  const missed = missedSince(database, watched, request['resumeToken']);
  const end = [targetCurrent(database, id, time), snapshotMarker(database, time)];
  if (missed) {
    const changes = missed.flatMap((change) => missedMessage(database, target, change, time));
    const messages = [targetChange('ADD', id), ...changes, existenceFilter(id, docs.length), ...end];
    // Deleted rows are not billed.
    return { messages, reads: changes.filter((message) => message['documentDelete'] === undefined).length };
  }
  const reset = request['resumeToken'] === undefined ? [] : [targetChange('RESET', id)];
  const messages = [targetChange('ADD', id), ...reset, ...rowsOf(database, target, docs, time), ...end];
  return { messages, reads: Math.max(1, docs.length) };
}

function rowsOf({ root }: Database, { id, watched }: Target, docs: readonly Doc[], time: number): JsonObject[] {
  const rows = docs.map((doc) => documentChanged(root, doc, [id]));
  if (watched.kind === 'query') return rows;
  const missing = watched.paths.filter((path) => !docs.some((doc) => doc.path === path));
  return [...rows, ...missing.map((path) => documentLeft(root, path, false, [id], time))];
}

/** The changes missed by a client with this token, undefined when it must start over. */
function missedSince(database: Database, watched: Watched, token: unknown): Change[] | undefined {
  const heard = decodeResumeToken(database, token);
  const changes = heard === undefined ? undefined : database.changesSince(heard);
  if (watched.kind === 'documents') return changes?.filter(({ path }) => watched.paths.includes(path));
  const near = changes?.filter(({ path }) => inScope(watched.query, path));
  return isWindow(watched) && near && near.length > 0 ? undefined : near;
}

/**
 * The message for a row that was added, changed or removed. Other changes are not sent: a client that may read some
 * rows must not learn of the rest.
 */
function missedMessage(
  database: Database,
  target: Target,
  { path, before, after }: Change,
  time: number,
): JsonObject[] {
  const { root } = database;
  if (after && shows(root, target.watched, after)) return [documentChanged(root, after, [target.id])];
  return shows(root, target.watched, before) ? [documentLeft(root, path, after !== undefined, [target.id], time)] : [];
}
