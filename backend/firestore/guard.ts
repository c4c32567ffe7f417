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

/** Authorises operations. Each check throws PERMISSION_DENIED or returns the documents its decision depends on. */
export interface Guard {
  /** `requestTime` in microseconds, whole milliseconds. */
  readonly checkWrites: (plan: readonly PlannedWrite[], requestTime: number) => void;
  readonly checkGets: (paths: readonly string[]) => ReadonlySet<string>;
  readonly checkQuery: (query: Query) => ReadonlySet<string>;
  /** For calls that the rules do not cover. */
  readonly checkOperator: () => void;
}

const nothing: ReadonlySet<string> = new Set();

/** The guard of this machine's operator; no rules apply. */
export const operatorGuard: Guard = {
  checkWrites: () => undefined,
  checkGets: () => nothing,
  checkQuery: () => nothing,
  checkOperator: () => undefined,
};

/** A guard that, after the rules allow a query, also refuses it when it has no index. */
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

/** A guard that applies the rules; `auth` is request.auth, null when not signed in. */
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

  /** Run the checks of one request; their look-ups are billed even when the checks refuse. */
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
          // When a commit writes a document several times, each write is checked in sequence and also as a change from
          // the stored to the final document, as Google does: either check may refuse.
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
 * The method for the rules. With an exists precondition, a write is always an update (exists: true) or a create
 * (exists: false), whatever is stored, so that the decision does not reveal whether the document exists. The
 * precondition is checked afterwards.
 */
function writeMethod({ kind, precondition }: PlannedWrite['write'], before: Doc | undefined): Method {
  if (kind === 'verify') return 'get';
  if (kind === 'delete') return 'delete';
  if (precondition === undefined) return before ? 'update' : 'create';
  return 'exists' in precondition && !precondition.exists ? 'create' : 'update';
}
