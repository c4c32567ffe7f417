import { query } from '../../../data/query.ts';
import { combineLatest, distinctUntilChanged, map, shareReplay, startWith, switchMap, type Observable } from 'rxjs';
import type { ShopItem } from '../../../../schemas/shop-item.schema.ts';
import { changedWords } from '../../../domain/business/word-lists.ts';
import { habitsOf, USUAL_HABITS } from '../../../domain/business/habits.ts';
import { rateOf, type Taxes } from '../../../domain/tax/taxes.ts';
import { mulDiv } from '../../../domain/money/mul-div.ts';
import { sellUnit } from '../../../domain/money/units.ts';
import { EGG_ITEMS } from '../../../domain/sales/egg-items.ts';
import { MAX_TILES } from '../../../domain/sales/max-tiles.ts';
import type { SaleDoc } from '../../../store/book.ts';
import type { Deps } from '../../../data/deps.ts';
import { fromLedger } from '../../../books/read/balances.ts';
import { liveRows, liveThings, whenBusinessOpen } from '../../../data/live.ts';
import type { KnownStock, SellableItem } from '../../../contract/sales.ts';
import { knownStock } from './known-stock.ts';
import { distance, hasWords, plainName, wantedWords } from '../../../domain/text/find-words.ts';
import { byName } from '../../../domain/text/by-name.ts';
import { otherKey } from '../../../domain/sales/other-key.ts';
import type { SaleLine } from '../../../../schemas/sale.schema.ts';
import { bookedHeads } from '../../farm/data/flock-figures.ts';
import { flocksOf } from '../../farm/data/seen-flocks.ts';
import type { Session } from '../../../data/session.ts';
import { meatWithdrawal } from './birds-withheld.ts';

const RECENT_SALES = 300;

const MAX_OTHERS = 12;

const EGG_IDS: readonly string[] = EGG_ITEMS.map(({ item_id }) => item_id);

const NOTHING_KNOWN: ReadonlyMap<string, KnownStock> = new Map();

/**
 * Items that can be sold with one press: egg grades, items of the shop, birds of each flock and other recent items,
 * each with its last price; best-selling first, with a limit for items of the shop, plus those requested by key.
 * [SAL-1, SAL-42]
 */
export const sellableItems = query({
  name: 'sales.sellable',
  whileArriving: 'rows',
  read: (deps, { also }) =>
    chosenItems(deps, (all) => {
      const asked = new Set(also);
      return all.filter(({ key, item_kind }, at) => at < MAX_TILES || item_kind !== 'shop' || asked.has(key));
    }),
});

/** Sellable items by words of their name; matches as typed first, then best-selling first. [SAL-42, SHL-19] */
export const findSellable = query({
  name: 'sales.findItem',
  whileArriving: 'rows',
  read: (deps, { search, limit }) =>
    chosenItems(deps, (all) => {
      const wanted = wantedWords(search);
      const isApart = ({ description = '' }: SellableItem) => Number(distance(plainName(description), wanted) === 2);
      return all
        .filter(({ description = '' }) => description !== '' && hasWords(plainName(description), wanted))
        .sort((a, b) => isApart(a) - isApart(b))
        .slice(0, limit);
    }),
});

