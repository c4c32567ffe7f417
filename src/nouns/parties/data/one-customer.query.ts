import { query } from '../../../data/query.ts';
import { combineLatest, map } from 'rxjs';
import type { CustomerDoc } from '../../../store/book.ts';
import { liveRows, whenSignedIn } from '../../../data/live.ts';
import type { CustomerView } from '../../../contract/parties.ts';
import { customerView } from './customer-view.ts';

/** One customer as the book knows them, or null when they are not here. */
export const oneCustomer = query({
  name: 'customers.one',
  read: (deps, { id }) =>
    whenSignedIn<CustomerView | null>(
      deps,
      ({ book, open$ }) =>
        combineLatest([
          liveRows<CustomerDoc>(book.customers.collection, { selector: { id: { $eq: id } } }),
          open$,
        ]).pipe(map(([[found], open]) => (found ? customerView(found, open) : null))),
      null,
    ),
});
