import { query } from '../../../data/query.ts';
import { combineLatest, map } from 'rxjs';
import type { Flock } from '../../../../schemas/flock.schema.ts';
import type { ShopItem } from '../../../../schemas/shop-item.schema.ts';
import { liveThings, whenBusinessOpen } from '../../../data/live.ts';
import type { ReportParts } from '../../../contract/reports.ts';
import { byName, compareNames } from '../../../domain/text/by-name.ts';

const NOTHING: ReportParts = { flocks: [], categories: [] };

/** The flocks and the categories of the shop that reports can be narrowed to. [RPT-8] */
export const reportParts = query({
  name: 'reports.parts',
  read: (deps) =>
    whenBusinessOpen(
      deps,
      ({ book }, businessId) =>
        combineLatest([liveThings<Flock>(book.farm, businessId), liveThings<ShopItem>(book.shop, businessId)]).pipe(
          map(([flocks, items]) => partsOf(flocks, items)),
        ),
      NOTHING,
    ),
});

function partsOf(flocks: readonly Flock[], items: readonly ShopItem[]): ReportParts {
  return {
    flocks: flocks.map(({ id, name, open, archived }) => ({ id, name, open: open && !archived })).sort(byName),
    categories: [...new Set(items.flatMap(({ category }) => category ?? []))].sort(compareNames),
  };
}
