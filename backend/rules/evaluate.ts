import type { Expression, FunctionDeclaration } from './ast.ts';
import { toResource } from './from-document.ts';
import type { OperationLookups } from './lookups.ts';
import { globalFunctions, namespaces } from './methods/functions.ts';
import { callMethod } from './methods/methods.ts';
import { pathSegment } from './methods/path-methods.ts';
import { applyBinary, itemAt, negate, rangeOf } from './operators.ts';
import type { TraceSink } from './trace.ts';
import { uncertainBinary, uncertainIs, uncertainMember, uncertainMethod } from './uncertain.ts';
import {
  asRuleMap,
  isUncertain,
  RuleError,
  RuleLimitError,
  RulePath,
  typeName,
  unknown,
  Unknown,
  type RuleValue,
} from './values.ts';

/**
 * Names visible at a place in the rules: wildcards, parameters, lets and functions, with the enclosing scope as
 * `parent`.
 */
export interface Scope {
  readonly values: ReadonlyMap<string, Outcome>;
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly parent: Scope | undefined;
}

/** The result of an expression. An operand, argument or let without a value is an error only where it is used. */
type Outcome = RuleValue | RuleError;

const mostExpressions = 1000;
/** Maximum call depth: the first function and 20 nested calls below it. */
const mostCalls = 21;
const lookupFunctions = new Set(['get', 'exists', 'getAfter', 'existsAfter']);

/** Evaluates expressions for one document operation and counts them, as production refuses above 1,000. */
export class Evaluator {
  expressions = 0;
  private calls = 0;

  constructor(
    private readonly lookups: OperationLookups,
    private readonly trace?: TraceSink,
  ) {}

  /** True when a condition holds; a condition that cannot be evaluated does not hold. */
  isTrue(condition: Expression, scope: Scope): boolean {
    try {
      return this.evaluate(condition, scope) === true;
    } catch (error) {
      if (error instanceof RuleError) return false;
      throw error;
    }
  }

  /** The value of an expression. Errors: RuleError when it has none, RuleLimitError when a limit is reached. */
  evaluate(node: Expression, scope: Scope): RuleValue {
    if (!this.trace) return this.valueOf(node, scope);
    this.trace.enter(node);
    try {
      const value = this.valueOf(node, scope);
      this.trace.leave(node, { value });
      return value;
    } catch (error) {
      this.trace.leave(node, { error: error instanceof Error ? error.message : String(error) });
      throw error;
    }
  }

  private valueOf(node: Expression, scope: Scope): RuleValue {
    this.count(1);
    switch (node.kind) {
      case 'literal':
        return node.value;
      case 'name':
        return valueIn(findValue(scope, node.name));
      case 'list':
        return orUnknown(this.all(node.items, scope));
      case 'map':
        return this.makeMap(node, scope);
      case 'path':
        return this.makePath(node, scope);
      case 'member':
        return member(this.evaluate(node.of, scope), node.name);
      case 'index': {
        const [of, index] = this.all([node.of, node.index], scope);
        return at(of, index);
      }
      case 'range': {
        const outcome = this.outcome(node.of, scope);
        const ends = [node.from, node.to].map((end) => end && this.outcome(end, scope));
        const of = valueIn(outcome);
        const [from, to] = ends.map((end) => (end === undefined ? undefined : valueIn(end)));
        return [of, from, to].some(isUncertain) ? unknown : rangeOf(of, from, to);
      }
      case 'call':
        return this.call(node, scope);
      case 'method':
        return this.callMethod(node, scope);
      case 'unary':
        return this.unary(node, scope);
      case 'binary':
        return this.binary(node, scope);
      case 'is':
        return this.is(node, scope);
      case 'choice': {
        const test = this.outcome(node.test, scope);
        this.count(1);
        const truth = asTruth(valueIn(test));
        if (truth instanceof Unknown) return unknown;
        // Production counts the else branch as a test of the negated condition.
        if (!truth) this.count(2);
        return this.evaluate(truth ? node.yes : node.no, scope);
      }
    }
  }

