import { query } from '../../../data/query.ts';
import { combineLatest, map, of } from 'rxjs';
import { findAlike } from '../../../domain/customers/look-alike.ts';
import { owedByParty } from '../../../books/read/balances.ts';
import { whenBusinessOpen } from '../../../data/live.ts';
import { whoStands } from './merged-people.ts';
import type { CustomerRow } from '../../../contract/parties.ts';
import { customerRow } from './customers-list.query.ts';
import { everyCustomer } from './customer-rows.ts';

/** Somebody else who has this phone, or else this name; who still buys goes before who was archived. [MSG-20] */
export const customerAlike = query({
  name: 'customers.alike',
  whileArriving: 'rows',
  read: (deps, { id, name, phone }) =>
    name.trim() === '' && phone.trim() === ''
      ? of(null)
      : whenBusinessOpen<CustomerRow | null>(
          deps,
          (session, business_id) =>
            combineLatest([everyCustomer(session, business_id), owedByParty(session, '1100'), session.open$]).pipe(
              map(([customers, owed, open]) => {
                const others = customers
                  .filter((one) => one.id !== id)
                  .sort((a, b) => Number(a.archived === true) - Number(b.archived === true));
                const found = findAlike(
                  others,
                  { currency: open?.settings.currency ?? '', country: open?.country },
                  { name, phone },
                );
                const stands = found && whoStands(customers, found.id).one;
                return stands && stands.id !== id ? customerRow(stands, owed.get(stands.id) ?? 0) : null;
              }),
            ),
          null,
        ),
});