/** The selected sellable items, with their stock once it was read. */
const chosenItems = (
  deps: Deps,
  choose: (all: readonly SellableItem[]) => readonly SellableItem[],
): Observable<readonly SellableItem[]> =>
  whenBusinessOpen(
    deps,
    (session, businessId) => {
      const stockOf = (ids: readonly string[]) =>
        fromLedger(session, ({ db }) => knownStock(db, ids), NOTHING_KNOWN).pipe(startWith(NOTHING_KNOWN));
      const chosen$ = combineLatest([
        liveRows<SaleDoc>(session.book.sales.collection, {
          selector: { business_id: { $eq: businessId } },
          sort: [{ business_id: 'asc' }, { newest_first: 'asc' }],
          limit: RECENT_SALES,
        }),
        liveThings(session.book.shop, businessId),
        stockOf(EGG_IDS),
        birdsForSale(session, businessId, deps.now),
        session.open$,
      ]).pipe(
        map(([sales, goods, eggs, birds, open]) => {
          const gradesOff = changedWords(open?.settings.egg_grades).off;
          const tray = habitsOf(open?.settings ?? {}).tray_eggs;
          const keepsBirds = open?.settings.farm_activities === true;
          return choose(itemsOf(sales, goods, eggs, { birds, gradesOff, tray, keepsBirds })).map(
            withTax(open?.settings.taxes, goods),
          );
        }),
        shareReplay({ bufferSize: 1, refCount: true }),
      );
      // Read again only when the selection changes: the stock data stays while sales arrive.
      const stock$ = chosen$.pipe(
        map((chosen) => chosen.flatMap(({ item_kind, key }) => (item_kind === 'shop' ? [key] : []))),
        distinctUntilChanged((one, other) => one.join() === other.join()),
        switchMap(stockOf),
      );
      return combineLatest([chosen$, stock$]).pipe(
        map(([chosen, stock]) =>
          chosen.map((one) => (stock.has(one.key) ? { ...one, stock: stock.get(one.key) } : one)),
        ),
      );
    },
    choose(
      itemsOf([], [], NOTHING_KNOWN, { birds: [], gradesOff: [], tray: USUAL_HABITS.tray_eggs, keepsBirds: true }),
    ),
  );

/** Each item with its tax rate: its own where the shop sets one, else that of its kind. [TAX-2] */
function withTax(taxes: Taxes | undefined, goods: readonly ShopItem[]): (item: SellableItem) => SellableItem {
  if (!taxes) return (item) => item;
  const known = new Map(goods.map((one) => [one.id, one]));
  return (item) => {
    const of = item.item_kind === 'bird' ? undefined : known.get(item.key);
    const kind = item.item_kind === 'shop' ? (of?.kind ?? 'resale') : item.item_kind;
    const { tax_rate, tax_exempt } = of ?? {};
    return { ...item, tax_rate: rateOf(taxes, { kind, tax_rate, tax_exempt }) };
  };
}

function itemsOf(
  newestFirst: readonly SaleDoc[],
  goods: readonly ShopItem[],
  stock: ReadonlyMap<string, KnownStock>,
  {
    birds: flocks,
    gradesOff,
    tray,
    keepsBirds,
  }: { birds: readonly SellableItem[]; gradesOff: readonly string[]; tray: number; keepsBirds: boolean },
): SellableItem[] {
  const birds = new Map(flocks.map((one) => [one.key, one]));
  const eggs = new Map<string, SellableItem>(
    EGG_ITEMS.map(({ item_id, grade }) => [
      item_id,
      { key: item_id, item_kind: 'egg', item_id, grade, ...sellUnit('tray', tray), stock: stock.get(item_id) },
    ]),
  );
  const others = new Map<string, SellableItem>();
  const times = new Map<string, number>();
  const sold = newestFirst.filter(({ kind, voided_at }) => kind === 'sale' && voided_at === undefined);
  for (const line of sold.flatMap(({ lines }) => lines)) {
    const last = { unit: line.unit, factor: line.factor, last_price: line.unit_price };
    const egg = line.item_id === undefined ? undefined : eggs.get(line.item_id);
    if (egg && egg.last_price === undefined) eggs.set(egg.key, { ...egg, ...inTrays(last, tray) });
    const item = line.item_kind === 'shop' ? line.item_id : line.item_kind === 'bird' ? birdsKey(line) : undefined;
    const flock = birds.get(item ?? '');
    if (flock && flock.last_price === undefined) birds.set(flock.key, { ...flock, ...lastOfBirds(line) });
    const key = egg?.key ?? item ?? otherKey(line.description);
    times.set(key, (times.get(key) ?? 0) + 1);
    if (!egg && line.item_kind === 'other' && !others.has(key))
      others.set(key, { key, item_kind: 'other', description: line.description, ...last });
  }
  const timesOf = ({ key }: SellableItem): number => times.get(key) ?? 0;
  const mostOthers = [...others.values()].slice(0, MAX_OTHERS);
  // Some eggs of a grade that is no longer counted may be left. [SET-5]
  const sellable = [...eggs.values()].filter(({ grade, stock: left }) => !gradesOff.includes(grade!) || (left?.on_hand ?? 0) > 0); // prettier-ignore
  // A shop without birds lists its goods first, and eggs where there are some.
  const isFirst = ({ stock: left }: SellableItem) => keepsBirds || (left?.on_hand ?? 0) > 0;
  const all = [
    ...sellable.filter(isFirst),
    ...goodsOf(newestFirst, goods),
    ...sellable.filter((one) => !isFirst(one)),
    ...birds.values(),
    ...mostOthers,
  ];
  return all.sort((a, b) => timesOf(b) - timesOf(a));
}

