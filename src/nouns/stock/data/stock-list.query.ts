import { query } from '../../../data/query.ts';
import { combineLatestWith, firstValueFrom, map, switchMap } from 'rxjs';
import { limitsOf, type AlertLimits } from '../../../domain/business/alert-limits.ts';
import { sameBarcode } from '../../../domain/stock/same-barcode.ts';
import { expiresSoon, stockStatus } from '../../../domain/stock/stock-status.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import { alertLimits } from '../../business/data/alert-limits.ts';
import { fromLedger } from '../../../books/read/balances.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { firstScreenFirst } from '../../../books/read/first-screen.ts';
import type { FirstScreen } from '../../../books/keep/ledger-store.ts';
import { itemEndsOf, onHandAtEnd } from '../../../books/read/item-books.ts';
import { whenBusinessOpen } from '../../../data/live.ts';
import type { QueryInput } from '../../../contract/port.ts';
import type { ItemView, StockRow, StockShown, StockView } from '../../../contract/stock.ts';
import type { Session } from '../../../data/session.ts';
import { eggItemOf, everyItem, itemView } from './items.ts';
import { everyMaterial, lastsFor } from './material-figures.ts';
import { hasWords, plainName, wantedWords } from '../../../domain/text/find-words.ts';
import { byName } from '../../../domain/text/by-name.ts';

type Input = QueryInput<'shop.stock'>;

const NOTHING: StockView = {
  rows: [],
  worth: 0,
  counts: { all: 0, low: 0, expiring: 0, below_zero: 0, archived: 0 },
  none_at_all: true,
};

/**
 * The stock list: every item by name, or every material, with its stock and value from the books.
 * [RTE-22, SHP-4, SHP-11, RAW-3]
 */
export const stockList = query({
  name: 'shop.stock',
  whileArriving: 'rows',
  read: (deps, input) =>
    whenBusinessOpen(
      deps,
      (session, businessId) => {
        const { materials, search, shown, day } = input;
        const things =
          materials === undefined ? everyItem(session, businessId) : everyMaterial(session, businessId, materials);
        const whole = things.pipe(
          combineLatestWith(alertLimits(session)),
          switchMap(([items, limits]) =>
            fromLedger(
              session,
              ({ db }) => booksOf(db, items, { today: localDay(deps.now()), day, ...limits }),
              NO_BOOKS,
            ).pipe(map((books) => viewOf(items, books, input, { today: localDay(deps.now()), ...limits }))),
          ),
        );
        if (materials !== undefined || search !== '' || shown !== 'all' || day !== undefined) return whole;
        return firstScreenFirst(session, {
          list: 'shop.stock',
          whole,
          first: (db, screen: Screen) => firstRows(session, db, screen, localDay(deps.now())),
          keep: ({ rows, counts, counted_on }) =>
            rows[0]?.on_hand === undefined
              ? undefined
              : { ids: rows.map(({ id }) => id), around: { counts, counted_on } },
        });
      },
      NOTHING,
    ),
});

type Screen = FirstScreen<Pick<StockView, 'counts' | 'counted_on'>>;

/** The rows that came first last time, before all others are read; the total value is not known yet. */
async function firstRows(
  session: Session,
  db: LedgerDatabase,
  { ids, around }: Screen,
  today: string,
): Promise<StockView | undefined> {
  const [found, open] = await Promise.all([session.book.shop.find(ids), firstValueFrom(session.open$)]);
  const items = ids.flatMap((id) => {
    const row = found.get(id);
    return row ? itemView(row) : (eggItemOf(id, open) ?? []);
  });
  if (items.length < ids.length) return undefined;
  const on = { today, ...limitsOf(open?.settings.alerts) };
  const books = await booksOf(db, items, on);
  return {
    ...around,
    rows: items.map((item, i) => rowOf(item, books.of[i], on)).filter((row) => isShown(row, 'all')),
    worth: undefined,
    none_at_all: false,
  };
}

