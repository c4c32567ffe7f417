import { askForForm } from '../../../client/ask.ts';
import { farPrices, type FarPrice } from '../../../domain/money/far-price.ts';
import { farItemPrices } from '../../../domain/stock/item-prices.ts';
import type { PurchaseDraft } from '../../../domain/purchases/check-purchase.ts';
import type { ItemDraft } from '../../../domain/stock/check-item.ts';

/**
 * Warnings before a purchase is saved: costs far from the last ones, and prices of new items far from their cost.
 * [PUR-4, MSG-8]
 */
export async function askPrices({ lines }: PurchaseDraft, items: readonly ItemDraft[]): Promise<FarPrice[]> {
  const ids = [...new Set(lines.map(({ item_id }) => item_id))];
  const costs = (await askForForm('shop.lastCosts', { ids })) ?? {};
  return lines.flatMap(({ item_id, description, unit, factor, unit_cost }) => {
    const last = costs[item_id];
    const known = last && { price: last.unit_cost, factor: last.factor };
    const fresh = items.find(({ id }) => id === item_id);
    return [
      ...farPrices({ name: description ?? '', unit, price: unit_cost, factor }, known),
      ...(fresh && unit_cost > 0 ? farItemPrices(fresh, [], { price: unit_cost, factor }) : []),
    ];
  });
}
