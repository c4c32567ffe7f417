import type { BinaryOperator, Expression, PathStep } from './ast.ts';
import { describe, type Position, type Scanner, type Token } from './scanner.ts';
import { RuleBytes } from './values.ts';

/** Binary operators from lowest to highest precedence, as in the language reference. */
const levels: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['in', 'is'],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];
const maxDepth = 100;

/** Parse one expression. Errors: RulesSyntaxError with line and column. */
export function parseExpression(scanner: Scanner, depth = 0): Expression {
  const { at } = scanner.peek();
  if (depth > maxDepth) throw scanner.error(at, 'Expression is too complex to evaluate safely.');
  const test = parseBinary(scanner, 0, depth + 1);
  if (!scanner.take('?')) return test;
  const yes = parseExpression(scanner, depth + 1);
  scanner.expect(':');
  const no = parseExpression(scanner, depth + 1);
  return { kind: 'choice', at: test.at, test, yes, no };
}

function parseBinary(scanner: Scanner, level: number, depth: number): Expression {
  const operators = levels[level];
  if (!operators) return parseUnary(scanner, depth);
  let left = parseBinary(scanner, level + 1, depth);
  for (let links = 1; ; links++) {
    const token = scanner.peek();
    if (token.kind === 'string' || !operators.includes(token.text)) return left;
    // The official compiler refuses a chain of about 120 links; a slightly lower limit keeps accepted rules deployable.
    if (links > maxDepth) throw scanner.error(token.at, 'Expression is too complex to evaluate safely.');
    scanner.next();
    if (token.text === '/' && scanner.isTight(token)) throw scanner.error(token.at, "Divide with a space after '/'.");
    if (token.text === 'is') {
      const type = scanner.expectName('a type');
      const isValue = ['null', 'true', 'false'].includes(type.text);
      const typeAt = scanner.position(isValue ? type.at : type.at + type.text.length);
      left = { kind: 'is', at: scanner.position(token.at), operand: left, type: type.text, typeAt };
    } else {
      const operator = token.text as BinaryOperator;
      const right = parseBinary(scanner, level + 1, depth);
      // An `is` on the left of == is unambiguous: a type cannot be compared.
      if (token.text === '==' || token.text === '!=')
        refuseMixing(scanner, token.at, left.kind === 'is' ? [right] : [left, right]);
      left = { kind: 'binary', at: scanner.position(token.at), operator, left, right };
    }
  }
}

/**
 * In the language reference `in` and `is` have higher precedence than ==, in the official compiler lower. Ambiguous
 * rules are refused.
 */
function refuseMixing(scanner: Scanner, at: number, sides: readonly Expression[]): void {
  const ambiguous = sides.some(
    (side) => (side.kind === 'is' || (side.kind === 'binary' && side.operator === 'in')) && !parenthesised.has(side),
  );
  if (ambiguous) throw scanner.error(at, "Put parentheses around 'in' or 'is' beside '==' or '!='.");
}

/** Expressions that were written in parentheses. */
const parenthesised = new WeakSet<Expression>();

function parseUnary(scanner: Scanner, depth: number): Expression {
  const token = scanner.peek();
  if (depth > maxDepth) throw scanner.error(token.at, 'Expression is too complex to evaluate safely.');
  for (const operator of ['!', '-'] as const) {
    if (token.kind === 'symbol' && scanner.take(operator)) {
      const next = scanner.peek();
      if (operator === '-' && next.kind === 'int' && next.text === String(2n ** 63n)) {
        // The minimum integer: its digits alone would be out of range.
        scanner.next();
        const literal: Expression = { kind: 'literal', at: scanner.position(token.at), value: -(2n ** 63n) };
        return parsePostfix(scanner, literal, depth + 1);
      }
      return { kind: 'unary', at: scanner.position(token.at), operator, operand: parseUnary(scanner, depth + 1) };
    }
  }
  return parsePostfix(scanner, parsePrimary(scanner, depth + 1), depth + 1);
}

