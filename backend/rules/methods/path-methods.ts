import { asRuleMap, RuleError, RulePath, type RuleValue } from '../values.ts';
import { takes, type MethodTable } from './table.ts';
import { toText } from './to-text.ts';

/**
 * Methods of path: bind() replaces the segments written as {name} or {name=**}, from a map with exactly these names.
 */
export const pathMethods: MethodTable<RulePath> = {
  bind: takes(1, (self, [map]) => {
    const values = asRuleMap(map);
    if (!values) throw new RuleError('bind() needs a map.');
    const bound = new Set<string>();
    const segments = self.segments.flatMap((segment) => {
      const [, name, pattern] = /^\{(\w+)(?:=(\*\*?))?\}$/.exec(segment) ?? [];
      if (name === undefined) return [segment];
      bound.add(name);
      const value = values.get(name);
      if (pattern !== '**') return [boundSegment(value)];
      if (!(value instanceof RulePath)) throw new RuleError(`bind() needs a path for ${name}.`);
      return value.segments;
    });
    if (bound.size < values.size) throw new RuleError('bind() has more values than the path has names.');
    return new RulePath(segments);
  }),
};

/** A value as one path segment. Errors: RuleError for an empty text, and for values without a text. */
export function pathSegment(value: RuleValue): string {
  const text = value instanceof RulePath ? '' : toText(value);
  if (text === '') throw new RuleError('A path segment must be a text that is not empty.');
  return text;
}

/** Parse a path from text. Errors: RuleError for empty segments. */
export function parsePath(text: string): RulePath {
  const segments = text.replace(/^\//, '').split('/');
  if (segments.includes('')) throw new RuleError('A path must not have empty segments.');
  return new RulePath(segments);
}

function boundSegment(value: RuleValue | undefined): string {
  const segment = value === undefined ? '' : pathSegment(value);
  if (segment === '' || segment.includes('/')) throw new RuleError('bind() needs one segment for each name.');
  return segment;
}
