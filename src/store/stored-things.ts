import type { RowStore } from './row-store.ts';

/** All of a business, from the storage itself: what another tab, or an import before this one, has just written is seen. */
export async function storedThings<R>(store: RowStore<R>, businessId: string): Promise<R[]> {
  return (await store.all()).filter((row) => (row as { business_id?: string }).business_id === businessId);
}
