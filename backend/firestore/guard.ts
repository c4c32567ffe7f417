import { RpcError } from '../rpc-error.ts';
import type { Method } from '../rules/ast.ts';
import { toResource } from '../rules/from-document.ts';
import { RequestLookups } from '../rules/lookups.ts';
import { possibleListings, queryValue } from '../rules/prove-list.ts';
import type { Ruleset, RuleRequest } from '../rules/ruleset.ts';
import { RuleTimestamp, type RuleValue } from '../rules/values.ts';
import type { PlannedWrite } from './commit.ts';
import type { Database } from './database.ts';
import type { Doc } from './document.ts';
import type { Indexes } from './indexes.ts';
import type { Query } from './query.ts';
import { microsToTimestamp } from './value.ts';

/** Says who may do what. Each check throws PERMISSION_DENIED, or answers which documents its decision hangs on. */
export interface Guard {
  /** `requestTime` in microseconds, whole milliseconds. */
  readonly checkWrites: (plan: readonly PlannedWrite[], requestTime: number) => void;
  readonly checkGets: (paths: readonly string[]) => ReadonlySet<string>;
  readonly checkQuery: (query: Query) => ReadonlySet<string>;
  /** For calls that no rules speak of. */
  readonly checkOperator: () => void;
}

const nothing: ReadonlySet<string> = new Set();

/** The operator of this machine, to whom no rules apply. */
export const operatorGuard: Guard = {
  checkWrites: () => undefined,
  checkGets: () => nothing,
  checkQuery: () => nothing,
  checkOperator: () => undefined,
};

/** A guard that also refuses a query, once the rules allow it, for which there is no index. */
export function withIndexes(guard: Guard, indexes: Indexes): Guard {
  return {
    ...guard,
    checkQuery(query) {
      const lookups = guard.checkQuery(query);
      indexes.check(query);
      return lookups;
    },
  };
}

const perRequest = 10;
const perBatch = 20;

/** Somebody whom the rules judge; `auth` is request.auth, null when not signed in. */
export function rulesGuard(database: Database, ruleset: Ruleset, auth: RuleValue): Guard {
  const { databaseId } = database;
  const before = (path: string) => database.get(path);

  function check(
    request: Partial<RuleRequest> & Pick<RuleRequest, 'method' | 'segments'>,
    lookups: RequestLookups,
  ): void {
    const time = new RuleTimestamp(microsToTimestamp(Date.now() * 1000));
    const whole = { databaseId, auth, time, resource: null, requestResource: null, query: null, ...request };
    const { allowed, limit } = ruleset.decide(whole, lookups);
    if (!allowed) throw new RpcError('PERMISSION_DENIED', limit ?? 'Missing or insufficient permissions.');
  }

  function checkGet(path: string, lookups: RequestLookups): void {
    check({ method: 'get', segments: path.split('/'), resource: toResource(before(path), databaseId) }, lookups);
  }

  /** Do the checks of one request; what they look up is billed also when they refuse. */
  function metered(lookups: RequestLookups, checks: () => void): ReadonlySet<string> {
    try {
      checks();
    } finally {
      if (lookups.paths.size > 0) database.meter.count('rules', { reads: lookups.paths.size });
    }
    return lookups.paths;
  }

  return {
    checkOperator() {
      throw new RpcError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
    },
    checkWrites(plan, requestTime) {
      const left = new Map(plan.map(({ write, after }) => [write.path, after]));
      const after = (path: string) => (left.has(path) ? left.get(path) : before(path));
      const lookups = new RequestLookups({ databaseId, before, after }, plan.length > 1 ? perBatch : perRequest);
      const time = new RuleTimestamp(microsToTimestamp(requestTime));
      metered(lookups, () => {
        for (const step of plan) {
          const segments = step.write.path.split('/');
          check({ ...writeRequest(step, databaseId), segments, time }, lookups);
          // Of a document written twice, each write is judged in its turn, and as a change from what is stored to what
          // is left in the end, as Google judges it: either may refuse.
          const [stored, final] = [before(step.write.path), left.get(step.write.path)];
          if (stored === step.before && final === step.after) continue;
          check({ ...writeRequest({ ...step, before: stored, after: final }, databaseId), segments, time }, lookups);
        }
      });
    },
    checkGets(paths) {
      const lookups = new RequestLookups({ databaseId, before }, paths.length > 1 ? perBatch : perRequest);
      return metered(lookups, () => {
        for (const path of paths) checkGet(path, lookups);
      });
    },
    checkQuery(query) {
      const lookups = new RequestLookups({ databaseId, before }, perRequest);
      return metered(lookups, () => {
        for (const listing of possibleListings(query, databaseId)) {
          check({ method: 'list', ...listing, query: queryValue(query) }, lookups);
        }
      });
    },
  };
}

function writeRequest(
  { write, before, after }: PlannedWrite,
  databaseId: string,
): Pick<RuleRequest, 'method' | 'resource' | 'requestResource'> {
  const method = writeMethod(write, before);
  return {
    method,
    resource: method === 'create' ? null : toResource(before, databaseId),
    requestResource: write.kind === 'update' ? toResource(after, databaseId) : null,
  };
}

/**
 * A write that demands a document, or none, is judged as an update, or a create, whatever there is: what the rules say
 * then tells nothing about whether it exists. The precondition is checked after them.
 */
function writeMethod({ kind, precondition }: PlannedWrite['write'], before: Doc | undefined): Method {
  if (kind === 'verify') return 'get';
  if (kind === 'delete') return 'delete';
  if (precondition === undefined) return before ? 'update' : 'create';
  return 'exists' in precondition && !precondition.exists ? 'create' : 'update';
}
