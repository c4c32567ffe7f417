import { openOperator, readOperatorSecret, type Operator } from '../../../scripts/operator-client.ts';
import type { BackendProcess } from './backend-process.ts';

/** The operator's access to a test's backend, to which no rules apply. */
export const operatorOf = (backend: BackendProcess, dataDir: string): Operator =>
  openOperator(backend.url, 'flockbook-local', readOperatorSecret(dataDir));

/** What a test's backend has of the sales of its first business, for a test in which no second phone looks. */
export async function salesOn(operator: Operator): Promise<Record<string, unknown>[]> {
  const [business] = await operator.list('businesses');
  return (await operator.list(`businesses/${business!.id}/sales`)).map(({ data }) => data);
}
