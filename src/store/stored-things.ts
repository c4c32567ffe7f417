import type { RowStore } from './row-store.ts';

/** All of a business, from the storage itself: what another tab, or an import before this one, has just written is seen. */
export async function storedThings<R>(store: RowStore<R>, businessId: string): Promise<R[]> {
  const states = ['synced', 'pending', 'rejected'] as const;
  const found = await Promise.all(states.map((state) => store.inState(state)));
  return found.flat().filter((row) => (row as { business_id?: string }).business_id === businessId);
}
