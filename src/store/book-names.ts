import { Dexie } from 'dexie';
import { upkeepName } from './upkeep-store.ts';

/** RxDB name of a person's book. */
export const bookName = (uid: string) => `flockbook-${uid}`;

/** Prefix of the names of a book's IndexedDB databases; `<version>--<collection>` follows. */
export const databasePrefix = (uid: string) => `rxdb-dexie-${bookName(uid)}--`;

/** Names of the existing IndexedDB databases of a person's book. */
export const databasesOf = async (uid: string): Promise<string[]> =>
  (await Dexie.getDatabaseNames()).filter((name) => name === upkeepName(uid) || name.startsWith(databasePrefix(uid)));

/** Prefix of the names of a person's ledgers; the business id follows. */
const ledgerPrefix = (uid: string): string => `flockbook-ledger-${uid}-`;

/** Name of the Dexie database of a business's ledger. */
export const ledgerName = (uid: string, businessId: string): string => `${ledgerPrefix(uid)}${businessId}`;

/** Delete the ledger of one business; it is rebuilt from the records when it is opened. */
export const removeLedger = (uid: string, businessId: string): Promise<void> =>
  Dexie.delete(ledgerName(uid, businessId));

/** Delete all ledgers of a person from this device. */
export async function removeLedgers(uid: string): Promise<void> {
  const names = await Dexie.getDatabaseNames();
  await Promise.all(names.filter((name) => name.startsWith(ledgerPrefix(uid))).map((name) => Dexie.delete(name)));
}
