import type { Allow, Expression, MatchBlock } from './ast.ts';
import type { RuleValue } from './values.ts';

/** What an expression gave: its value, or why it has none. */
export type Outcome = { readonly value: RuleValue } | { readonly error: string };

/** Told what the rules look at while they decide. Nobody listens in ordinary service, which then costs nothing. */
export interface TraceSink {
  /** An allow statement that covers the request's path and method is about to be evaluated. */
  readonly allow: (allow: Allow, blocks: readonly MatchBlock[]) => void;
  readonly enter: (node: Expression) => void;
  readonly leave: (node: Expression, outcome: Outcome) => void;
}
