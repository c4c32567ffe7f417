import { asList, asObject, isObject } from '../json.ts';
import { invalid } from '../rpc-error.ts';
import { fieldOf, isName, type FieldPath } from './field-path.ts';
import { decodeValue } from './value-json.ts';
import { equalValues, compareValues, sameTypeOrder } from './value-order.ts';
import { isNaNValue, nullValue, type Value } from './value.ts';

const inequalities = ['LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'] as const;
const operators = [
  ...inequalities,
  'EQUAL',
  'NOT_EQUAL',
  'IN',
  'NOT_IN',
  'ARRAY_CONTAINS',
  'ARRAY_CONTAINS_ANY',
] as const;

export type Operator = (typeof operators)[number];

/** One condition on one field. */
export interface Filter {
  readonly field: FieldPath;
  readonly op: Operator;
  readonly value: Value;
}

/** True when a query with this operator is implicitly ordered by its field. */
export function isInequality(op: Operator): boolean {
  return op === 'NOT_EQUAL' || op === 'NOT_IN' || (inequalities as readonly Operator[]).includes(op);
}

/** Conditions under AND and OR. */
export type Condition =
  | Filter
  | { readonly op: 'AND'; readonly all: readonly Condition[] }
  | { readonly op: 'OR'; readonly any: readonly Condition[] };

/** The condition tree of a `where`, undefined when absent. Errors: INVALID_ARGUMENT. */
export function decodeWhere(json: unknown): Condition | undefined {
  return json === undefined || json === null ? undefined : decodeCondition(json);
}

function decodeCondition(json: unknown): Condition {
  const where = asObject(json, 'where');
  if (where['compositeFilter'] !== undefined) {
    const { op, filters } = asObject(where['compositeFilter'], 'compositeFilter');
    const below = asList(filters, 'filters').map(decodeCondition);
    if (op === 'AND') return { op, all: below };
    if (below.length === 0) throw invalid('An OR needs at least one filter.');
    if (op === 'OR') return { op, any: below };
    throw invalid(`The composite operator ${String(op)} is not known.`);
  }
  if (where['unaryFilter'] !== undefined) return decodeUnary(asObject(where['unaryFilter'], 'unaryFilter'));
  const { field, op, value } = asObject(where['fieldFilter'], 'fieldFilter');
  const operator = operators.find((known) => known === op);
  if (!operator) throw invalid(`The operator ${String(op)} is not known.`);
  const filter = { field: fieldOf(field), op: operator, value: decodeOperand(operator, value) };
  checkOperand(filter);
  return filter;
}

/** All field filters of a condition tree. */
export function filtersIn(condition: Condition | undefined): Filter[] {
  if (condition === undefined) return [];
  if (condition.op === 'AND') return condition.all.flatMap(filtersIn);
  return condition.op === 'OR' ? condition.any.flatMap(filtersIn) : [condition];
}

/** Evaluate a condition tree, reading each field with `valueOf`. */
export function holds(condition: Condition | undefined, valueOf: (field: FieldPath) => Value | undefined): boolean {
  if (condition === undefined) return true;
  if (condition.op === 'AND') return condition.all.every((below) => holds(below, valueOf));
  if (condition.op === 'OR') return condition.any.some((below) => holds(below, valueOf));
  return satisfies(condition, valueOf(condition.field));
}

/** Whether a field's value satisfies the condition; a missing field satisfies none. */
function satisfies({ op, value: wanted }: Filter, value: Value | undefined): boolean {
  if (value === undefined) return false;
  switch (op) {
    case 'EQUAL':
      return equalValues(value, wanted);
    case 'NOT_EQUAL':
      return value.type !== 'null' && !equalValues(value, wanted);
    case 'IN':
      return isSought(value) && listOf(wanted).some((item) => equalValues(value, item));
    case 'NOT_IN':
      return value.type !== 'null' && !listOf(wanted).some((item) => item.type === 'null' || equalValues(value, item));
    case 'ARRAY_CONTAINS':
      return isSought(wanted) && listOf(value).some((item) => equalValues(item, wanted));
    case 'ARRAY_CONTAINS_ANY':
      return listOf(value).some((item) => isSought(item) && listOf(wanted).some((any) => equalValues(item, any)));
    case 'LESS_THAN':
      return sameTypeOrder(value, wanted) && compareValues(value, wanted) < 0;
    case 'LESS_THAN_OR_EQUAL':
      return sameTypeOrder(value, wanted) && compareValues(value, wanted) <= 0;
    case 'GREATER_THAN':
      return sameTypeOrder(value, wanted) && compareValues(value, wanted) > 0;
    case 'GREATER_THAN_OR_EQUAL':
      return sameTypeOrder(value, wanted) && compareValues(value, wanted) >= 0;
  }
}

function decodeUnary({ field, op }: Record<string, unknown>): Filter {
  const path = fieldOf(field);
  const nan: Value = { type: 'double', value: Number.NaN };
  if (isName(path)) throw invalid('__name__ is compared with references.');
  if (op === 'IS_NULL') return { field: path, op: 'EQUAL', value: nullValue };
  if (op === 'IS_NAN') return { field: path, op: 'EQUAL', value: nan };
  if (op === 'IS_NOT_NULL') return { field: path, op: 'NOT_EQUAL', value: nullValue };
  if (op === 'IS_NOT_NAN') return { field: path, op: 'NOT_EQUAL', value: nan };
  throw invalid(`The operator ${String(op)} is not known.`);
}

/** Elements of a list operator may be arrays, as each element is one value. */
function decodeOperand(op: Operator, json: unknown): Value {
  const { arrayValue } = asObject(json, 'value');
  if (!['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'].includes(op) || !isObject(arrayValue)) return decodeValue(json);
  return { type: 'array', values: asList(arrayValue['values'], 'values').map((value) => decodeValue(value)) };
}

function checkOperand({ op, value, field }: Filter): void {
  if (['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'].includes(op)) {
    const size = value.type === 'array' ? value.values.length : 0;
    const most = op === 'NOT_IN' ? 10 : 30;
    if (size < 1 || size > most) throw invalid(`${op} needs a list of 1 to ${most} values.`);
  }
  const names = op === 'IN' || op === 'NOT_IN' ? listOf(value) : [value];
  if (isName(field) && names.some((name) => name.type !== 'reference'))
    throw invalid('__name__ is compared with references.');
  if ((inequalities as readonly Operator[]).includes(op) && isNaNValue(value)) throw invalid('NaN is in no range.');
}

/** Null and NaN match only direct comparisons, never as elements of an array or a list. */
function isSought(value: Value): boolean {
  return value.type !== 'null' && !isNaNValue(value);
}

function listOf(value: Value): readonly Value[] {
  return value.type === 'array' ? value.values : [];
}
