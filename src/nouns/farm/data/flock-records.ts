import type { FarmActivity } from '../../../../schemas/farm-activity.schema.ts';
import { rowsById, type Book } from '../../../store/book.ts';
import { workIds, treatedList, weighedList } from '../../../books/keep/work-list.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';

/** Records of a flock that are in no sum, newest first. */
export interface FlockRecords {
  readonly treatments: readonly FarmActivity[];
  readonly weighed: readonly FarmActivity[];
}

/** Treatments of a flock, found by their work list: no record of another day is read. */
export const treatmentsOf = async (db: LedgerDatabase, book: Book, farm: string): Promise<FarmActivity[]> =>
  rowsById(book.farm_activities, await workIds(db, treatedList(farm)));

/** Treatments and weighings of a flock. */
export async function recordsOf(db: LedgerDatabase, book: Book, farm: string): Promise<FlockRecords> {
  const treatments = await treatmentsOf(db, book, farm);
  return { treatments, weighed: await rowsById(book.farm_activities, await workIds(db, weighedList(farm))) };
}
