import type { SellableItem } from '../../../../contract/sales.ts';
import { farPrices, type FarPrice, type UnitPrice } from '../../../../domain/money/far-price.ts';
import type { LineForm, SaleForm } from './sale-form.ts';
import { priceOf } from './sale-from-form.ts';

/** Data of the item of a line; the cost of a bird is not used for a price per kilogram. [MSG-7, MSG-8] */
export function knownOfLine(line: LineForm, items: readonly SellableItem[]): SellableItem | undefined {
  const item = items.find(({ key }) => key === line.key);
  if (!item || (line.weight !== undefined) === (item.by_weight === true)) return item;
  return { ...item, last_price: undefined };
}

/** Warnings before a sale is saved: prices far from the last ones, or from the cost. [MSG-8] */
export const farPricesOf = ({ lines }: SaleForm, items: readonly SellableItem[], currency: string): FarPrice[] =>
  lines.flatMap((line) => {
    const price = priceOf(line, currency);
    const known = knownOfLine(line, items);
    if (!price.ok || !known) return [];
    const { description: name, unit, factor } = line;
    return farPrices({ name, unit: line.weight === undefined ? unit : 'kg', price: price.value, factor }, lastOf(known, line));
  }); // prettier-ignore

function lastOf({ last_price, factor, stock }: SellableItem, line: LineForm): UnitPrice | undefined {
  if (last_price) return { price: last_price, factor };
  // For birds by weight only the price of a kilogram is known, never its cost.
  return stock?.cost && line.weight === undefined ? { price: stock.cost.value, factor: stock.cost.qty } : undefined;
}
