import { openOperator, readOperatorSecret, type Operator } from '../../../scripts/operator-client.ts';
import type { BackendProcess } from './backend-process.ts';

/** The operator's access to a test's backend; no rules apply. */
export const operatorOf = (backend: BackendProcess, dataDir: string): Operator =>
  openOperator(backend.url, 'flockbook-local', readOperatorSecret(dataDir));

/** The sales of the backend's first business, for tests without a second phone. */
export async function salesOn(operator: Operator): Promise<Record<string, unknown>[]> {
  const [business] = await operator.list('businesses');
  return (await operator.list(`businesses/${business!.id}/sales`)).map(({ data }) => data);
}
