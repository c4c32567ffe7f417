import type { ItemState } from '../../domain/ledger/item-state.ts';
import { itemEntity } from '../../domain/ledger/fold.ts';
import type { LedgerDatabase } from '../ledger/dexie-ledger.ts';
import type { KnownStock } from '../port.ts';

/** What the books know of some items; nothing of one that was never brought in, so that nobody is asked about it. [MSG-7, MSG-8] */
export async function knownStock(
  db: LedgerDatabase,
  items: readonly string[],
): Promise<ReadonlyMap<string, KnownStock>> {
  const known = new Map<string, KnownStock>();
  for (const item of items) {
    const entity = itemEntity(item);
    const [level, last] = await Promise.all([
      db.levels.get(entity),
      db.groups.where('keys').between(`${entity} `, `${entity} \uffff`).last(),
    ]);
    const state = last?.after[entity] as ItemState | undefined;
    const { lastQty = 0, lastValue = 0 } = state ?? {};
    if (!level || (level.level <= 0 && lastQty === 0)) continue;
    known.set(item, {
      on_hand: level.level,
      ...(lastQty > 0 && lastValue > 0 && { cost: { value: lastValue, qty: lastQty } }),
    });
  }
  return known;
}
