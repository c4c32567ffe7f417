import { combineLatest, map, type Observable } from 'rxjs';
import type { ShopItem } from '../../../../schemas/shop-item.schema.ts';
import { habitsOf } from '../../../domain/business/habits.ts';
import { itemEntity } from '../../../domain/ledger/fold.ts';
import { sellUnit } from '../../../domain/money/units.ts';
import { EGG_ITEM_OF_GRADE } from '../../../domain/sales/egg-items.ts';
import { fromLedger } from '../../../books/read/balances.ts';
import { liveThings } from '../../../data/live.ts';
import type { Row } from '../../../store/row-store.ts';
import type { OpenBusiness, Session } from '../../../data/session.ts';
import type { ItemView } from '../../../contract/stock.ts';

type Grade = NonNullable<ItemView['grade']>;
const GRADES = Object.entries(EGG_ITEM_OF_GRADE) as [Grade, string][];

/** All items of the business, including archived ones, and the built-in egg items that ever moved. [SHP-1] */
export const everyItem = (session: Session, businessId: string): Observable<ItemView[]> =>
  combineLatest([
    liveThings(session.book.shop, businessId),
    fromLedger(session, ({ db }) => db.levels.bulkGet(GRADES.map(([, id]) => itemEntity(id))), []),
    session.open$,
  ]).pipe(
    map(([items, levels, open]) => {
      // A business may have described its eggs itself.
      const described = new Set(items.map(({ id }) => id));
      const moved = GRADES.filter(([, id], i) => levels[i] !== undefined && !described.has(id));
      return [...moved.map(([grade]) => eggItem(grade, trayOf(open))), ...items.map(itemView)];
    }),
  );

/** An item with the fields of its document that screens need. */
export const itemView = (item: Row<ShopItem>): ItemView => ({
  id: item.id,
  name: item.name,
  kind: item.kind,
  category: item.category,
  base_unit: item.base_unit,
  sell_units: item.sell_units,
  reorder_level: item.reorder_level,
  shelf_life_days: item.shelf_life_days,
  tax_rate: item.tax_rate,
  tax_exempt: item.tax_exempt,
  recipe: item.recipe,
  archived: item.archived === true,
  sync: item.sync_state,
});

/** A built-in egg item: the same on every phone, without a document. [MNY-2] */
function eggItem(grade: Grade, tray: number): ItemView {
  const { unit, factor } = sellUnit('tray', tray);
  return {
    id: EGG_ITEM_OF_GRADE[grade],
    name: '',
    grade,
    kind: 'farm_produce',
    base_unit: 'egg',
    sell_units: [{ label: unit, factor, price: 0 }],
    archived: false,
    sync: 'synced',
  };
}

const trayOf = (open: OpenBusiness | undefined): number => habitsOf(open?.settings ?? {}).tray_eggs;

/** The built-in egg item with this id, in the units of the business. */
export const eggItemOf = (id: string, open?: OpenBusiness): ItemView | undefined => {
  const grade = GRADES.find(([, known]) => known === id)?.[0];
  return grade && eggItem(grade, trayOf(open));
};
