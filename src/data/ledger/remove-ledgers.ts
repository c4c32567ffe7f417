import Dexie from 'dexie';
import { ledgerPrefix } from './dexie-ledger.ts';

/** Delete the ledger of one business; made again from the records when it is opened. */
export const removeLedger = (uid: string, businessId: string): Promise<void> =>
  Dexie.delete(`${ledgerPrefix(uid)}${businessId}`);

/** Delete all ledgers of a person from this device. */
export async function removeLedgers(uid: string): Promise<void> {
  const names = await Dexie.getDatabaseNames();
  await Promise.all(names.filter((name) => name.startsWith(ledgerPrefix(uid))).map((name) => Dexie.delete(name)));
}
