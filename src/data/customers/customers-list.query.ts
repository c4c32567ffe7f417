import { combineLatest, map, type Observable } from 'rxjs';
import type { CustomerDoc } from '../book.ts';
import type { Deps } from '../deps.ts';
import { owedByParty } from '../ledger/balances.ts';
import { liveRows, whenBusinessOpen } from '../live.ts';
import type { CustomerRow, QueryInput } from '../port.ts';

/** Customers by name, with what each still owes; below 0 is paid ahead. [CUS-3, LED-10] */
export const customersList = (deps: Deps, input: QueryInput<'customers.list'>): Observable<readonly CustomerRow[]> =>
  whenBusinessOpen<readonly CustomerRow[]>(
    deps,
    (session, business_id) =>
      combineLatest([
        liveRows<CustomerDoc>(session.book.customers.collection, { selector: { business_id: { $eq: business_id } } }),
        owedByParty(session, '1100'),
      ]).pipe(map(([customers, owed]) => customerRows(customers, owed, input))),
    [],
  );

function customerRows(
  customers: readonly CustomerDoc[],
  owed: ReadonlyMap<string, number>,
  { search, limit }: QueryInput<'customers.list'>,
): CustomerRow[] {
  const wanted = search.trim().toLowerCase();
  return customers
    .filter(
      ({ archived, name, phones }) => !archived && `${name} ${phones?.join(' ') ?? ''}`.toLowerCase().includes(wanted),
    )
    .sort((a, b) => a.name.localeCompare(b.name))
    .slice(0, limit)
    .map(({ id, name, phones }) => ({ id, name, phone: phones?.[0], balance: owed.get(id) ?? 0 }));
}