  /**
   * The values of operands. All are evaluated and counted, even when an earlier one has no value. Errors: the RuleError
   * of the first without a value.
   */
  private all<const N extends readonly Expression[]>(nodes: N, scope: Scope): { -readonly [I in keyof N]: RuleValue } {
    const outcomes = nodes.map((node) => this.outcome(node, scope));
    return outcomes.map(valueIn) as { -readonly [I in keyof N]: RuleValue };
  }

  private outcome(node: Expression, scope: Scope): Outcome {
    try {
      return this.evaluate(node, scope);
    } catch (error) {
      if (error instanceof RuleError) return error;
      throw error;
    }
  }

  private count(cost: number): void {
    this.expressions += cost;
    if (this.expressions > mostExpressions) throw new RuleLimitError('More than 1,000 expressions were evaluated.');
  }

  private makeMap(node: Extract<Expression, { kind: 'map' }>, scope: Scope): RuleValue {
    const map = new Map<string, RuleValue>();
    let uncertain = false;
    const parts = this.all(
      node.entries.flatMap(({ key, value }) => [key, value]),
      scope,
    );
    for (let i = 0; i < parts.length; i += 2) {
      const [key, value] = [parts[i]!, parts[i + 1]!];
      uncertain ||= isUncertain(key) || isUncertain(value);
      if (!uncertain && typeof key !== 'string') throw new RuleError('A map key must be a string.');
      if (typeof key === 'string') map.set(key, value);
    }
    return uncertain ? unknown : map;
  }

  private makePath(node: Extract<Expression, { kind: 'path' }>, scope: Scope): RuleValue {
    const parts = node.steps.map((step) => {
      if (typeof step !== 'string') return this.outcome(step, scope);
      this.count(1);
      return step;
    });
    const values = parts.map(valueIn);
    if (values.some(isUncertain)) return unknown;
    return new RulePath(values.flatMap((value) => (value instanceof RulePath ? value.segments : pathSegment(value))));
  }

  private call(node: Extract<Expression, { kind: 'call' }>, scope: Scope): RuleValue {
    const declared = findFunction(scope, node.name);
    if (declared) {
      const args = node.args.map((arg) => this.outcome(arg, scope));
      return this.callDeclared(declared.declaration, declared.scope, args);
    }
    const args = this.all(node.args, scope);
    if (args.some(isUncertain)) return unknown;
    if (lookupFunctions.has(node.name)) return this.lookUp(node.name, args[0]);
    const builtIn = Object.hasOwn(globalFunctions, node.name) ? globalFunctions[node.name] : undefined;
    if (!builtIn) throw new RuleError(`Unknown function ${node.name}().`);
    return builtIn.run(null, args);
  }

  private callDeclared(declaration: FunctionDeclaration, around: Scope, args: readonly Outcome[]): RuleValue {
    if (++this.calls > mostCalls) throw new RuleLimitError('Function calls are nested more than 20 deep.');
    const values = new Map<string, Outcome>(declaration.parameters.map((name, i) => [name, args[i] ?? null]));
    const inside: Scope = { values, functions: new Map(), parent: around };
    try {
      for (const { name, value } of declaration.lets) {
        this.count(1);
        values.set(name, this.outcome(value, inside));
      }
      return this.evaluate(declaration.result, inside);
    } finally {
      this.calls--;
    }
  }

  private lookUp(name: string, path: RuleValue | undefined): RuleValue {
    if (!(path instanceof RulePath)) throw new RuleError(`${name}() needs a path.`);
    const doc = this.lookups.find(
      path,
      name.startsWith('get') ? 'get' : 'exists',
      name.endsWith('After') ? 'after' : 'before',
    );
    if (name.startsWith('exists')) return doc !== undefined;
    if (!doc) throw new RuleError('There is no such document.');
    return toResource(doc, path.segments[1]!);
  }

  private callMethod(node: Extract<Expression, { kind: 'method' }>, scope: Scope): RuleValue {
    const libraryName = node.of.kind === 'name' && !isDeclared(scope, node.of.name) ? node.of.name : undefined;
    if (libraryName === 'firestore') {
      // Compiles only in Storage rules: their look-ups into the database.
      const [path] = this.all(node.args, scope);
      return isUncertain(path) ? unknown : this.lookUp(node.name, path);
    }
    const library = libraryName === undefined ? undefined : namespaces[libraryName];
    if (library) {
      const args = this.all(node.args, scope);
      const found = Object.hasOwn(library, node.name) ? library[node.name] : undefined;
      if (!found) throw new RuleError(`Unknown function ${node.name}().`);
      return args.some(isUncertain) ? unknown : found.run(null, args);
    }
    const [self, ...args] = this.all([node.of, ...node.args], scope);
    if (isUncertain(self) || args.some(isUncertain)) return uncertainMethod(self, node.name, args);
    return callMethod(self, node.name, args);
  }

