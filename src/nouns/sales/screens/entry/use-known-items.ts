import type { SellableItem } from '../../../../contract/sales.ts';
import { useQuery } from '../../../../client/use-query.ts';
import type { SaleForm } from './sale-form.ts';

const TILES_ONLY = { also: [] };

/**
 * Items with a tile, and all items of the sale: scanned or searched ones may have no tile; their price and stock are
 * known all the same.
 */
export function useKnownItems({ lines }: SaleForm): { tiles: readonly SellableItem[]; items: readonly SellableItem[] } {
  const tiles = useQuery('sales.sellable', TILES_ONLY) ?? [];
  const also = lines.map(({ key }) => key).filter((key) => !tiles.some((tile) => tile.key === key));
  const items = useQuery('sales.sellable', { also }) ?? tiles;
  return { tiles, items };
}
