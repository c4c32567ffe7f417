import type { Purchase } from '../../../../schemas/purchase.schema.ts';
import type { Book } from '../../../store/book.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { daysOf, itemGroupsOn } from '../../../books/read/item-books.ts';
import type { LastCost } from '../../../contract/stock.ts';

/** Unit cost of an item at its last purchase; undefined when there was none. [SHP-4, PUR-4] */
export const lastCostOf = async (db: LedgerDatabase, book: Book, id: string): Promise<LastCost | undefined> =>
  (await lastCostsOf(db, book, id, 1))[0];

/** Unit cost on the last days of purchase, newest first. [RAW-6] */
export async function lastCostsOf(db: LedgerDatabase, book: Book, id: string, most: number): Promise<LastCost[]> {
  const costs: LastCost[] = [];
  for (const day of (await daysOf(db, id, 'purchase')).toReversed()) {
    const groups = (await itemGroupsOn(db, id, day)).filter(
      ({ postings }) => postings.some(({ item, cause }) => item === id && cause === 'purchase'),
    ); // prettier-ignore
    const last = groups.at(-1);
    if (!last) continue;
    const purchase = (await book.purchases.find([last.doc_id])).get(last.doc_id) as Purchase | undefined;
    const line = purchase?.lines.findLast(({ item_id }) => item_id === id);
    if (line) costs.push({ unit: line.unit, factor: line.factor, unit_cost: line.unit_cost, day });
    if (costs.length === most) break;
  }
  return costs;
}
