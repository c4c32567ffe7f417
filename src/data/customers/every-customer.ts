import type { Observable } from 'rxjs';
import type { CustomerDoc } from '../book.ts';
import { liveRows } from '../live.ts';
import type { Session } from '../session.ts';

/** All customers of a business, live: few beside the sales, and any of them may be the one that is looked for. */
export const everyCustomer = ({ book }: Session, businessId: string): Observable<CustomerDoc[]> =>
  liveRows<CustomerDoc>(book.customers.collection, { selector: { business_id: { $eq: businessId } } });
