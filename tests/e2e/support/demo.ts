import { serverTimestamp } from '../../../backend/admin.ts';
import { openOperator, readOperatorSecret, type Operator } from '../../../scripts/operator-client.ts';
import type { DemoSize } from '../../../scripts/seed-demo.ts';
import type { BackendProcess } from './backend-process.ts';
import { PHONE_OFFSET } from './phone.ts';

/** Days of a demo that is on a phone in a moment. */
export const DEMO_SIZE: DemoSize = { days: 30, offsetMinutes: PHONE_OFFSET };

/** The operator's access to a test's backend, to which no rules apply. */
export const operatorOf = (backend: BackendProcess, dataDir: string): Operator =>
  openOperator(backend.url, 'flockbook-local', readOperatorSecret(dataDir));

/** Change what the demo farm says of who works there, known by first name. Gives the id that they are known by. */
export async function changeMember(
  operator: Operator,
  firstName: string,
  changes: Record<string, unknown>,
): Promise<string> {
  const members = await operator.list('businesses/NakatoPoult1/members');
  const { id, data } = members.find(({ data: { name } }) => name === firstName)!;
  const changed = { ...data, ...changes, rev: Number(data['rev']) + 1 };
  const set = `businesses/NakatoPoult1/members/${id}`;
  await operator.commit([{ set, data: { ...changed, updated_at: serverTimestamp } }]);
  return id;
}