/** The day, and the limits for "soon" and "low". */
interface On extends Pick<AlertLimits, 'feed_days' | 'expiry_days'> {
  readonly today: string;
  /** The stock at the end of this day; now when absent. */
  readonly day?: string | undefined;
}

interface Books {
  readonly of: readonly (Pick<StockRow, 'on_hand' | 'value' | 'left'> & { readonly layers: Layers })[];
  readonly counted_on?: string | undefined;
}
type Layers = readonly { readonly qty: number; readonly expiry?: string | undefined }[];
const NO_BOOKS: Books = { of: [] };

/** Quantities are known at once, values once they are computed. */
async function booksOf(db: LedgerDatabase, items: readonly ItemView[], { today, day, feed_days }: On): Promise<Books> {
  const ends = await itemEndsOf(
    db,
    items.map(({ id }) => id),
  );
  const materials = items.filter(({ kind }) => kind === 'material');
  const lasting = await Promise.all(
    materials.map(
      async ({ id, min_days_left = feed_days }) => [id, await lastsFor(db, id, { today, min_days_left })] as const,
    ),
  );
  const left = new Map(lasting);
  const then = day === undefined ? undefined : await Promise.all(items.map(({ id }) => onHandAtEnd(db, id, day)));
  const counts = ends.flatMap(({ level }) => level?.count ?? []);
  return {
    of: ends.map(({ level, state }, i) => ({
      on_hand: then ? then[i] : (level?.level ?? 0),
      value: level ? state?.value : 0,
      left: left.get(items[i]!.id),
      layers: state?.layers ?? [],
    })),
    counted_on: counts.sort().at(-1)?.slice(0, 10),
  };
}

function viewOf(items: readonly ItemView[], books: Books, { search, shown }: Input, on: On): StockView {
  const all = items.map((item, i) => rowOf(item, books.of[i], on));
  const kept = all.filter(({ archived }) => !archived);
  const count = (is: StockShown) => all.filter((row) => isShown(row, is)).length;
  return {
    rows: all.filter((row) => isShown(row, shown) && isFound(row, search)).sort(inList),
    worth: kept.reduce<number | undefined>(
      (sum, { value }) => (sum === undefined || value === undefined ? undefined : sum + value),
      0,
    ),
    counts: {
      all: kept.length,
      low: count('low'),
      expiring: count('expiring'),
      below_zero: count('below_zero'),
      archived: count('archived'),
    },
    counted_on: books.counted_on,
    none_at_all: items.length === 0,
  };
}

function rowOf(item: ItemView, known: Books['of'][number] | undefined, { today, expiry_days }: On): StockRow {
  const { on_hand, value, left, layers } = known ?? { layers: [] };
  const status = on_hand === undefined ? 'enough' : stockStatus(on_hand, item.reorder_level);
  return { ...item, on_hand, value, left, status, expires: expiresSoon(layers, today, expiry_days) };
}

function isShown({ archived, status, expires }: StockRow, shown: StockShown): boolean {
  if (shown === 'archived') return archived;
  if (archived) return false;
  if (shown === 'expiring') return expires !== undefined;
  return shown === 'all' || status === shown;
}

/** True when the text is in the name, category or grade, or is a whole barcode. [SHP-14] */
function isFound({ name, category = '', grade, sell_units }: ItemView, search: string): boolean {
  const wanted = wantedWords(search);
  if (wanted.length === 0 || sell_units.some(({ barcode }) => barcode !== undefined && sameBarcode(barcode, search)))
    return true;
  return hasWords(plainName(`${name} ${category} ${grade === undefined ? '' : `eggs ${grade}`}`), wanted);
}

/** By name; the built-in eggs, which have none, come first. */
function inList(a: StockRow, b: StockRow): number {
  return byName(a, b) || (a.grade ?? '').localeCompare(b.grade ?? '');
}
