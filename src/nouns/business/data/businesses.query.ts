import { query } from '../../../data/query.ts';
import { combineLatest } from 'rxjs';
import { localDay } from '../../../domain/time/local-day.ts';
import { booked } from '../../../books/read/when-booked.ts';
import { whenSignedIn } from '../../../data/live.ts';
import type { BusinessSums } from '../../../contract/business.ts';
import { EVERY_MS, readInTurn } from '../../../data/read-in-turn.ts';
import { businessIdsOf, mayDo, openBusiness, type Workspace } from '../../../data/session.ts';
import { sumsOfBooks, sumsOfClosedBooks } from './sums-of-business.ts';
import { byName } from '../../../domain/text/by-name.ts';

/**
 * The businesses of this person on this phone, own ones first. Users who may see sales also get today's sales and the
 * open debts, from the books that this phone keeps of each. [BIZ-11]
 */
export const businesses = query({
  name: 'businesses',
  whileArriving: 'rows',
  read: (deps) =>
    whenSignedIn<readonly BusinessSums[]>(
      deps,
      (session) => {
        const { workspace$, businessId$, locks$, book } = session;
        return combineLatest([workspace$, businessId$, locks$, booked(session)]).pipe(
          readInTurn(async ([workspace, openId, locks, db]) => {
            const today = localDay(deps.now());
            const hinted = new Set(businessIdsOf(workspace.user));
            const locked = new Set(locks.map(({ business_id }) => business_id));
            const known = workspace.businesses.filter(({ id }) => (hinted.has(id) || id === openId) && !locked.has(id));
            const rows = known.map(async ({ id, name, owner_uid }): Promise<BusinessSums> => {
              const own = owner_uid === book.uid;
              const sums = seesSales(workspace, id, book.uid)
                ? await (id === openId ? db && sumsOfBooks(db, today) : sumsOfClosedBooks(book.uid, id, today))
                : undefined;
              const currency = workspace.settings.find(({ business_id }) => business_id === id)?.currency;
              return { id, name, currency, own, is_open: id === openId, ...sums };
            });
            return (await Promise.all(rows)).sort((a, b) => Number(b.own) - Number(a.own) || byName(a, b));
          }, EVERY_MS.figures),
        );
      },
      [],
    ),
});

function seesSales(workspace: Workspace, businessId: string, uid: string): boolean {
  const there = openBusiness(businessId, workspace, uid);
  return there !== undefined && (mayDo(there, 'add_sales') || mayDo(there, 'edit_sales'));
}
