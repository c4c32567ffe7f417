import type { FarmActivity } from '../../../schemas/farm-activity.schema.ts';
import type { Book } from '../book.ts';
import { treatedAside, weighedAside } from '../ledger/aside.ts';
import type { LedgerDatabase } from '../ledger/dexie-ledger.ts';
import type { RowStore } from '../row-store.ts';

/** Records of a flock that no sum holds, the newest first. */
export interface FlockRecords {
  readonly treatments: readonly FarmActivity[];
  readonly weighed: readonly FarmActivity[];
}

/** What a flock was given and how it was weighed, found by the list that is kept of it: no record of another day is read. */
export async function recordsOf({ aside }: LedgerDatabase, book: Book, farm: string): Promise<FlockRecords> {
  const idsOf = (is: string) =>
    aside.where('[is+newest_first]').between([is, -1], [is, Infinity], true, true).primaryKeys();
  const [treated, weighed] = await Promise.all([idsOf(treatedAside(farm)), idsOf(weighedAside(farm))]);
  return { treatments: await found(book, treated), weighed: await found(book, weighed) };
}

/** Records by their ids, those that are here, in that order. */
export async function found(book: Book, ids: readonly string[]): Promise<FarmActivity[]> {
  if (ids.length === 0) return [];
  const rows = await (book.farm_activities as unknown as RowStore<FarmActivity & { rev: number }>).find(ids);
  return ids.flatMap((id) => rows.get(id) ?? []);
}
