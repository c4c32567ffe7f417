import { openRawStore } from './raw-store.ts';
import type { SampleShop } from './sample-shop.ts';
import { sampleItem, sampleMovement } from './sample-shop.ts';

/**
 * The same items and movements in two bare stores: the time of a native cursor for the contents of the shop's lists.
 * Times in ms.
 */
export async function openShopFloor() {
  const [items, movements] = await Promise.all([
    openRawStore('floor-items', 'id', [['business_id', 'name']]),
    openRawStore('floor-movements', 'id', [['of', 'occurred_at']]),
  ]);
  return {
    putItems: (from: number, to: number, shop: SampleShop) =>
      items.put(range(from, to).map((n) => sampleItem(n, shop))),
    putMovements: (from: number, to: number, shop: SampleShop) =>
      movements.put(
        range(from, to).map((n) => {
          const { row, item } = sampleMovement(n, shop);
          return { ...row, of: item };
        }),
      ),
    /** Items by name. */
    items: (businessId: string, limit: number) =>
      items.first('business_id,name', [businessId, ''], [businessId, '\uffff'], limit),
    /** Movements of one item, and their documents. */
    history: (item: string, limit: number) =>
      movements.firstAndTheirs('of,occurred_at', [item, ''], [item, '\uffff'], limit),
  };
}

/** Whole numbers from `from` up to, but excluding, `to`. */
export const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);