/** The price of a tray of another size, converted to the present tray. [SET-4] */
const inTrays = (last: { unit: string; factor: number; last_price: number }, tray: number) =>
  last.unit === 'tray' ? { ...last, factor: tray, last_price: mulDiv(last.last_price, tray, last.factor) } : last;

/** Items of the shop in the unit in which they are mostly sold; recently sold ones first. */
function goodsOf(newestFirst: readonly SaleDoc[], goods: readonly ShopItem[]): SellableItem[] {
  const lately = [...new Set(newestFirst.flatMap(({ lines }) => lines.flatMap(({ item_id }) => item_id ?? [])))];
  const place = new Map(lately.map((id, at) => [id, at]));
  const rank = ({ id }: ShopItem) => place.get(id) ?? lately.length;
  return (
    goods
      // Eggs of the built-in grades are listed already.
      .filter(({ id, archived }) => archived !== true && !EGG_IDS.includes(id))
      .sort((a, b) => rank(a) - rank(b) || byName(a, b))
      .map(({ id, name, sell_units }) => {
        const { label, factor, price } = sell_units[0]!;
        return { key: id, item_kind: 'shop', item_id: id, description: name, unit: label, factor, last_price: price };
      })
  );
}

/** The key shared by a line of birds and their tile. */
const birdsKey = ({ farm_id = '' }: Pick<SaleLine, 'farm_id'>): string => `bird:${farm_id}`;

/** Their last price, each or by weight. [MNY-12] */
const lastOfBirds = ({ unit_price, weight_g }: SaleLine): Pick<SellableItem, 'last_price' | 'by_weight'> => ({
  last_price: unit_price,
  ...(weight_g !== undefined && { by_weight: true }),
});

/** Birds of open flocks, the number alive, and any withdrawal period. [SAL-32, SAL-44] */
const birdsForSale = (session: Session, businessId: string, now: () => Date): Observable<SellableItem[]> =>
  flocksOf(session, businessId).pipe(
    map((flocks) => flocks.filter(({ open, unit_type }) => open && unit_type === 'flock')),
    switchMap((flocks) =>
      fromLedger(
        session,
        ({ db }) =>
          Promise.all(
            flocks.map(async ({ id }) => ({
              heads: await bookedHeads(db, id),
              withdrawal: await meatWithdrawal(session.book, db, id, { from: now(), until: now() }),
            })),
          ),
        [],
      ).pipe(
        startWith([]),
        map((known) =>
          flocks.map(({ id, name }, i): SellableItem => {
            const { heads, withdrawal } = known[i] ?? {};
            return {
              key: birdsKey({ farm_id: id }),
              item_kind: 'bird',
              farm_id: id,
              description: name,
              unit: 'bird',
              factor: 1,
              ...(heads !== undefined && { stock: { on_hand: heads } }),
              ...(withdrawal && { withdrawal }),
            };
          }),
        ),
      ),
    ),
  );
