import type { Position } from './scanner.ts';
import type { RuleBytes } from './values.ts';

/** One step of a path in an expression: fixed text, or the value of $(…). */
export type PathStep = string | Expression;

export type UnaryOperator = '!' | '-';
export type BinaryOperator = '&&' | '||' | '==' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/' | '%' | 'in';

export type Expression = { readonly at: Position } & (
  | { readonly kind: 'literal'; readonly value: null | boolean | bigint | number | string | RuleBytes }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'map'; readonly entries: readonly { readonly key: Expression; readonly value: Expression }[] }
  | { readonly kind: 'path'; readonly steps: readonly PathStep[] }
  | { readonly kind: 'member'; readonly of: Expression; readonly name: string }
  | { readonly kind: 'index'; readonly of: Expression; readonly index: Expression }
  | {
      readonly kind: 'range';
      readonly of: Expression;
      readonly from: Expression | undefined;
      readonly to: Expression | undefined;
    }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
  | { readonly kind: 'method'; readonly of: Expression; readonly name: string; readonly args: readonly Expression[] }
  | { readonly kind: 'unary'; readonly operator: UnaryOperator; readonly operand: Expression }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'is'; readonly operand: Expression; readonly type: string; readonly typeAt: Position }
  | { readonly kind: 'choice'; readonly test: Expression; readonly yes: Expression; readonly no: Expression }
);

export interface FunctionDeclaration {
  readonly at: Position;
  readonly name: string;
  readonly parameters: readonly string[];
  readonly lets: readonly { readonly at: Position; readonly name: string; readonly value: Expression }[];
  readonly result: Expression;
}

/** One step of a match pattern: fixed text, {one} segment, or {several=**}. */
export type PatternStep =
  | { readonly kind: 'fixed'; readonly at: Position; readonly text: string }
  | {
      readonly kind: 'one' | 'rest';
      /** The position of its slash. */
      readonly at: Position;
      readonly name: string;
      readonly nameAt: Position;
    };

export type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

export interface Allow {
  readonly at: Position;
  readonly methods: ReadonlySet<Method>;
  readonly condition: Expression;
}

export interface MatchBlock {
  readonly at: Position;
  readonly pattern: readonly PatternStep[];
  readonly allows: readonly Allow[];
  readonly matches: readonly MatchBlock[];
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
}

/** Services with rules. */
export type RulesService = 'cloud.firestore' | 'firebase.storage';

export interface RulesFile {
  readonly version: '1' | '2';
  /** The service block, as a match block with an empty pattern. */
  readonly root: MatchBlock;
}