  private unary(node: Extract<Expression, { kind: 'unary' }>, scope: Scope): RuleValue {
    const value = this.evaluate(node.operand, scope);
    if (isUncertain(value)) return unknown;
    if (node.operator === '-') return negate(value);
    return !asTruth(value);
  }

  private is(node: Extract<Expression, { kind: 'is' }>, scope: Scope): RuleValue {
    const outcome = this.outcome(node.operand, scope);
    this.count(1);
    const value = valueIn(outcome);
    if (isUncertain(value)) return uncertainIs(value, node.type);
    const type = typeName(value);
    // The type name `set` exists, but no value matches it.
    return (type === node.type && type !== 'set') || (node.type === 'number' && (type === 'int' || type === 'float'));
  }

  private binary(node: Extract<Expression, { kind: 'binary' }>, scope: Scope): RuleValue {
    if (node.operator === '&&') return this.connect(node, scope, false);
    if (node.operator === '||') return this.connect(node, scope, true);
    const [left, right] = this.all([node.left, node.right], scope);
    if (isUncertain(left) || isUncertain(right)) return uncertainBinary(node.operator, left, right);
    return applyBinary(node.operator, left, right);
  }

  /** && is decided by false and || by true, on either side: an error or unknown on the other side is then ignored. */
  private connect(node: Extract<Expression, { kind: 'binary' }>, scope: Scope, decisive: boolean): RuleValue {
    let left: boolean | Unknown | RuleError;
    try {
      left = asTruth(this.evaluate(node.left, scope));
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      left = error;
    }
    if (left === decisive) return decisive;
    this.count(1);
    const right = asTruth(this.evaluate(node.right, scope));
    if (right === decisive) return decisive;
    if (left instanceof RuleError) throw left;
    return left instanceof Unknown || right instanceof Unknown ? unknown : !decisive;
  }
}

/** The value of an outcome. Errors: RuleError when there is none. */
function valueIn(outcome: Outcome): RuleValue {
  if (outcome instanceof RuleError) throw outcome;
  return outcome;
}

function findValue(scope: Scope, name: string): Outcome {
  for (let around: Scope | undefined = scope; around; around = around.parent) {
    const value = around.values.get(name);
    if (value !== undefined) return value;
  }
  throw new RuleError(`Unknown variable ${name}.`);
}

function isDeclared(scope: Scope, name: string): boolean {
  for (let around: Scope | undefined = scope; around; around = around.parent) if (around.values.has(name)) return true;
  return false;
}

function findFunction(scope: Scope, name: string): { declaration: FunctionDeclaration; scope: Scope } | undefined {
  for (let around: Scope | undefined = scope; around; around = around.parent) {
    const declaration = around.functions.get(name);
    if (declaration) return { declaration, scope: around };
  }
  return undefined;
}

function member(of: RuleValue, name: string): RuleValue {
  if (isUncertain(of)) return uncertainMember(of, name);
  const value = asRuleMap(of)?.get(name);
  if (value === undefined) throw new RuleError(`${typeName(of)} has no ${name}.`);
  return value;
}

function at(of: RuleValue, index: RuleValue): RuleValue {
  return isUncertain(of) || isUncertain(index) ? uncertainMember(of, index) : itemAt(of, index);
}

/** A list with an uncertain item is unknown as a whole, so that no uncertain value is hidden inside a known one. */
function orUnknown(items: readonly RuleValue[]): RuleValue {
  return items.some(isUncertain) ? unknown : items;
}

function asTruth(value: RuleValue): boolean | Unknown {
  if (typeof value === 'boolean' || value instanceof Unknown) return value;
  throw new RuleError(`Expected a bool, found ${typeName(value)}.`);
}
