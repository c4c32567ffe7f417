import type { Method } from './ast.ts';
import { checkRules } from './check.ts';
import { Evaluator, type Scope } from './evaluate.ts';
import { RequestLookups, type DocumentSource } from './lookups.ts';
import { findAllows } from './match-path.ts';
import { parseRules } from './parse.ts';
import { RuleLimitError, RulePath, RuleTimestamp, type RuleValue } from './values.ts';

/** One operation on one stored object, or one list, as input to Storage rules. */
export interface StorageRuleRequest {
  readonly method: Method;
  readonly bucket: string;
  /** The object's name; for a list, its prefix without the last "/". */
  readonly name: string;
  readonly auth: RuleValue;
  readonly time: RuleTimestamp;
  /** The current object, null when it does not exist. */
  readonly resource: RuleValue;
  /** The resulting object; null when nothing is written. */
  readonly requestResource: RuleValue;
}

/** Compiled Storage rules; returns whether a request is allowed. */
export type StorageRuleset = (request: StorageRuleRequest, database: DocumentSource) => boolean;

/** As in production, at most two documents may be looked up for one decision. */
const mostLookups = 2;

/** Compile Storage rules. Errors: RulesSyntaxError, its message begins with "Lline:column". [BCK-17] */
export function compileStorageRules(text: string): StorageRuleset {
  const file = parseRules(text, 'firebase.storage');
  checkRules(file, 'firebase.storage');
  return (request, database) => {
    const evaluator = new Evaluator(new RequestLookups(database, mostLookups).forOperation());
    const segments = ['b', request.bucket, 'o', ...(request.name === '' ? [] : request.name.split('/'))];
    const allows = findAllows(file, segments, request.method, scopeOf(request, segments));
    try {
      return allows.some(({ allow, scope }) => evaluator.isTrue(allow.condition, scope));
    } catch (error) {
      if (error instanceof RuleLimitError) return false;
      throw error;
    }
  };
}

function scopeOf(request: StorageRuleRequest, segments: readonly string[]): Scope {
  const value = new Map<string, RuleValue>([
    ['auth', request.auth],
    ['method', request.method],
    ['path', new RulePath(segments)],
    ['time', request.time],
  ]);
  if (request.method === 'create' || request.method === 'update') value.set('resource', request.requestResource);
  const values = new Map<string, RuleValue>([
    ['request', value],
    ['resource', request.resource],
  ]);
  return { values, functions: new Map(), parent: undefined };
}
