import { invalid } from '../rpc-error.ts';
import { isNaNValue, type Fields, type Value } from './value.ts';

/** Marker of the SDK's `vector()`: a map with this `__type__` and its numbers in `value`. */
export const TAG = { name: '__type__', text: '__vector__' } as const;

/** Whether the fields of a map are those of a vector. */
export function isVector(fields: Fields): boolean {
  const tag = fields.get(TAG.name);
  return tag?.type === 'string' && tag.value === TAG.text;
}

/** The numbers of a vector. */
export function numbersOf(fields: Fields): readonly Value[] {
  const numbers = fields.get('value');
  return numbers?.type === 'array' ? numbers.values : [];
}

const MAX_NUMBERS = 2_048;

/** Errors: INVALID_ARGUMENT for a map with a `__type__` that is not a vector of up to 2,048 doubles. */
export function checkVector(fields: Fields): void {
  const numbers = fields.get('value');
  const isOne = isVector(fields) && fields.size === 2 && numbers?.type === 'array' && numbers.values.length > 0;
  if (!isOne || numbers.values.some((value) => value.type !== 'double' || isNaNValue(value)))
    throw invalid('A vector is a list of doubles, at least one.');
  if (numbers.values.length > MAX_NUMBERS) throw invalid(`A vector may have at most ${MAX_NUMBERS} numbers.`);
}
