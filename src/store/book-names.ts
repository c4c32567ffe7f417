import { Dexie } from 'dexie';
import { upkeepName } from './upkeep-store.ts';

/** Name of a person's book, as RxDB knows it. */
export const bookName = (uid: string) => `flockbook-${uid}`;

/** What the IndexedDB databases of a book begin with; `<version>--<collection>` follows. */
export const databasePrefix = (uid: string) => `rxdb-dexie-${bookName(uid)}--`;

/** Names of the IndexedDB databases that make up a person's book, as far as they are there. */
export const databasesOf = async (uid: string): Promise<string[]> =>
  (await Dexie.getDatabaseNames()).filter((name) => name === upkeepName(uid) || name.startsWith(databasePrefix(uid)));

/** Beginning of the names of a person's ledgers; the business follows. */
const ledgerPrefix = (uid: string): string => `flockbook-ledger-${uid}-`;

/** Name of the Dexie database of a business's ledger. */
export const ledgerName = (uid: string, businessId: string): string => `${ledgerPrefix(uid)}${businessId}`;

/** Delete the ledger of one business; made again from the records when it is opened. */
export const removeLedger = (uid: string, businessId: string): Promise<void> =>
  Dexie.delete(ledgerName(uid, businessId));

/** Delete all ledgers of a person from this device. */
export async function removeLedgers(uid: string): Promise<void> {
  const names = await Dexie.getDatabaseNames();
  await Promise.all(names.filter((name) => name.startsWith(ledgerPrefix(uid))).map((name) => Dexie.delete(name)));
}
