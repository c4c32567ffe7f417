import { query } from '../../../data/query.ts';
import { combineLatest, map } from 'rxjs';
import { twinsAmong } from '../../../domain/customers/twins.ts';
import type { CustomerDoc } from '../../../store/book.ts';
import { owedByParty } from '../../../books/read/balances.ts';
import { whenBusinessOpen } from '../../../data/live.ts';
import type { CustomerTwins } from '../../../contract/parties.ts';
import { mayDo } from '../../../data/session.ts';
import { customerRow } from './customers-list.query.ts';
import { standingCustomers } from './customer-rows.ts';

/** Two customers that look like one; null when there are none, or none that this person may put together. [CUS-8] */
export const customerTwins = query({
  name: 'customers.twins',
  read: (deps, { apart }) =>
    whenBusinessOpen<CustomerTwins | null>(
      deps,
      (session, business_id) =>
        combineLatest([standingCustomers(session, business_id), owedByParty(session, '1100'), session.open$]).pipe(
          map(([customers, owed, open]) => {
            if (!open || !mayDo(open, 'edit_sales')) return null;
            const buying = customers.filter(({ archived }) => archived !== true);
            const found = twinsAmong(
              buying,
              { currency: open.settings.currency, country: open.country },
              new Set(apart),
            );
            if (!found) return null;
            const rowOf = (one: CustomerDoc) => customerRow(one, owed.get(one.id) ?? 0);
            const [one, other] = found.two;
            return { key: found.key, two: [rowOf(one), rowOf(other)] };
          }),
        ),
      null,
    ),
});
