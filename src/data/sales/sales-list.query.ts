import { combineLatest, from, startWith, switchMap, throttleTime, type Observable } from 'rxjs';
import { localDay } from '../../domain/time/local-day.ts';
import type { Deps } from '../deps.ts';
import { fromLedger } from '../ledger/balances.ts';
import { whenBusinessOpen } from '../live.ts';
import type { QueryInput, SalesView } from '../port.ts';
import { bookedSales, NOTHING_BOOKED } from './booked-sales.ts';
import { salesView } from './sales-view.ts';

const NOTHING: SalesView = {
  rows: [],
  more: false,
  totals: { count: 0, sold: 0, paid: 0, to_collect: 0 },
  day_totals: {},
  refused: { count: 0, worth: 0 },
  counts: { to_collect: 0, overdue: 0, to_do: 0 },
  none_at_all: true,
};

/** While many records arrive a list is read again so often at most; the first change shows at once. */
const READ_EVERY_MS = 100;

/**
 * The list of sales: one page of rows, newest first, and the sums of all that match. [SAL-20..24] Rows come
 * by key, sums and what is open from the books.
 */
export const salesList = (deps: Deps, input: QueryInput<'sales.list'>): Observable<SalesView> =>
  whenBusinessOpen(
    deps,
    (session, businessId) => {
      const { sales } = session.book;
      const today = localDay(deps.now());
      return combineLatest([
        fromLedger(session, ({ db }) => bookedSales(db, input.range, today), NOTHING_BOOKED),
        sales.collection.$.pipe(startWith(undefined)),
      ]).pipe(
        throttleTime(READ_EVERY_MS, undefined, { leading: true, trailing: true }),
        switchMap(([booked]) => from(salesView({ sales, booked, businessId, input, today }))),
      );
    },
    NOTHING,
  );
