import type { JsonObject } from '../json.ts';
import type { WriteResult } from './commit.ts';
import { formatMicros } from './timestamp-text.ts';
import { encodeValue } from './value-json.ts';

/** A CommitResponse as ProtoJSON. */
export function encodeCommit({ time, results }: { time: number; results: readonly WriteResult[] }): JsonObject {
  return {
    writeResults: results.map(encodeWriteResult),
    commitTime: formatMicros(time),
  };
}

/** A WriteResult as ProtoJSON. */
export function encodeWriteResult({ updateTime, transformResults }: WriteResult): JsonObject {
  return {
    ...(updateTime === undefined ? {} : { updateTime: formatMicros(updateTime) }),
    ...(transformResults.length === 0 ? {} : { transformResults: transformResults.map(encodeValue) }),
  };
}
