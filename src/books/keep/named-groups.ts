import type { Collection } from 'dexie';
import type { LedgerDatabase } from './dexie-ledger.ts';
import type { StoredGroup, StoredPage } from './ledger-store.ts';
import { firstStart, groupsIn, named, namesOf } from './page.ts';

/* Booked groups by name, by document and by day. Read-only. */

type Pages = Pick<LedgerDatabase, 'pages'>;

/** Sorts after every place in the order. */
const PAST = '\uffff';
/** Pages read per request when only the newest few groups are wanted. */
const AT_ONCE = 8;

/**
 * Pages with a name, in order: from one place up to, but without, another. The first page of a day starts at the day
 * itself.
 */
const pagesNamed = ({ pages }: Pages, name: string, from = '', to = PAST): Collection<StoredPage, string> =>
  pages.where('names').between(`${name} ${from}`, `${name} ${to}`, true, false);

/** All groups with a name, in order; limited to the days `from` to `to`, both included, when given. */
export async function groupsNamed(db: Pages, name: string, from?: string, to?: string): Promise<StoredGroup[]> {
  const found = await pagesNamed(db, name, from, to === undefined ? undefined : `${to}${PAST}`).toArray();
  return found.flatMap((page) => named(groupsIn(page), name));
}

/** The newest groups with a name, newest first. */
export async function newestNamed(db: Pages, name: string, limit: number): Promise<StoredGroup[]> {
  const starts = (await pagesNamed(db, name).primaryKeys()).toReversed();
  const found: StoredGroup[] = [];
  for (let from = 0; from < starts.length && found.length < limit; from += AT_ONCE)
    for (const page of await db.pages.bulkGet(starts.slice(from, from + AT_ONCE)))
      if (page) found.push(...named(groupsIn(page), name).toReversed());
  return found.slice(0, limit);
}

/** The last group with a name; before a day when one is given. */
export async function lastNamed(db: Pages, name: string, before?: string): Promise<StoredGroup | undefined> {
  const page = await pagesNamed(db, name, '', before).last();
  return page && groupsIn(page).findLast((group) => namesOf(group).has(name));
}

/** The first and the last day of a name. */
export const firstDayNamed = (db: Pages, name: string): Promise<string | undefined> => dayOf(pagesNamed(db, name));
export const lastDayNamed = (db: Pages, name: string): Promise<string | undefined> =>
  // oxlint-disable-next-line unicorn/no-array-reverse -- a query, not an array
  dayOf(pagesNamed(db, name).reverse());

async function dayOf(pages: Collection<StoredPage, string>): Promise<string | undefined> {
  const [start] = await pages.limit(1).primaryKeys();
  return start === undefined ? undefined : firstStart(start);
}

/** The groups of a document, in order. */
export async function groupsOfDocument({ pages }: Pages, id: string): Promise<StoredGroup[]> {
  const found = await pages.where('docs').equals(id).sortBy('start');
  return found.flatMap((page) => groupsIn(page).filter(({ doc_id }) => doc_id === id));
}

/** All groups of the days `from` to `to`, both included, in order. */
export async function groupsOn({ pages }: Pages, from: string, to: string): Promise<StoredGroup[]> {
  const found = await pages.where('start').between(from, `${to}${PAST}`, true, true).toArray();
  return found.flatMap(groupsIn);
}
