import { databasePrefix } from './book-names.ts';
import { rowSchemas } from './rx-schema.ts';

/** Schema version of each collection. */
export type BookVersions = Readonly<Record<string, number>>;

/** Schema versions that this code reads and writes. */
export const codeVersions = (): BookVersions =>
  Object.fromEntries(Object.entries(rowSchemas).map(([name, { version }]) => [name, version]));

/**
 * Schema versions on the device: the highest version of each collection, from the names of its databases. RxDB keeps
 * one database for each collection and version; older code would open an empty one beside a newer one, and records
 * saved there would be lost.
 */
export function storedVersions(uid: string, databases: Iterable<string>): BookVersions {
  const versions: Record<string, number> = {};
  const prefix = databasePrefix(uid);
  for (const name of databases) {
    if (!name.startsWith(prefix)) continue;
    const [version = '', collection = ''] = name.slice(prefix.length).split('--');
    versions[collection] = Math.max(versions[collection] ?? 0, Number(version));
  }
  return versions;
}

/** Whether `a` is ahead of `b` in a collection that both know. [SYN-30] */
export const isAhead = (a: BookVersions, b: BookVersions): boolean =>
  Object.entries(a).some(([collection, version]) => collection in b && version > b[collection]!);
