import { map, type Observable } from 'rxjs';
import type { CustomerDoc } from '../book.ts';
import type { Deps } from '../deps.ts';
import { liveRows, whenSignedIn } from '../live.ts';
import type { CustomerView, QueryInput } from '../port.ts';

/** One customer as the book knows them, or null when they are not here. */
export const oneCustomer = (deps: Deps, { id }: QueryInput<'customers.one'>): Observable<CustomerView | null> =>
  whenSignedIn<CustomerView | null>(
    deps,
    ({ book }) =>
      liveRows<CustomerDoc>(book.customers.collection, { selector: { id: { $eq: id } } }).pipe(
        map(([found]) => (found ? { id, name: found.name, phone: found.phones?.[0] } : null)),
      ),
    null,
  );
