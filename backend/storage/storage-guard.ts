import type { Database } from '../firestore/database.ts';
import { microsToTimestamp } from '../firestore/value.ts';
import type { Method } from '../rules/ast.ts';
import type { StorageRuleset } from '../rules/storage-ruleset.ts';
import { RuleTimestamp, type RuleValue } from '../rules/values.ts';
import { StorageError } from './storage-error.ts';
import { toObjectResource, type AnnouncedObject } from './stored-object.ts';

/** Checks operations against the rules. Each check throws StorageError 403. */
export interface StorageGuard {
  /** Check a change from the previous object, if any, to the resulting one. */
  readonly checkWrite: (before: AnnouncedObject | undefined, after: AnnouncedObject) => void;
  /** Check an operation on an object, which may not exist. */
  readonly check: (method: Method, bucket: string, name: string, before?: AnnouncedObject) => void;
}

/** A guard that applies the rules; `auth` is request.auth, null when not signed in. */
export function storageGuard(database: Database, ruleset: StorageRuleset, auth: RuleValue): StorageGuard {
  const source = { databaseId: database.databaseId, before: (path: string) => database.get(path) };

  function ask(
    method: Method,
    bucket: string,
    name: string,
    before: AnnouncedObject | undefined,
    after?: AnnouncedObject,
  ): void {
    const time = new RuleTimestamp(microsToTimestamp(Date.now() * 1000));
    const [resource, requestResource] = [toObjectResource(before), toObjectResource(after)];
    if (ruleset({ method, bucket, name, auth, time, resource, requestResource }, source)) return;
    throw new StorageError(403, 'Permission denied.');
  }

  return {
    checkWrite: (before, after) => ask(before ? 'update' : 'create', after.bucket, after.name, before, after),
    check: (method, bucket, name, before) => ask(method, bucket, name, before),
  };
}
