import type { Allow, MatchBlock, Method, PatternStep, RulesFile } from './ast.ts';
import type { Scope } from './evaluate.ts';
import { RulePath, unknown, type RuleValue } from './values.ts';

/** Placeholders for unknown path segments of a list: any one document id, or any prefix above a collection group. */
export const anyId: unique symbol = Symbol('any id');
export const anyPrefix: unique symbol = Symbol('any prefix');

export type PathSegment = string | typeof anyId | typeof anyPrefix;

/** An allow statement that applies to a path, with the names bound by its matches. */
export interface ApplicableAllow {
  readonly allow: Allow;
  readonly scope: Scope;
  /** The enclosing match blocks, from the outermost. */
  readonly blocks: readonly MatchBlock[];
}

/** All allow statements for this method whose match covers the whole path. */
export function findAllows(
  file: RulesFile,
  segments: readonly PathSegment[],
  method: Method,
  around: Scope,
): ApplicableAllow[] {
  const found: ApplicableAllow[] = [];
  const leastRest = file.version === '2' ? 0 : 1;

  function enter(
    block: MatchBlock,
    rest: readonly PathSegment[],
    values: Map<string, RuleValue>,
    parent: Scope,
    above: readonly MatchBlock[],
  ): void {
    const scope: Scope = { values, functions: block.functions, parent };
    const blocks = [...above, block];
    if (rest.length === 0) {
      for (const allow of block.allows) if (allow.methods.has(method)) found.push({ allow, scope, blocks });
    }
    for (const match of block.matches) step(match, match.pattern, rest, new Map(), scope, blocks);
  }

  function step(
    block: MatchBlock,
    [first, ...later]: readonly PatternStep[],
    rest: readonly PathSegment[],
    values: Map<string, RuleValue>,
    parent: Scope,
    above: readonly MatchBlock[],
  ): void {
    if (!first) return enter(block, rest, values, parent, above);
    const [segment] = rest;
    if (first.kind === 'rest') {
      for (let length = leastRest; length <= rest.length; length++) {
        const bound = new Map(values).set(first.name, restValue(rest.slice(0, length)));
        step(block, later, rest.slice(length), bound, parent, above);
      }
    } else if (segment === undefined || segment === anyPrefix) return;
    else if (first.kind === 'one') {
      step(
        block,
        later,
        rest.slice(1),
        new Map(values).set(first.name, segment === anyId ? unknown : segment),
        parent,
        above,
      );
    } else if (first.kind === 'fixed' && first.text === segment)
      step(block, later, rest.slice(1), values, parent, above);
  }

  enter(file.root, segments, new Map(), around, []);
  return found;
}

function restValue(segments: readonly PathSegment[]): RuleValue {
  const known = segments.filter((segment) => typeof segment === 'string');
  return known.length === segments.length ? new RulePath(known) : unknown;
}
