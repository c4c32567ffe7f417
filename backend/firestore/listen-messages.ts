import type { JsonObject } from '../json.ts';
import type { RpcError } from '../rpc-error.ts';
import type { Database } from './database.ts';
import { encodeDocument, type Doc } from './document.ts';
import { encodeResumeToken } from './resume-token.ts';
import { formatMicros } from './timestamp-text.ts';

/** A targetChange of the given type for one target. */
export function targetChange(type: 'ADD' | 'RESET', id: number): JsonObject {
  return { targetChange: { targetChangeType: type, targetIds: [id] } };
}

/** Target removed, with the cause when the server removed it. */
export function targetRemoved(id: number, cause?: RpcError): JsonObject {
  const reason = cause ? { cause: { code: cause.grpcCode, message: cause.message } } : {};
  return { targetChange: { targetChangeType: 'REMOVE', targetIds: [id], ...reason } };
}

/** Target current: everything as of `time` has been sent. */
export function targetCurrent(database: Database, id: number, time: number): JsonObject {
  return { targetChange: { targetChangeType: 'CURRENT', targetIds: [id], ...moment(database, time) } };
}

/** Consistent snapshot: the client may show everything sent so far. */
export function snapshotMarker(database: Database, time: number): JsonObject {
  return { targetChange: moment(database, time) };
}

/** Existence filter: the document count of the target, from which a client detects a missed removal. */
export function existenceFilter(id: number, count: number): JsonObject {
  return { filter: { targetId: id, count } };
}

/** A document matches `inTargets` and no longer matches `outOf`. */
export function documentChanged(root: string, doc: Doc, inTargets: number[], outOf: number[] = []): JsonObject {
  const removed = outOf.length > 0 ? { removedTargetIds: outOf } : {};
  return { documentChange: { document: encodeDocument(root, doc), targetIds: inTargets, ...removed } };
}

/** A document was deleted, or (`exists`) no longer matches these targets. `time` in microseconds. */
export function documentLeft(root: string, path: string, exists: boolean, outOf: number[], time: number): JsonObject {
  const left = { document: `${root}/${path}`, removedTargetIds: outOf, readTime: formatMicros(time) };
  return exists ? { documentRemove: left } : { documentDelete: left };
}

function moment(database: Database, time: number): JsonObject {
  return { resumeToken: encodeResumeToken(database, time), readTime: formatMicros(time) };
}
