import { openOperator, readOperatorSecret, type Operator } from '../../../scripts/operator-client.ts';
import type { BackendProcess } from './backend-process.ts';

/** The operator's access to a test's backend, to which no rules apply. */
export const operatorOf = (backend: BackendProcess, dataDir: string): Operator =>
  openOperator(backend.url, 'flockbook-local', readOperatorSecret(dataDir));
