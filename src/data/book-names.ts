import { Dexie } from 'dexie';
import { upkeepName } from './upkeep-store.ts';

/** Name of a person's book, as RxDB knows it. */
export const bookName = (uid: string) => `flockbook-${uid}`;

/** What the IndexedDB databases of a book begin with; `<version>--<collection>` follows. */
export const databasePrefix = (uid: string) => `rxdb-dexie-${bookName(uid)}--`;

/** Names of the IndexedDB databases that make up a person's book, as far as they are there. */
export const databasesOf = async (uid: string): Promise<string[]> =>
  (await Dexie.getDatabaseNames()).filter((name) => name === upkeepName(uid) || name.startsWith(databasePrefix(uid)));
