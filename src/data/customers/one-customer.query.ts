import { combineLatest, map, type Observable } from 'rxjs';
import type { CustomerDoc } from '../book.ts';
import type { Deps } from '../deps.ts';
import { liveRows, whenSignedIn } from '../live.ts';
import type { CustomerView } from '../../contract/parties.ts';
import type { QueryInput } from '../../contract/port.ts';
import { customerView } from './customer-view.ts';

/** One customer as the book knows them, or null when they are not here. */
export const oneCustomer = (deps: Deps, { id }: QueryInput<'customers.one'>): Observable<CustomerView | null> =>
  whenSignedIn<CustomerView | null>(
    deps,
    ({ book, open$ }) =>
      combineLatest([liveRows<CustomerDoc>(book.customers.collection, { selector: { id: { $eq: id } } }), open$]).pipe(
        map(([[found], open]) => (found ? customerView(found, open) : null)),
      ),
    null,
  );
