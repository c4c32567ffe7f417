import { query } from '../../../data/query.ts';
import { combineLatest, map } from 'rxjs';
import type { CustomerDoc } from '../../../store/book.ts';
import { owedByParty } from '../../../books/read/balances.ts';
import { whenBusinessOpen } from '../../../data/live.ts';
import type { CustomerRow } from '../../../contract/parties.ts';
import type { QueryInput } from '../../../contract/port.ts';
import { standingCustomers } from './customer-rows.ts';
import { isPersonFound } from '../../../domain/people/find-person.ts';
import { byName } from '../../../domain/text/by-name.ts';

/** Customers by name, with what each still owes; below 0 is paid ahead. [CUS-3, LED-10] */
export const customersList = query({
  name: 'customers.list',
  whileArriving: 'rows',
  read: (deps, input) =>
    whenBusinessOpen<readonly CustomerRow[]>(
      deps,
      (session, business_id) =>
        combineLatest([standingCustomers(session, business_id), owedByParty(session, '1100')]).pipe(
          map(([customers, owed]) => customerRows(customers, owed, input)),
        ),
      [],
    ),
});

const customerRows = (
  customers: readonly CustomerDoc[],
  owed: ReadonlyMap<string, number>,
  { search, limit }: QueryInput<'customers.list'>,
): CustomerRow[] =>
  customers
    .filter((customer) => !customer.archived && isPersonFound(customer, search))
    .sort(byName)
    .slice(0, limit)
    .map((customer) => customerRow(customer, owed.get(customer.id) ?? 0));

/** A customer as a line to choose from. */
export const customerRow = (
  { id, name, phones, credit_limit, terms_days }: CustomerDoc,
  balance: number,
): CustomerRow => ({
  id,
  name,
  phone: phones?.[0],
  balance,
  credit_limit,
  terms_days,
});
