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

/** What a new target is sent, and how many documents that costs. */
export interface First {
  readonly messages: JsonObject[];
  readonly reads: number;
}

/**
 * What a new target is sent: its rows, or after a break only what changed since the client's resume token, with the
 * number of rows there should be. A token of other data, or from too long ago, starts over; so does a query with a limit
 * in whose collection anything changed, as one change may move other rows in and out.
 * `time` (microseconds) is what the client may say it has heard; rows may be newer, and are then sent again.
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
    // A row that was deleted costs nothing.
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

/** The changes that a client with this token missed, undefined when it must start over. */
function missedSince(database: Database, watched: Watched, token: unknown): Change[] | undefined {
  const heard = decodeResumeToken(database, token);
  const changes = heard === undefined ? undefined : database.changesSince(heard);
  if (watched.kind === 'documents') return changes?.filter(({ path }) => watched.paths.includes(path));
  const near = changes?.filter(({ path }) => inScope(watched.query, path));
  return isWindow(watched) && near && near.length > 0 ? undefined : near;
}

/** A row that came or changed, or that left. Others are not told of: who may read some rows may not know of the rest. */
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
