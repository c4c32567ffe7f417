import type { JsonObject } from '../json.ts';
import type { RpcError } from '../rpc-error.ts';
import type { Database } from './database.ts';
import { encodeDocument, type Doc } from './document.ts';
import { encodeResumeToken } from './resume-token.ts';
import { formatMicros } from './timestamp-text.ts';

/** targetChange of a type, for one target. */
export function targetChange(type: 'ADD' | 'RESET', id: number): JsonObject {
  return { targetChange: { targetChangeType: type, targetIds: [id] } };
}

/** The target is taken back, with the reason when the server did it. */
export function targetRemoved(id: number, cause?: RpcError): JsonObject {
  const reason = cause ? { cause: { code: cause.grpcCode, message: cause.message } } : {};
  return { targetChange: { targetChangeType: 'REMOVE', targetIds: [id], ...reason } };
}

/** The target has been sent all there was at `time`. */
export function targetCurrent(database: Database, id: number, time: number): JsonObject {
  return { targetChange: { targetChangeType: 'CURRENT', targetIds: [id], ...moment(database, time) } };
}

/** The client may show everything sent so far: one atomic snapshot ends here. */
export function snapshotMarker(database: Database, time: number): JsonObject {
  return { targetChange: moment(database, time) };
}

/** How many documents the target has, by which a client finds that it missed a removal. */
export function existenceFilter(id: number, count: number): JsonObject {
  return { filter: { targetId: id, count } };
}

/** A document is in these targets and no longer in those. */
export function documentChanged(root: string, doc: Doc, inTargets: number[], outOf: number[] = []): JsonObject {
  const removed = outOf.length > 0 ? { removedTargetIds: outOf } : {};
  return { documentChange: { document: encodeDocument(root, doc), targetIds: inTargets, ...removed } };
}

/** A document is gone, or (`exists`) only left these targets. `time` in microseconds. */
export function documentLeft(root: string, path: string, exists: boolean, outOf: number[], time: number): JsonObject {
  const left = { document: `${root}/${path}`, removedTargetIds: outOf, readTime: formatMicros(time) };
  return exists ? { documentRemove: left } : { documentDelete: left };
}

function moment(database: Database, time: number): JsonObject {
  return { resumeToken: encodeResumeToken(database, time), readTime: formatMicros(time) };
}
