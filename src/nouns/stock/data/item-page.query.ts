import { query } from '../../../data/query.ts';
import { combineLatest, switchMap } from 'rxjs';
import type { RawMaterial } from '../../../../schemas/raw-material.schema.ts';
import type { ShopItem } from '../../../../schemas/shop-item.schema.ts';
import { itemEntity } from '../../../domain/ledger/fold.ts';
import { figure } from '../../../domain/figures/figures.ts';
import { totalsIn, valueOf } from '../../../domain/figures/sum.ts';
import { mulDiv } from '../../../domain/money/mul-div.ts';
import { limitsOf } from '../../../domain/business/alert-limits.ts';
import { daysOfStockLeft, expiresSoon, stockStatus } from '../../../domain/stock/stock-status.ts';
import { stockTurnover } from '../../../domain/stock/stock-turnover.ts';
import { daysBetween } from '../../../domain/time/days-between.ts';
import { addDays, localDay } from '../../../domain/time/local-day.ts';
import { isAwaitingApproval } from '../../../store/edits.ts';
import { mayAdd, mayEdit } from '../../../data/rights.ts';
import { fromLedger } from '../../../books/read/balances.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { itemStateBefore, itemStateOf } from '../../../books/read/item-books.ts';
import { firstDayNamed } from '../../../books/keep/named-groups.ts';
import { sumBetween, sumsOver } from '../../../books/read/period-sums.ts';
import { liveRows, whenBusinessOpen } from '../../../data/live.ts';
import type { ItemPage, ItemView } from '../../../contract/stock.ts';
import type { Row } from '../../../store/row-store.ts';
import { type OpenBusiness } from '../../../data/session.ts';
import { eggItemOf, itemView } from './items.ts';
import { lastCostOf } from './last-cost.ts';
import { materialFigures, materialView } from './material-figures.ts';

/**
 * One item of the shop or material of the farm with its figures, or null when it is not on this phone.
 * [RTE-25, RTE-32, SHP-4, SHP-13]
 */
export const itemPage = query({
  name: 'shop.item',
  read: (deps, { id }) =>
    whenBusinessOpen<ItemPage | null>(
      deps,
      (session, businessId) =>
        combineLatest([
          liveRows<Row<ShopItem>>(session.book.shop.collection, { selector: { id: { $eq: id } } }),
          liveRows<Row<RawMaterial>>(session.book.raw_materials.collection, { selector: { id: { $eq: id } } }),
          fromLedger(
            session,
            async ({ db }) => ({ db, ...(await figuresOf(db, id, localDay(deps.now()))) }),
            NO_FIGURES,
          ),
          session.open$,
        ]).pipe(
          switchMap(async ([[inShop], [onFarm], figures, open]) => {
            const found = [inShop, onFarm].find((one) => one?.business_id === businessId);
            const item =
              found === undefined ? eggItemOf(id, open) : found === inShop ? itemView(inShop) : materialView(onFarm!);
            if (!item || !open) return null;
            const today = localDay(deps.now());
            const limits = limitsOf(open.settings.alerts);
            const { db } = figures;
            const material =
              found === onFarm && onFarm
                ? await materialFigures(db, session.book, onFarm, { today, ...limits })
                : undefined;
            const last_cost = material ? material.prices[0] : db && (await lastCostOf(db, session.book, id));
            return {
              ...pageOf(item, figures, { today, ...limits }),
              last_cost,
              material,
              ...rightsOf(open, item, found),
            };
          }),
        ),
      null,
    ),
});

interface Figures {
  readonly db?: LedgerDatabase;
  readonly on_hand: number;
  readonly state: Awaited<ReturnType<typeof itemStateOf>>;
  readonly moved: boolean;
  readonly sold: number;
  readonly soldDays: number;
  readonly turnover?: ItemPage['turnover'];
}
const NO_FIGURES: Figures = { on_hand: 0, state: undefined, moved: false, sold: 0, soldDays: 0 };

/** Days of sales from which the days of stock left are computed. */
const RECENT_DAYS = 28;
/** A week at least: the first days of an item are not representative. */
const MIN_SOLD_DAYS = 7;
const YEAR = 365;
/** Number of days per year at which the stock is sampled; fewer days than this are not representative of a year. */
const LOOKS = 12;
const MIN_DAYS = 28;

async function figuresOf(db: LedgerDatabase, id: string, today: string): Promise<Figures> {
  const key = itemEntity(id);
  const [level, state, first] = await Promise.all([db.levels.get(key), itemStateOf(db, id), firstDayNamed(db, key)]);
  if (!first) return { ...NO_FIGURES, on_hand: level?.level ?? 0, moved: level !== undefined };
  const known = daysBetween(first, today) + 1;
  const soldDays = known < MIN_SOLD_DAYS ? 0 : Math.min(RECENT_DAYS, known);
  const recent = await sumsOver(db, addDays(today, 1 - soldDays));
  const sold = valueOf(figure.itemSold(id), totalsIn(recent));
  const turnover = known < MIN_DAYS ? undefined : await turnoverOf(db, id, today, Math.min(YEAR, known));
  return { on_hand: level?.level ?? 0, state, moved: true, sold, soldDays, turnover };
}

/** Annualised cost of sales, divided by the mean of the stock on twelve days. [SHP-13] */
async function turnoverOf(db: LedgerDatabase, id: string, today: string, days: number): Promise<ItemPage['turnover']> {
  const cost = await sumBetween(db, figure.itemCost(id), addDays(today, 1 - days));
  const looks = Array.from({ length: LOOKS }, (_, i) => addDays(today, 1 - Math.floor((days * i) / LOOKS)));
  const states = await Promise.all(looks.map((day) => itemStateBefore(db, id, day)));
  const mean = states.reduce((sum, state) => sum + Math.max(0, state?.value ?? 0), 0) / LOOKS;
  return stockTurnover((cost * YEAR) / days, mean);
}

function pageOf(
  item: ItemView,
  { on_hand, state, moved, sold, soldDays, turnover }: Figures,
  { today, expiry_days }: { today: string; expiry_days: number },
) {
  const { factor } = item.sell_units[0]!;
  return {
    item,
    on_hand,
    value: state?.value ?? 0,
    status: stockStatus(on_hand, item.reorder_level),
    expires: expiresSoon(state?.layers ?? [], today, expiry_days),
    ...(state && state.lastQty > 0 && { average_cost: mulDiv(state.lastValue, factor, state.lastQty) }),
    days_left: daysOfStockLeft(on_hand, sold, soldDays),
    turnover,
    batches: (state?.layers ?? []).filter(({ qty, batch, expiry }) => qty > 0 && (batch ?? expiry) !== undefined),
    moved,
  };
}

function rightsOf(
  open: OpenBusiness,
  { kind }: ItemView,
  row: Row<ShopItem | RawMaterial> | undefined,
): Pick<ItemPage, 'may_add' | 'may_buy' | 'may_edit'> {
  const collection = kind === 'material' ? 'raw_materials' : 'shop';
  return {
    // Counts, losses and finds require the right for the store, for all goods. [RUL-15]
    may_add: mayAdd(open, 'stock_entries'),
    may_buy: mayAdd(open, collection),
    may_edit: row !== undefined && mayEdit(open, collection, row) && !isAwaitingApproval(row),
  };
}
