import { resolve } from 'node:path';
import { openBackend } from '../../../scripts/open-backend.ts';
import { openOperator, readOperatorSecret, type Operator } from '../../../scripts/operator-client.ts';
import { seedDemo, type DemoSize } from '../../../scripts/seed-demo.ts';
import type { BackendProcess } from './backend-process.ts';
import { PHONE_OFFSET } from './phone.ts';

/** Days of a demo that is on a phone in a moment. */
export const DEMO_SIZE: DemoSize = { days: 30, offsetMinutes: PHONE_OFFSET };

/** Give a test's backend the demo business: an owner, a seller and the last days of their farm. */
export async function withDemo(backend: BackendProcess, dataDir: string): Promise<void> {
  await backend.kill();
  const seeded = await openBackend({ dataDir, port: 0, staticDir: resolve('dist') });
  await seedDemo(seeded, DEMO_SIZE);
  await seeded.close();
  await backend.start();
}

/** The operator's access to a test's backend, to which no rules apply. */
export const operatorOf = (backend: BackendProcess, dataDir: string): Operator =>
  openOperator(backend.url, 'flockbook-local', readOperatorSecret(dataDir));
