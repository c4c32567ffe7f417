import type { BinaryOperator } from './ast.ts';
import { compareRuleValues, equalRuleValues, identical, isRuleNumber } from './compare.ts';
import { keySteps } from './methods/collection-methods.ts';
import { provesComparison } from './narrowed.ts';
import {
  asRuleList,
  isUncertain,
  ListWith,
  Narrowed,
  PartialMap,
  SomeNumber,
  unknown,
  type RuleValue,
} from './values.ts';

/**
 * Operators over values known only from a query. A result is returned only when it is the same for every document the
 * query could find; otherwise the result is unknown, which ends in denial.
 */
export function uncertainBinary(operator: BinaryOperator, a: RuleValue, b: RuleValue): RuleValue {
  if (operator === 'in') return uncertainIn(a, b);
  if (a instanceof Narrowed || b instanceof Narrowed) {
    const other = a instanceof Narrowed ? b : a;
    return !isUncertain(other) && provesComparison(operator, a, b) ? true : unknown;
  }
  if (operator === '==' || operator === '!=') {
    const equal = uncertainEqual(a, b);
    return typeof equal === 'boolean' && operator === '!=' ? !equal : equal;
  }
  const [x, y] = [plainNumber(a), plainNumber(b)];
  if (x === undefined || y === undefined || !['<', '<=', '>', '>='].includes(operator)) return unknown;
  const order = compareRuleValues(x, y);
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  return operator === '>' ? order > 0 : order >= 0;
}

/** x.name or x["name"] of a partly known map. */
export function uncertainMember(of: RuleValue, name: RuleValue): RuleValue {
  if (!(of instanceof PartialMap) || typeof name !== 'string') return unknown;
  const value = of.entries.get(name);
  return value === undefined ? unknown : value;
}

/** A method call on, or with, uncertain values. */
export function uncertainMethod(of: RuleValue, name: string, args: readonly RuleValue[]): RuleValue {
  if (args.some(isUncertain)) return unknown;
  if (of instanceof PartialMap && name === 'get' && args.length === 2) {
    return keySteps(args[0]).reduce<RuleValue>(uncertainMember, of);
  }
  const wanted = asRuleList(args[0]);
  if (!(of instanceof ListWith) || !wanted) return unknown;
  return name === 'hasAny' && wanted.some((item) => identical(item, of.item)) ? true : unknown;
}

/** x is type. Known only when it holds for every value the query could find. */
export function uncertainIs(value: RuleValue, type: string): RuleValue {
  if (value instanceof PartialMap) return type === 'map';
  return value instanceof SomeNumber && type !== 'int' && type !== 'float' ? type === 'number' : unknown;
}

function uncertainEqual(a: RuleValue, b: RuleValue): RuleValue {
  // A map with known entries exists, so it is not null; no other comparison of it is known.
  if (a instanceof PartialMap || b instanceof PartialMap) return a === null || b === null ? false : unknown;
  if (a instanceof ListWith || b instanceof ListWith) return a === null || b === null ? false : unknown;
  const [x, y] = [plainNumber(a), plainNumber(b)];
  if (x !== undefined && y !== undefined) return equalRuleValues(x, y);
  const other = a instanceof SomeNumber ? b : b instanceof SomeNumber ? a : undefined;
  return other !== undefined && !isUncertain(other) ? false : unknown;
}

function uncertainIn(item: RuleValue, of: RuleValue): RuleValue {
  if (of instanceof PartialMap) return typeof item === 'string' && of.entries.has(item) ? true : unknown;
  if (of instanceof ListWith) return !isUncertain(item) && identical(item, of.item) ? true : unknown;
  if (item instanceof Narrowed) {
    const excluded = asRuleList(of)?.every((one) => provesComparison('!=', item, one)) ?? false;
    return excluded ? false : unknown;
  }
  // For a number that may be int or float, membership in a list is unknown, as 1 and 1.0 differ there.
  return unknown;
}

function plainNumber(value: RuleValue): bigint | number | undefined {
  if (value instanceof SomeNumber) return value.value;
  return isRuleNumber(value) ? value : undefined;
}
