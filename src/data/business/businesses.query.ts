import { combineLatest, map, type Observable } from 'rxjs';
import { saleTotals } from '../../domain/sales/sale-totals.ts';
import { localDay } from '../../domain/time/local-day.ts';
import type { SaleDoc } from '../book.ts';
import type { Deps } from '../deps.ts';
import { liveRows, whenSignedIn } from '../live.ts';
import type { BusinessSums } from '../port.ts';
import { businessIdsOf } from '../session.ts';

/**
 * The businesses of this person that are known here, the own ones first, with what was sold today and is still owed: of those
 * that this phone has opened, as it knows them. [BIZ-11]
 */
export const businesses = (deps: Deps): Observable<readonly BusinessSums[]> =>
  whenSignedIn<readonly BusinessSums[]>(
    deps,
    ({ workspace$, businessId$, locks$, book }) =>
      combineLatest([workspace$, businessId$, locks$, liveRows<SaleDoc>(book.sales.collection, {})]).pipe(
        map(([{ user, businesses: known, settings }, openId, locks, sales]) => {
          const hinted = new Set(businessIdsOf(user));
          const locked = new Set(locks.map(({ business_id }) => business_id));
          return known
            .filter(({ id }) => (hinted.has(id) || id === openId) && !locked.has(id))
            .map(({ id, name, owner_uid }): BusinessSums => ({
              id,
              name,
              currency: settings.find(({ business_id }) => business_id === id)?.currency,
              own: owner_uid === book.uid,
              is_open: id === openId,
              ...sumsOf(
                sales.filter((sale) => sale.business_id === id),
                localDay(deps.now()),
              ),
            }))
            .sort((a, b) => Number(b.own) - Number(a.own) || a.name.localeCompare(b.name));
        }),
      ),
    [],
  );

function sumsOf(sales: readonly SaleDoc[], today: string): Pick<BusinessSums, 'sold_today' | 'to_collect'> {
  let sold_today = 0;
  let to_collect = 0;
  for (const sale of sales) {
    if (sale.voided_at !== undefined || sale.sync_state === 'rejected') continue;
    const { total, balance } = saleTotals(sale, today);
    if (sale.day === today) sold_today += total;
    to_collect += Math.max(0, balance);
  }
  return { sold_today, to_collect };
}
