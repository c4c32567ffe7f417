import { combineLatest, map, startWith, type Observable } from 'rxjs';
import { SELL_UNITS } from '../../domain/money/units.ts';
import { EGG_ITEMS } from '../../domain/sales/egg-items.ts';
import type { SaleDoc } from '../book.ts';
import type { Deps } from '../deps.ts';
import { fromLedger } from '../ledger/balances.ts';
import { liveRows, whenBusinessOpen } from '../live.ts';
import type { KnownStock, SellableItem } from '../port.ts';
import { knownStock } from './known-stock.ts';

const RECENT_SALES = 300;
const MOST_OTHERS = 12;
const EGG_IDS = EGG_ITEMS.map(({ item_id }) => item_id);
const NOTHING_KNOWN: ReadonlyMap<string, KnownStock> = new Map();

/** What can be sold with one press: egg grades and things sold lately, each with its last price; what is sold most stands first. [SAL-1, SAL-42] */
export const sellableItems = (deps: Deps): Observable<readonly SellableItem[]> =>
  whenBusinessOpen(
    deps,
    (session, business_id) =>
      combineLatest([
        liveRows<SaleDoc>(session.book.sales.collection, {
          selector: { business_id: { $eq: business_id } },
          sort: [{ business_id: 'asc' }, { newest_first: 'asc' }],
          limit: RECENT_SALES,
        }),
        fromLedger(session, ({ db }) => knownStock(db, EGG_IDS), NOTHING_KNOWN).pipe(startWith(NOTHING_KNOWN)),
      ]).pipe(map(([sales, stock]) => itemsOf(sales, stock))),
    itemsOf([], NOTHING_KNOWN),
  );

function itemsOf(newestFirst: readonly SaleDoc[], stock: ReadonlyMap<string, KnownStock>): SellableItem[] {
  const eggs = new Map<string, SellableItem>(
    EGG_ITEMS.map(({ item_id, grade }) => [
      item_id,
      { key: item_id, item_kind: 'egg', item_id, grade, ...SELL_UNITS.tray, stock: stock.get(item_id) },
    ]),
  );
  const others = new Map<string, SellableItem>();
  const times = new Map<string, number>();
  const sold = newestFirst.filter(({ kind, voided_at }) => kind === 'sale' && voided_at === undefined);
  for (const line of sold.flatMap(({ lines }) => lines)) {
    const last = { unit: line.unit, factor: line.factor, last_price: line.unit_price };
    const egg = line.item_id === undefined ? undefined : eggs.get(line.item_id);
    if (egg && egg.last_price === undefined) eggs.set(egg.key, { ...egg, ...last });
    const key = egg?.key ?? `other:${line.description.toLowerCase()}`;
    times.set(key, (times.get(key) ?? 0) + 1);
    if (!egg && line.item_kind === 'other' && !others.has(key))
      others.set(key, { key, item_kind: 'other', description: line.description, ...last });
  }
  const timesOf = ({ key }: SellableItem): number => times.get(key) ?? 0;
  return [...eggs.values(), ...[...others.values()].slice(0, MOST_OTHERS)].sort((a, b) => timesOf(b) - timesOf(a));
}
