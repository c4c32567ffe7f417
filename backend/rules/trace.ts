import type { Allow, Expression, MatchBlock } from './ast.ts';
import type { RuleValue } from './values.ts';

/** The result of an expression: its value, or the reason why it has none. */
export type Outcome = { readonly value: RuleValue } | { readonly error: string };

/** Receives the evaluation steps of a decision. Normal service has no sink and no cost. */
export interface TraceSink {
  /** An allow statement that covers the request's path and method is about to be evaluated. */
  readonly allow: (allow: Allow, blocks: readonly MatchBlock[]) => void;
  readonly enter: (node: Expression) => void;
  readonly leave: (node: Expression, outcome: Outcome) => void;
}
