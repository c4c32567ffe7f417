import { query } from '../../../data/query.ts';
import { combineLatest, filter, of } from 'rxjs';
import { localDay } from '../../../domain/time/local-day.ts';
import { fromLedger, nothingWhenClosed } from '../../../books/read/balances.ts';
import { changesIn, whenBusinessOpen } from '../../../data/live.ts';
import type { SalesView } from '../../../contract/sales.ts';
import { bookedSales, NOTHING_BOOKED } from './booked-sales.ts';
import { salesView } from './sales-view.ts';
import { searchableSales } from './searchable-sales.ts';
import { readInTurn } from '../../../data/read-in-turn.ts';

const NOTHING: SalesView = {
  rows: [],
  more: false,
  totals: { count: 0, sold: 0, returned: 0, paid: 0, to_collect: 0 },
  day_totals: {},
  refused: { count: 0, worth: 0 },
  counts: { to_collect: 0, overdue: 0, to_do: 0 },
  none_at_all: true,
};

/**
 * The list of sales: one page of rows, newest first, and the sums of all matches. [SAL-20..24] Rows are read by key,
 * sums and open amounts from the books.
 */
export const salesList = query({
  name: 'sales.list',
  whileArriving: 'rows',
  read: (deps, input) =>
    whenBusinessOpen(
      deps,
      (session, businessId) => {
        const { sales } = session.book;
        const today = localDay(deps.now());
        return combineLatest([
          fromLedger(session, ({ db }) => Promise.resolve(bookedSales(db, input.range, today)), NOTHING_BOOKED),
          // With a range of days they are read each time, which never takes as long as reading years.
          input.search.trim() === '' || input.range ? of(undefined) : searchableSales(sales, businessId),
          changesIn(sales),
        ]).pipe(
          readInTurn(([booked, searchable], isOver) =>
            salesView({ sales, booked, searchable, businessId, input, today, isOver }).catch(nothingWhenClosed),
          ),
          filter((view) => view !== undefined),
        );
      },
      NOTHING,
    ),
});
