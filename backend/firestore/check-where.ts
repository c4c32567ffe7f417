import { invalid } from '../rpc-error.ts';
import type { Conjunction } from './disjuncts.ts';
import { isName } from './field-path.ts';
import { filtersIn, isInequality, type Condition, type Operator } from './filter.ts';

const containment: ReadonlySet<Operator> = new Set(['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY']);
const lists: readonly Operator[] = ['IN', 'ARRAY_CONTAINS_ANY'];

/** Errors: INVALID_ARGUMENT for filters that Firestore does not allow in combination. */
export function checkWhere(where: Condition | undefined, alternatives: readonly Conjunction[]): void {
  const filters = filtersIn(where);
  const count = (ops: readonly Operator[]) => filters.filter(({ op }) => ops.includes(op)).length;
  if (count(['NOT_EQUAL', 'NOT_IN']) > 1) throw invalid('A query may have one of NOT_EQUAL and NOT_IN, once.');
  if (count(['NOT_IN']) > 0 && (hasOr(where) || count(lists) > 0))
    throw invalid('NOT_IN cannot stand beside OR, IN or ARRAY_CONTAINS_ANY.');
  for (const alternative of alternatives) {
    if (alternative.filter(({ op }) => containment.has(op)).length > 1)
      throw invalid('A query may ask of one array only what it contains.');
    const names = alternative.filter(({ field }) => isName(field));
    if (names.some(({ op }) => op === 'EQUAL') && alternative.some(({ op }) => isInequality(op)))
      throw invalid(
        'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
      );
  }
  if (filters.some(({ field, op }) => isName(field) && containment.has(op)))
    throw invalid('__name__ contains nothing.');
}

function hasOr(condition: Condition | undefined): boolean {
  if (condition?.op === 'OR') return true;
  return condition?.op === 'AND' && condition.all.some(hasOr);
}
