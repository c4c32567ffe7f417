import { operatorOn } from '../../backend/admin.ts';
import { calls } from '../../backend/firestore/calls.ts';
import { Database } from '../../backend/firestore/database.ts';
import { rulesGuard, withIndexes, type Guard } from '../../backend/firestore/guard.ts';
import { Indexes } from '../../backend/firestore/indexes.ts';
import { Transactions } from '../../backend/firestore/transactions.ts';
import type { JsonObject } from '../../backend/json.ts';
import type { Ruleset } from '../../backend/rules/ruleset.ts';
import type { RuleValue } from '../../backend/rules/values.ts';
import type { Journal } from '../../backend/store/journal.ts';

/** The caller as known to the rules. */
export interface Caller {
  readonly uid: string;
  readonly email: string;
}

/** For a database without persistence. */
export const NO_JOURNAL: Journal = { append: () => Promise.resolve(), settled: () => Promise.resolve() };

/** A guard with the rules and indexes for a caller; unauthenticated when undefined. */
export function guardOf(database: Database, ruleset: Ruleset, indexes: Indexes, who: Caller | undefined): Guard {
  const auth = who && new Map<string, RuleValue>([
    ['uid', who.uid],
    ['token', new Map<string, RuleValue>([['email', who.email]])],
  ]); // prettier-ignore
  return withIndexes(rulesGuard(database, ruleset, auth ?? null), indexes);
}

/**
 * The embedded backend's own commit, query and rules code over an in-memory database, without HTTP, tokens and disk.
 */
export function databaseInProcess(projectId: string, ruleset: Ruleset, indexesText: string) {
  const database = new Database(projectId, '(default)', NO_JOURNAL);
  const transactions = new Transactions(database);
  const indexes = Indexes.parse(indexesText);
  const guardFor = (who: Caller | undefined) => guardOf(database, ruleset, indexes, who);
  return {
    database,
    guardFor,
    /** Access without rules. */
    operator: operatorOn(database),
    /** One call by a user; unauthenticated when undefined. Errors: RpcError, as over the network. */
    call: async (who: Caller | undefined, method: string, request: JsonObject) =>
      calls[method]!({ database, transactions, guard: guardFor(who) }, request),
  };
}
