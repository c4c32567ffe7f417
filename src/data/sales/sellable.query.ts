import { combineLatest, map, type Observable } from 'rxjs';
import type { ShopItem } from '../../../schemas/shop-item.schema.ts';
import { SELL_UNITS } from '../../domain/money/units.ts';
import { EGG_ITEMS } from '../../domain/sales/egg-items.ts';
import type { SaleDoc } from '../book.ts';
import type { Deps } from '../deps.ts';
import { liveRows, whenBusinessOpen } from '../live.ts';
import type { SellableItem } from '../port.ts';

const RECENT_SALES = 300;
const MOST_OTHERS = 12;

/** What can be sold with one press: the egg grades, the items of the shop, then other things sold lately, each with its last price. [SAL-1] */
export const sellableItems = (deps: Deps): Observable<readonly SellableItem[]> =>
  whenBusinessOpen(
    deps,
    ({ book }, business_id) =>
      combineLatest([
        liveRows<SaleDoc>(book.sales.collection, {
          selector: { business_id: { $eq: business_id } },
          sort: [{ business_id: 'asc' }, { newest_first: 'asc' }],
          limit: RECENT_SALES,
        }),
        liveRows<ShopItem>(book.shop.collection, { selector: { business_id: { $eq: business_id } } }),
      ]).pipe(map(([sales, goods]) => itemsOf(sales, goods))),
    itemsOf([], []),
  );

function itemsOf(newestFirst: readonly SaleDoc[], goods: readonly ShopItem[]): SellableItem[] {
  const eggs = new Map<string, SellableItem>(
    EGG_ITEMS.map(({ item_id, grade }) => [
      item_id,
      { key: item_id, item_kind: 'egg', item_id, grade, ...SELL_UNITS.tray },
    ]),
  );
  const others = new Map<string, SellableItem>();
  for (const line of newestFirst.flatMap((sale) => sale.lines)) {
    const sold = { unit: line.unit, factor: line.factor, last_price: line.unit_price };
    const egg = line.item_id === undefined ? undefined : eggs.get(line.item_id);
    if (egg && egg.last_price === undefined) eggs.set(egg.key, { ...egg, ...sold });
    const key = `other:${line.description.toLowerCase()}`;
    if (!egg && line.item_kind === 'other' && !others.has(key))
      others.set(key, { key, item_kind: 'other', description: line.description, ...sold });
  }
  return [...eggs.values(), ...goodsOf(newestFirst, goods), ...[...others.values()].slice(0, MOST_OTHERS)];
}

/** Items of the shop in the unit in which they are mostly sold; what was sold lately stands first. */
function goodsOf(newestFirst: readonly SaleDoc[], goods: readonly ShopItem[]): SellableItem[] {
  const lately = [...new Set(newestFirst.flatMap(({ lines }) => lines.flatMap(({ item_id }) => item_id ?? [])))];
  const place = new Map(lately.map((id, at) => [id, at]));
  const rank = ({ id }: ShopItem) => place.get(id) ?? lately.length;
  return goods
    .filter(({ archived }) => archived !== true)
    .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))
    .map(({ id, name, sell_units }) => {
      const { label, factor, price } = sell_units[0]!;
      return { key: id, item_kind: 'shop', item_id: id, description: name, unit: label, factor, last_price: price };
    });
}
