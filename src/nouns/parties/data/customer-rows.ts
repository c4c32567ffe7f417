import { map, type Observable } from 'rxjs';
import type { CustomerDoc } from '../../../store/book.ts';
import { liveRows, liveThings } from '../../../data/live.ts';
import { standing, whoStands } from './merged-people.ts';
import type { Session } from '../../../data/session.ts';

/** All customers of a business, live: few beside the sales, and any of them may be the one that is looked for. */
export const everyCustomer = ({ book }: Session, businessId: string): Observable<CustomerDoc[]> =>
  liveRows<CustomerDoc>(book.customers.collection, { selector: { business_id: { $eq: businessId } } });

/** Customers under whose own name things stand, live: who was merged into another is not among them. [CUS-8] */
export const standingCustomers = (session: Session, businessId: string): Observable<CustomerDoc[]> =>
  everyCustomer(session, businessId).pipe(map(standing));

/** Who stands for a customer, and who was merged into them, live. [CUS-8] */
export const standingCustomer = (
  { book }: Session,
  businessId: string,
  id: string,
): Observable<ReturnType<typeof whoStands<CustomerDoc>>> =>
  liveThings(book.customers, businessId).pipe(map((everyone) => whoStands<CustomerDoc>(everyone, id)));
