import type { Case } from './case.ts';
import { costCases } from './cases/costs.ts';
import { listCases } from './cases/lists.ts';
import { methodCases } from './cases/methods.ts';
import { operationCases } from './cases/operations.ts';
import { operatorCases } from './cases/operators.ts';
import { queryCases } from './cases/queries.ts';
import { structureCases } from './cases/structure.ts';
import { vectorCases } from './cases/vectors.ts';
import { writeCases } from './cases/writes.ts';

/** All cases, ordered so that those with the same seed run consecutively. Errors: two cases with the same name. */
export function allCases(): readonly Case[] {
  const cases = [
    ...operatorCases,
    ...methodCases,
    ...structureCases,
    ...costCases,
    ...listCases,
    ...writeCases,
    ...queryCases,
    ...operationCases,
    ...vectorCases,
  ];
  const twice = cases.find(({ name }, i) => cases.findIndex((other) => other.name === name) !== i);
  if (twice) throw new Error(`Two cases are called "${twice.name}".`);
  return cases;
}