function parsePostfix(scanner: Scanner, of: Expression, depth: number): Expression {
  for (let links = 0; links <= maxDepth; links++) {
    const at = scanner.position(scanner.peek().at);
    if (scanner.take('.')) {
      const { text: name } = scanner.expectName('a name');
      const called = scanner.take('(');
      of = called
        ? { kind: 'method', at, of, name, args: parseItems(scanner, ')', depth) }
        : { kind: 'member', at, of, name };
    } else if (scanner.take('[')) {
      of = parseIndex(scanner, of, at, depth);
    } else return of;
  }
  throw scanner.error(scanner.peek().at, 'Expression is too complex to evaluate safely.');
}

function parseIndex(scanner: Scanner, of: Expression, at: Position, depth: number): Expression {
  const from = scanner.peek().text === ':' ? undefined : parseExpression(scanner, depth);
  const isRange = scanner.take(':');
  const to = isRange && scanner.peek().text !== ']' ? parseExpression(scanner, depth) : undefined;
  scanner.expect(']');
  return isRange || from === undefined ? { kind: 'range', at, of, from, to } : { kind: 'index', at, of, index: from };
}

function parsePrimary(scanner: Scanner, depth: number): Expression {
  if (scanner.peek().text === '/' && scanner.peek().kind === 'symbol') return parsePath(scanner, depth);
  const token = scanner.next();
  const at = scanner.position(token.at);
  switch (token.kind) {
    case 'int': {
      return { kind: 'literal', at, value: parseInteger(scanner, token) };
    }
    case 'float':
      return { kind: 'literal', at, value: Number(token.text) };
    case 'string':
      return { kind: 'literal', at, value: token.text };
    case 'bytes':
      return { kind: 'literal', at, value: new RuleBytes(Buffer.from(token.text, 'latin1')) };
    case 'name':
      if (token.text === 'true' || token.text === 'false') return { kind: 'literal', at, value: token.text === 'true' };
      if (token.text === 'null') return { kind: 'literal', at, value: null };
      return scanner.take('(')
        ? { kind: 'call', at, name: token.text, args: parseItems(scanner, ')', depth) }
        : { kind: 'name', at, name: token.text };
    case 'symbol':
    case 'end':
      break;
  }
  if (token.text === '(') {
    const inner = parseExpression(scanner, depth);
    scanner.expect(')');
    parenthesised.add(inner);
    return inner;
  }
  if (token.text === '[') return { kind: 'list', at, items: parseItems(scanner, ']', depth) };
  if (token.text === '{') return { kind: 'map', at, entries: parseEntries(scanner, depth) };
  throw scanner.error(token.at, `Unexpected ${describe(token)}.`);
}

function parseItems(scanner: Scanner, close: string, depth: number): Expression[] {
  const items: Expression[] = [];
  while (!scanner.take(close)) {
    if (items.length > 0) {
      scanner.expect(',');
      if (scanner.take(close)) break;
    }
    items.push(parseExpression(scanner, depth));
  }
  return items;
}

function parseEntries(scanner: Scanner, depth: number): { key: Expression; value: Expression }[] {
  const entries: { key: Expression; value: Expression }[] = [];
  while (!scanner.take('}')) {
    if (entries.length > 0) {
      scanner.expect(',');
      if (scanner.take('}')) break;
    }
    const key = parseExpression(scanner, depth);
    scanner.expect(':');
    entries.push({ key, value: parseExpression(scanner, depth) });
  }
  return entries;
}

function parsePath(scanner: Scanner, depth: number): Expression {
  const at = scanner.position(scanner.peek().at);
  const steps: PathStep[] = [];
  while (scanner.peek().kind === 'symbol' && scanner.take('/')) {
    const text = scanner.takeSegment();
    if (text !== undefined) steps.push(text);
    else {
      scanner.expect('$');
      scanner.expect('(');
      steps.push(parseExpression(scanner, depth));
      scanner.expect(')');
    }
  }
  return { kind: 'path', at, steps };
}

function parseInteger(scanner: Scanner, token: Token): bigint {
  const value = BigInt(token.text);
  if (value >= 2n ** 63n) throw scanner.error(token.at, `Integer ${token.text} is out of range.`);
  return value;
}
