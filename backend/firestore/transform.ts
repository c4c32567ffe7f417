import { asList, asObject, asString } from '../json.ts';
import { invalid } from '../rpc-error.ts';
import { getField, parseFieldPath, withField, type FieldPath } from './field-path.ts';
import { decodeValue } from './value-json.ts';
import { compareValues, equalValues } from './value-order.ts';
import {
  int64Max,
  int64Min,
  isNaNValue,
  isNumber,
  microsToTimestamp,
  nullValue,
  type Fields,
  type NumberValue,
  type Value,
} from './value.ts';

export type TransformKind =
  | 'setToServerValue'
  | 'increment'
  | 'maximum'
  | 'minimum'
  | 'appendMissingElements'
  | 'removeAllFromArray';

/** A field change that the server computes from the stored value. */
export interface Transform {
  readonly field: FieldPath;
  readonly kind: TransformKind;
  readonly operand: Value;
}

/** Decode a FieldTransform in ProtoJSON. Errors: INVALID_ARGUMENT. */
export function decodeTransform(json: unknown): Transform {
  const { fieldPath, ...rest } = asObject(json, 'A field transform');
  const field = parseFieldPath(asString(fieldPath, 'fieldPath'));
  const [kind = 'none', operand] = Object.entries(rest)[0] ?? [];
  switch (kind) {
    case 'setToServerValue':
      if (operand !== 'REQUEST_TIME') throw invalid(`Unknown server value ${String(operand)}.`);
      return { field, kind, operand: nullValue };
    case 'increment':
    case 'maximum':
    case 'minimum': {
      const value = decodeValue(operand);
      if (!isNumber(value)) throw invalid(`${kind} needs a number.`);
      return { field, kind, operand: value };
    }
    case 'appendMissingElements':
    case 'removeAllFromArray': {
      const values = asList(asObject(operand, kind)['values'], kind).map((value) => decodeValue(value));
      return { field, kind, operand: { type: 'array', values } };
    }
    default:
      throw invalid(`The field transform ${kind} is not known.`);
  }
}

/** The fields after the transforms, and the result of each transform. `requestTime` in microseconds. */
export function applyTransforms(
  fields: Fields,
  transforms: readonly Transform[],
  requestTime: number,
): { fields: Fields; results: Value[] } {
  const results: Value[] = [];
  for (const { field, kind, operand } of transforms) {
    const value = transformed(kind, getField(fields, field), operand, requestTime);
    fields = withField(fields, field, value);
    results.push(kind === 'appendMissingElements' || kind === 'removeAllFromArray' ? nullValue : value);
  }
  return { fields, results };
}

function transformed(kind: TransformKind, old: Value | undefined, operand: Value, requestTime: number): Value {
  const list = old?.type === 'array' ? old.values : [];
  const items = operand.type === 'array' ? operand.values : [];
  switch (kind) {
    case 'setToServerValue':
      return { type: 'timestamp', value: microsToTimestamp(requestTime) };
    case 'increment':
      return old && isNumber(old) && isNumber(operand) ? sum(old, operand) : operand;
    case 'maximum':
      return old && isNumber(old) ? extreme(old, operand, 1) : operand;
    case 'minimum':
      return old && isNumber(old) ? extreme(old, operand, -1) : operand;
    case 'appendMissingElements': {
      const values = [...list];
      for (const item of items) if (!values.some((value) => equalValues(value, item))) values.push(item);
      return { type: 'array', values };
    }
    case 'removeAllFromArray':
      return { type: 'array', values: list.filter((value) => !items.some((item) => equalValues(value, item))) };
  }
}

/** Integers saturate at 64 bits, as documented; a double makes the sum a double. */
function sum(a: NumberValue, b: NumberValue): Value {
  if (a.type === 'double' || b.type === 'double') return { type: 'double', value: Number(a.value) + Number(b.value) };
  const total = a.value + b.value;
  return { type: 'integer', value: total > int64Max ? int64Max : total < int64Min ? int64Min : total };
}

function extreme(old: Value, operand: Value, sign: 1 | -1): Value {
  if (isNaNValue(old)) return old;
  if (isNaNValue(operand)) return operand;
  return sign * compareValues(operand, old) > 0 ? operand : old;
}
