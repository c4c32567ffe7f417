import { operatorOn } from '../../backend/admin.ts';
import { calls } from '../../backend/firestore/calls.ts';
import { Database } from '../../backend/firestore/database.ts';
import { rulesGuard, withIndexes, type Guard } from '../../backend/firestore/guard.ts';
import { Indexes } from '../../backend/firestore/indexes.ts';
import { Transactions } from '../../backend/firestore/transactions.ts';
import type { JsonObject } from '../../backend/json.ts';
import type { Ruleset } from '../../backend/rules/ruleset.ts';
import type { RuleValue } from '../../backend/rules/values.ts';

/** What the rules know of whoever asks. */
export interface Caller {
  readonly uid: string;
  readonly email: string;
}

/** The embedded backend's own commit, query and rules code over a database in memory, without HTTP, tokens and disk. */
export function databaseInProcess(projectId: string, ruleset: Ruleset, indexesText: string) {
  const journal = { append: () => Promise.resolve(), settled: () => Promise.resolve() };
  const database = new Database(projectId, '(default)', journal);
  const transactions = new Transactions(database);
  const indexes = Indexes.parse(indexesText);
  const guardFor = (who: Caller | undefined): Guard => {
    const auth = who && new Map<string, RuleValue>([
      ['uid', who.uid],
      ['token', new Map<string, RuleValue>([['email', who.email]])],
    ]); // prettier-ignore
    return withIndexes(rulesGuard(database, ruleset, auth ?? null), indexes);
  };
  return {
    database,
    guardFor,
    /** Access to which no rules apply. */
    operator: operatorOn(database),
    /** One call in somebody's name; nobody's when undefined. Errors: RpcError, as over the wire. */
    call: async (who: Caller | undefined, method: string, request: JsonObject) =>
      calls[method]!({ database, transactions, guard: guardFor(who) }, request),
  };
}
