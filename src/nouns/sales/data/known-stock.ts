import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { itemEndsOf } from '../../../books/read/item-books.ts';
import type { KnownStock } from '../../../contract/sales.ts';

/**
 * Booked stock of some items; undefined for one that was never brought in, so that it raises no question.
 * [MSG-7, MSG-8]
 */
export async function knownStock(
  db: LedgerDatabase,
  items: readonly string[],
): Promise<ReadonlyMap<string, KnownStock>> {
  const known = new Map<string, KnownStock>();
  const ends = await itemEndsOf(db, items);
  for (const [i, { level, state }] of ends.entries()) {
    const { lastQty = 0, lastValue = 0 } = state ?? {};
    if (!level || (level.level <= 0 && lastQty === 0)) continue;
    known.set(items[i]!, {
      on_hand: level.level,
      ...(lastQty > 0 && lastValue > 0 && { cost: { value: lastValue, qty: lastQty } }),
    });
  }
  return known;
}
