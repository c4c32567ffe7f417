import { invalid } from '../rpc-error.ts';
import type { Condition, Filter } from './filter.ts';

/** Firestore's limit on the disjunctions of one query. */
export const maxDisjuncts = 30;

/** One disjunct of a query's condition: all of these filters hold. */
export type Conjunction = readonly Filter[];

/**
 * A condition in disjunctive normal form; IN and ARRAY_CONTAINS_ANY are expanded too. Errors: INVALID_ARGUMENT above 30
 * disjuncts, counted before they are built.
 */
export function disjuncts(condition: Condition | undefined): Conjunction[] {
  if (countDisjuncts(condition) > maxDisjuncts)
    throw invalid(`A query may have at most ${maxDisjuncts} alternatives once its filters are multiplied out.`);
  return expand(condition);
}

function countDisjuncts(condition: Condition | undefined): number {
  if (condition === undefined) return 1;
  if (condition.op === 'AND') return condition.all.reduce((count, below) => count * countDisjuncts(below), 1);
  if (condition.op === 'OR') return condition.any.reduce((count, below) => count + countDisjuncts(below), 0);
  return alternativesOf(condition).length;
}

function expand(condition: Condition | undefined): Conjunction[] {
  if (condition === undefined) return [[]];
  if (condition.op === 'OR') return condition.any.flatMap(expand);
  if (condition.op !== 'AND') return alternativesOf(condition).map((filter) => [filter]);
  return condition.all.reduce<Conjunction[]>(
    (made, below) => {
      const options = expand(below);
      return made.flatMap((filters) => options.map((more) => [...filters, ...more]));
    },
    [[]],
  );
}

function alternativesOf(filter: Filter): Filter[] {
  const { field, op, value } = filter;
  const single = op === 'IN' ? 'EQUAL' : op === 'ARRAY_CONTAINS_ANY' ? 'ARRAY_CONTAINS' : undefined;
  if (single === undefined || value.type !== 'array') return [filter];
  return value.values.map((item) => ({ field, op: single, value: item }));
}
