import type { LocalFields } from '../../schemas/document-kind.ts';
import type { RowStore } from './row-store.ts';

/** Cached rows of each collection since its last change. */
const keptOf = new WeakMap<object, { rows?: Promise<unknown[]> | undefined }>();

/**
 * Refused rows of a collection, for lists, which show the records missing from their sums. Usually none exist, and a
 * list asks each time it is opened: read once until the collection changes, in this tab or another. [DAT-9] Code that
 * decides about rows must read the store itself.
 */
export async function refusedRows<R extends LocalFields>(store: RowStore<R>): Promise<readonly R[]> {
  const kept = keptOf.get(store) ?? keepUntilChanged(store);
  // Another subscriber may query before the change event arrives in this module.
  await Promise.resolve();
  if (!kept.rows) {
    kept.rows = store.inState('rejected');
    // A failed read is not cached.
    kept.rows.catch(() => (kept.rows = undefined));
  }
  return kept.rows as Promise<R[]>;
}

function keepUntilChanged<R>(store: RowStore<R>) {
  const kept: { rows?: Promise<unknown[]> | undefined } = {};
  keptOf.set(store, kept);
  // The subscription lasts as long as the collection.
  store.collection.$.subscribe(() => (kept.rows = undefined));
  return kept;
}
