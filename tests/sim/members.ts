import type { Device, World } from './device.ts';
import type { FaultName } from './fault-names.ts';
import type { Ledger } from './ledger.ts';
import type { SimServer } from './sim-server.ts';

const memberPath = (businessId: string, { who }: Device) => `businesses/${businessId}/members/${who.uid}`;

/** Whether a phone's user is a member of the business, according to the server. */
export const isMember = (server: SimServer, businessId: string, device: Device): boolean =>
  server.fieldsAt(memberPath(businessId, device))?.['status'] === 'active';

interface ChangeParts {
  readonly world: World;
  readonly ledger: Ledger;
  readonly businessId: string;
  readonly device: Device;
}

/**
 * The owner changes a membership, other than their own, from another device. `fault` is the name it is counted under.
 */
export function changeMember(
  { world, ledger, businessId, device }: ChangeParts,
  fault: FaultName | undefined,
  change: Record<string, unknown>,
): void {
  const path = memberPath(businessId, device);
  const known = world.server.fieldsAt(path);
  if (!known || known['role'] === 'owner') return;
  ledger.lostRights.add(device.who.uid);
  if (fault) ledger.fault(fault);
  void world.server.put([[path, { ...known, ...change }]]);
}
