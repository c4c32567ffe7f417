import type { Method, RulesFile } from './ast.ts';
import { checkRules } from './check.ts';
import { Evaluator, type Scope } from './evaluate.ts';
import type { RequestLookups } from './lookups.ts';
import { anyId, findAllows, type PathSegment } from './match-path.ts';
import { parseRules } from './parse.ts';
import type { TraceSink } from './trace.ts';
import { RuleLimitError, RulePath, RuleTimestamp, unknown, type RuleValue } from './values.ts';

/** One operation on one document, or one list, as input to the rules. */
export interface RuleRequest {
  readonly method: Method;
  readonly databaseId: string;
  /** Path segments below /databases/{databaseId}/documents. */
  readonly segments: readonly PathSegment[];
  readonly auth: RuleValue;
  readonly time: RuleTimestamp;
  readonly resource: RuleValue;
  readonly requestResource: RuleValue;
  readonly query: RuleValue;
}

export interface Decision {
  readonly allowed: boolean;
  /** Number of expressions evaluated; above 1,000 a request is denied. */
  readonly expressions: number;
  /** The exceeded limit, when it is the reason for the denial. */
  readonly limit: string | undefined;
}

/** Compiled rules. Access is denied unless an allow statement that covers the path evaluates to true. */
export interface Ruleset {
  readonly decide: (request: RuleRequest, lookups: RequestLookups, trace?: TraceSink) => Decision;
}

/** Compile rules. Errors: RulesSyntaxError, its message begins with "Lline:column". [BCK-5] */
export function compileRules(text: string): Ruleset {
  const file = parseRules(text);
  checkRules(file);
  return {
    decide(request, lookups, trace) {
      return judge(file, request, new Evaluator(lookups.forOperation(), trace), trace);
    },
  };
}

/** Decide a request by the rules of a file, using the given evaluator. */
export function judge(file: RulesFile, request: RuleRequest, evaluator: Evaluator, trace?: TraceSink): Decision {
  const segments: readonly PathSegment[] = ['databases', request.databaseId, 'documents', ...request.segments];
  try {
    const allows = findAllows(file, segments, request.method, requestScope(request, segments));
    const allowed = allows.some(({ allow, scope, blocks }) => {
      trace?.allow(allow, blocks);
      return evaluator.isTrue(allow.condition, scope);
    });
    return { allowed, expressions: evaluator.expressions, limit: undefined };
  } catch (error) {
    if (!(error instanceof RuleLimitError)) throw error;
    return { allowed: false, expressions: evaluator.expressions, limit: error.message };
  }
}

function requestScope(request: RuleRequest, segments: readonly PathSegment[]): Scope {
  // The path of a list is the collection's path, unless the query names a document.
  const named = segments.at(-1) === anyId ? segments.slice(0, -1) : segments;
  const known = named.filter((segment) => typeof segment === 'string');
  const value = new Map<string, RuleValue>([
    ['auth', request.auth],
    ['method', request.method],
    ['path', known.length === named.length ? new RulePath(known) : unknown],
    ['time', request.time],
  ]);
  // Other methods have no request.query, and reading it is an error.
  if (request.method === 'list') value.set('query', request.query);
  if (request.method !== 'get' && request.method !== 'list') value.set('resource', request.requestResource);
  const values = new Map<string, RuleValue>([
    ['request', value],
    ['resource', request.resource],
  ]);
  return { values, functions: new Map(), parent: undefined };
}
