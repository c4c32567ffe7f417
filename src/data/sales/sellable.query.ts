import { map, type Observable } from 'rxjs';
import { SELL_UNITS } from '../../domain/money/units.ts';
import { EGG_ITEMS } from '../../domain/sales/egg-items.ts';
import type { SaleDoc } from '../book.ts';
import type { Deps } from '../deps.ts';
import { liveRows, whenBusinessOpen } from '../live.ts';
import type { SellableItem } from '../port.ts';

const RECENT_SALES = 300;
const MOST_OTHERS = 12;

/** What can be sold with one press: the egg grades, then other things sold lately, each with its last price. [SAL-1] */
export const sellableItems = (deps: Deps): Observable<readonly SellableItem[]> =>
  whenBusinessOpen(
    deps,
    ({ book }, business_id) =>
      liveRows<SaleDoc>(book.sales.collection, {
        selector: { business_id: { $eq: business_id } },
        sort: [{ business_id: 'asc' }, { newest_first: 'asc' }],
        limit: RECENT_SALES,
      }).pipe(map(itemsOf)),
    itemsOf([]),
  );

function itemsOf(newestFirst: readonly SaleDoc[]): SellableItem[] {
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
  return [...eggs.values(), ...[...others.values()].slice(0, MOST_OTHERS)];
}
