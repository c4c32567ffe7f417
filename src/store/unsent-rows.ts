import type { Book, CollectionName } from './book.ts';
import type { Row } from './row-store.ts';
import type { RefusedCopy } from './upkeep-store.ts';

interface Unsent {
  readonly rows: readonly { store: CollectionName; row: Row }[];
  /** Versions that lost a conflict. */
  readonly copies: readonly RefusedCopy[];
}

/**
 * Every record that the server does not have, read from the storage itself, because a live query may lag behind another
 * tab. `limit` per collection.
 */
export async function unsentRows(book: Book, limit?: number): Promise<Unsent> {
  const found: { store: CollectionName; row: Row }[] = [];
  for (const store of book.stores) {
    for (const row of await store.unsent(limit)) found.push({ store: store.name as CollectionName, row });
  }
  return { rows: found, copies: await book.upkeep.copies.toArray() };
}
