import { map, type Observable } from 'rxjs';
import type { RawMaterial } from '../../../../schemas/raw-material.schema.ts';
import { contentUnit } from '../../../domain/stock/content-unit.ts';
import type { Book } from '../../../store/book.ts';
import { daysLeftOf, type Lasting } from '../../../books/read/days-left.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { liveThings } from '../../../data/live.ts';
import type { Row } from '../../../store/row-store.ts';
import type { Session } from '../../../data/session.ts';
import { lastCostsOf } from './last-cost.ts';
import { MATERIALS } from './materials.command.ts';
import type { DaysLeft, ItemView, MaterialFigures } from '../../../contract/stock.ts';

/** A material as a goods view: counted by its pack, or by the kilogram. */
export function materialView(material: Row<RawMaterial>): ItemView {
  const { id, name, category, base_unit, pack, reorder_level, min_days_left, recipe, archived, sync_state } = material;
  const { unit, factor } = contentUnit(base_unit);
  return {
    id,
    name,
    kind: 'material',
    category,
    base_unit,
    sell_units: [pack ? { ...pack, price: 0 } : { label: unit, factor, price: 0 }],
    reorder_level,
    min_days_left,
    recipe,
    archived: archived === true,
    sync: sync_state,
  };
}

/** Materials of a category; of all categories for ''. */
export const everyMaterial = (session: Session, businessId: string, category: string): Observable<ItemView[]> =>
  liveThings<Row<RawMaterial>>(session.book.raw_materials, businessId).pipe(
    map((all) => all.filter((one) => category === '' || one.category === category).map(materialView)),
  );

const PRICES = 12;

/** Figures of a material from its records: use on the last days, days left, and costs. [RAW-5, RAW-6] */
export async function materialFigures(
  db: LedgerDatabase | undefined,
  book: Book,
  material: Row<RawMaterial>,
  { today, feed_days }: { today: string; feed_days: number },
): Promise<MaterialFigures> {
  const typed = ['id', ...MATERIALS.fields].map((name) => [
    name,
    (material as unknown as Record<string, unknown>)[name],
  ]);
  const draft = Object.fromEntries(typed.filter(([, value]) => value !== undefined)) as MaterialFigures['draft'];
  if (!db) return { draft, used: [], prices: [] };
  const { id, min_days_left } = material;
  const [lasting, prices] = await Promise.all([
    daysLeftOf(db, [id], { today, minDaysLeft: min_days_left ?? feed_days }),
    lastCostsOf(db, book, id, PRICES),
  ]);
  const used = (lasting?.given ?? []).toSorted((a, b) => (a.day < b.day ? -1 : 1));
  return { draft, used, prices, left: lasting && leftView(lasting) };
}

/** How long a material lasts at the rate of its last recorded days. [RAW-5] */
export async function lastsFor(
  db: LedgerDatabase,
  id: string,
  { today, min_days_left }: { today: string; min_days_left?: number | undefined },
): Promise<DaysLeft | undefined> {
  const lasting = await daysLeftOf(db, [id], { today, minDaysLeft: min_days_left });
  return lasting && leftView(lasting);
}

const leftView = ({ perDay, wholeDays, buyBy }: Lasting): DaysLeft => ({
  per_day: perDay,
  days: wholeDays,
  buy_by: buyBy,
});
