import type { BinaryOperator } from './ast.ts';
import { alike, compareRuleValues, contains, equalRuleValues, isRuleNumber } from './compare.ts';
import { checkedInt } from './methods/functions.ts';
import { checkedDuration, checkedTimestamp } from './methods/time-functions.ts';
import {
  asRuleList,
  asRuleMap,
  checkedText,
  RuleDuration,
  RuleError,
  RulePath,
  RuleSet,
  RuleTimestamp,
  typeName,
  type RuleValue,
} from './values.ts';

/** Apply a binary operator other than && and || to two known values. Errors: RuleError. */
export function applyBinary(operator: BinaryOperator, a: RuleValue, b: RuleValue): RuleValue {
  switch (operator) {
    case '==':
      return equalRuleValues(a, b);
    case '!=':
      return !equalRuleValues(a, b);
    case '<':
      return compareRuleValues(a, b) < 0;
    case '<=':
      return compareRuleValues(a, b) <= 0;
    case '>':
      return compareRuleValues(a, b) > 0;
    case '>=':
      return compareRuleValues(a, b) >= 0;
    case 'in':
      return isIn(a, b);
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
      return arithmetic(operator, a, b);
    case '&&':
    case '||':
      throw new RuleError('Decided where it stands, as it may leave a side out.');
  }
}

/** -x. Errors: RuleError unless a number or duration. */
export function negate(value: RuleValue): RuleValue {
  if (typeof value === 'bigint') return checkedInt(-value);
  if (typeof value === 'number') return -value;
  if (value instanceof RuleDuration) return new RuleDuration(-value.nanos);
  throw new RuleError(`${typeName(value)} cannot be negated.`);
}

/**
 * x[i]: an item of a list, a value of a map, a character, or a segment of a path. Errors: RuleError when it does not
 * exist.
 */
export function itemAt(of: RuleValue, index: RuleValue): RuleValue {
  const map = asRuleMap(of);
  const items =
    asRuleList(of) ?? (typeof of === 'string' ? of.split('') : of instanceof RulePath ? of.segments : undefined);
  const item =
    map && typeof index === 'string'
      ? map.get(index)
      : items && typeof index === 'bigint'
        ? items[Number(index)]
        : undefined;
  if (item === undefined) throw new RuleError(`${typeName(of)} has no such item.`);
  return item;
}

/**
 * x[i:j]: part of a list, string or path from i up to but excluding j. Errors: RuleError out of bounds: i must be the
 * index of an item, j above 0.
 */
export function rangeOf(of: RuleValue, from: RuleValue = 0n, end?: RuleValue): RuleValue {
  const list =
    asRuleList(of) ?? (typeof of === 'string' ? of.split('') : of instanceof RulePath ? of.segments : undefined);
  if (!list) throw new RuleError(`${typeName(of)} has no ranges.`);
  const size = BigInt(list.length);
  const to = end === undefined ? size : end;
  if (typeof from !== 'bigint' || typeof to !== 'bigint') throw new RuleError('A range needs ints.');
  if (from < 0n || from >= size || to < from || to < 1n || to > size) throw new RuleError('Range out of bounds.');
  const part = list.slice(Number(from), Number(to));
  if (typeof of === 'string') return of.slice(Number(from), Number(to));
  return of instanceof RulePath ? new RulePath(part as string[]) : part;
}

function isIn(item: RuleValue, of: RuleValue): boolean {
  if (of instanceof RuleSet) return contains(of.items, item, alike);
  const list = asRuleList(of);
  if (list) return contains(list, item);
  const map = asRuleMap(of);
  if (map && typeof item === 'string') return map.has(item);
  throw new RuleError(`"in" does not apply to ${typeName(of)}.`);
}

function arithmetic(operator: BinaryOperator, a: RuleValue, b: RuleValue): RuleValue {
  if (typeof a === 'string' && typeof b === 'string' && operator === '+') return checkedText(a + b);
  if (typeof a === 'bigint' && typeof b === 'bigint') return checkedInt(intArithmetic(operator, a, b));
  if (isRuleNumber(a) && isRuleNumber(b)) return floatArithmetic(operator, Number(a), Number(b));
  if (operator === '+') {
    if (a instanceof RuleTimestamp && b instanceof RuleDuration) return shift(a, b.nanos);
    if (a instanceof RuleDuration && b instanceof RuleTimestamp) return shift(b, a.nanos);
    if (a instanceof RuleDuration && b instanceof RuleDuration) return checkedDuration(a.nanos + b.nanos);
  }
  if (operator === '-') {
    if (a instanceof RuleTimestamp && b instanceof RuleDuration) return shift(a, -b.nanos);
    if (a instanceof RuleTimestamp && b instanceof RuleTimestamp) return checkedDuration(nanosOf(a) - nanosOf(b));
    if (a instanceof RuleDuration && b instanceof RuleDuration) return checkedDuration(a.nanos - b.nanos);
  }
  throw new RuleError(`${typeName(a)} ${operator} ${typeName(b)} is not defined.`);
}

function intArithmetic(operator: BinaryOperator, a: bigint, b: bigint): bigint {
  if ((operator === '/' || operator === '%') && b === 0n) throw new RuleError('Division by zero.');
  if (operator === '+') return a + b;
  if (operator === '-') return a - b;
  if (operator === '*') return a * b;
  return operator === '/' ? BigInt.asIntN(64, a / b) : a % b;
}

function floatArithmetic(operator: BinaryOperator, a: number, b: number): number {
  if (operator === '+') return a + b;
  if (operator === '-') return a - b;
  if (operator === '*') return a * b;
  return operator === '/' ? a / b : a % b;
}

function nanosOf({ time }: RuleTimestamp): bigint {
  return BigInt(time.seconds) * 1_000_000_000n + BigInt(time.nanos);
}

function shift(timestamp: RuleTimestamp, by: bigint): RuleTimestamp {
  const nanos = nanosOf(timestamp) + by;
  const rest = ((nanos % 1_000_000_000n) + 1_000_000_000n) % 1_000_000_000n;
  return checkedTimestamp(Number((nanos - rest) / 1_000_000_000n), Number(rest));
}
