import type { MigrationStrategies, RxJsonSchema } from 'rxdb/plugins/core';
import { collections, type CollectionBelow } from '../../schemas/collections.ts';

/*
 * RxDB needs only the primary key, the indexes and the bounds of indexed fields: the fields themselves are checked by
 * the schemas before a row is written, and unknown fields of a newer version are kept.
 */

const WORD = { type: 'string', maxLength: 20 } as const;
const ID = { type: 'string', maxLength: 12 } as const;
const DAY = { type: 'string', maxLength: 10 } as const;
const SEQ = { type: 'integer', minimum: 0, maximum: 9_007_199_254_740_991, multipleOf: 1 } as const;
/** See `newestFirst`: an inverted time, so that an ascending index returns the newest first. */
const KEY = { type: 'integer', minimum: 0, maximum: 90_000_000_000_000, multipleOf: 1 } as const;

const local = { sync_state: WORD, local_seq: SEQ } as const;
const WAITING = ['sync_state', 'local_seq'];

/** Rows of a collection of facts: indexed by state, newest first, and by day. */
const factRows = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: { id: ID, business_id: ID, day: DAY, newest_first: KEY, ...local },
  required: ['id', 'business_id', 'day', 'newest_first', 'sync_state', 'local_seq'],
  indexes: [WAITING, ['business_id', 'newest_first'], ['business_id', 'day']],
} as const satisfies RxJsonSchema<Record<string, unknown>>;

/** Rows of a collection of things: few, and read all at once. */
const thingRows = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: { id: ID, business_id: ID, ...local },
  required: ['id', 'business_id', 'sync_state', 'local_seq'],
  indexes: [WAITING, ['business_id', 'id']],
} as const satisfies RxJsonSchema<Record<string, unknown>>;

/** One row for each Firestore path about people and businesses. */
const workspaceRows: RxJsonSchema<Record<string, unknown>> = {
  version: 0,
  primaryKey: 'path',
  type: 'object',
  properties: { path: { type: 'string', maxLength: 200 }, doc_kind: WORD, ...local },
  required: ['path', 'doc_kind', 'sync_state', 'local_seq'],
  indexes: [WAITING],
};

const rowsOfBusiness = Object.fromEntries(
  Object.entries(collections).map(([name, { is }]) => [name, { ...(is === 'fact' ? factRows : thingRows) }]),
) as unknown as Record<CollectionBelow, RxJsonSchema<Record<string, unknown>>>;

/** Row schema of each collection on this device, by name. RxDB opens at most 13. */
export const rowSchemas = { ...rowsOfBusiness, workspace: workspaceRows };

/**
 * A collection with the migrations from its older versions. Rows are never discarded: a migration with no work keeps
 * the row unchanged, including every field that a newer app version may have added. [SYN-30]
 */
export function rowsOf(schema: RxJsonSchema<Record<string, unknown>>) {
  const migrationStrategies: MigrationStrategies = {};
  for (let version = 1; version <= schema.version; version++) migrationStrategies[version] = (row: object) => row;
  return { schema, migrationStrategies };
}

/** Sort key of a record older than everything. */
export const LATEST_MS = 90_000_000_000_000;

/** Sort key of a fact: decreases as time increases. RxDB never serves a descending sort from an index. [SAL-20] */
export const newestFirst = (occurredAt: string): number =>
  Math.min(LATEST_MS, Math.max(0, LATEST_MS - Date.parse(occurredAt)));
