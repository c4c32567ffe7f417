import type { RowStore } from './row-store.ts';

/**
 * All things of a business, read from the storage itself, so that writes of another tab or of an earlier import are
 * included.
 */
export async function storedThings<R>(store: RowStore<R>, businessId: string): Promise<R[]> {
  return (await store.all()).filter((row) => (row as { business_id?: string }).business_id === businessId);
}
