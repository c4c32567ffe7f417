import type { LocalFields } from '../../schemas/document-kind.ts';
import type { RowStore } from './row-store.ts';

/** What was read of each collection since something in it last changed. */
const keptOf = new WeakMap<object, { rows?: Promise<unknown[]> | undefined }>();

/**
 * Refused rows of a collection, for lists, which say what is not in their sums. As a rule there is none, and a list that is opened again
 * asks every time: it is read once until the collection changes, here or in another tab. [DAT-9]
 * What decides about rows reads the store itself.
 */
export async function refusedRows<R extends LocalFields>(store: RowStore<R>): Promise<readonly R[]> {
  const kept = keptOf.get(store) ?? keepUntilChanged(store);
  // Who hears of a change may ask before it is heard here.
  await Promise.resolve();
  if (!kept.rows) {
    kept.rows = store.inState('rejected');
    // What failed is read again by whoever asks next.
    kept.rows.catch(() => (kept.rows = undefined));
  }
  return kept.rows as Promise<R[]>;
}

function keepUntilChanged<R>(store: RowStore<R>) {
  const kept: { rows?: Promise<unknown[]> | undefined } = {};
  keptOf.set(store, kept);
  // As long as the collection itself.
  store.collection.$.subscribe(() => (kept.rows = undefined));
  return kept;
}
