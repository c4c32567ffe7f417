import type { BinaryOperator } from './ast.ts';
import { compareRuleValues, equalRuleValues, isRuleNumber } from './compare.ts';
import { Narrowed, RuleBytes, RuleTimestamp, type Condition, type RuleValue } from './values.ts';

const mirrored: Partial<Record<BinaryOperator, BinaryOperator>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
  '==': '==',
  '!=': '!=',
};

/**
 * Whether the conditions of one side prove `a operator b`; the other side is known. Nothing is ever disproved: as with
 * Google, a value excluded by a range proves !=, but == stays unknown, and so does its negation.
 */
export function provesComparison(operator: BinaryOperator, a: RuleValue, b: RuleValue): boolean {
  if (a instanceof Narrowed) return a.conditions.some((condition) => implies(condition, operator, b));
  const turned = mirrored[operator];
  if (!(b instanceof Narrowed) || turned === undefined) return false;
  return b.conditions.some((condition) => implies(condition, turned, a));
}

function implies({ operator, value: bound }: Condition, claim: BinaryOperator, value: RuleValue): boolean {
  if (claim === '!=' && value === null) return true;
  // As with Google, a float proves nothing about an int, not even 1.0 about 1.
  if (typeof bound === 'number' && typeof value === 'bigint') return false;
  if (operator === '!=') return claim === '!=' && equalRuleValues(bound, value);
  if (!haveOrder(bound, value)) return false;
  const order = compareRuleValues(bound, value);
  const beyond = operator === '>' || operator === '<';
  const upward = operator === '>' || operator === '>=';
  const distance = upward ? order : -order;
  const strict = beyond ? distance >= 0 : distance > 0;
  if (claim === '!=') return strict;
  if (claim === (upward ? '>' : '<')) return strict;
  return claim === (upward ? '>=' : '<=') && distance >= 0;
}

function haveOrder(a: RuleValue, b: RuleValue): boolean {
  if (isRuleNumber(a)) return isRuleNumber(b);
  if (typeof a === 'string') return typeof b === 'string';
  if (a instanceof RuleBytes) return b instanceof RuleBytes;
  return a instanceof RuleTimestamp && b instanceof RuleTimestamp;
}
