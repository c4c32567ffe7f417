import { Navigate } from 'react-router-dom';
import type { BusinessView } from '../../contract/account.ts';
import { useQuery } from '../../client/use-query.ts';
import { useBusiness } from '../../client/use-session.ts';
import { usePlace } from '../../ui/people/use-place.ts';
import { CustomerList } from './customer-list.tsx';
import { CustomerPage } from './customer-page.tsx';
import { EditCustomer, NewCustomerPage } from './customer-pages.tsx';
import { customerPath } from './customer-paths.ts';
import { ImportPage } from './import-page.tsx';
import { MergePage } from './merge-page.tsx';
import { ReceivePage } from './receive-page.tsx';
import { StatementPage } from './statement-page.tsx';

/** Pages of one customer, by the word in the address. */
const PAGES = { edit: EditCustomer, statement: StatementPage, payment: ReceivePage, merge: MergePage } as const;

/**
 * /sales/customer: all who buy. With `?id=` one of them, with `&page=` what is done with them, with `?page=` somebody new or a
 * file of them. [RTE-16]
 */
export function CustomersScreen() {
  const { id, page } = usePlace();
  const business = useBusiness();
  if (!business) return null;
  if (id !== null) return <OneCustomer key={id} id={id} page={page} business={business} />;
  if (page === 'new') return <NewCustomerPage business={business} />;
  if (page === 'import') return <ImportPage business={business} />;
  return <CustomerList business={business} />;
}

/** A page of one customer; who was merged into another is seen there. [CUS-8] */
function OneCustomer({ id, page, business }: { id: string; page: string | null; business: BusinessView }) {
  const stands = useQuery('customers.account', { id });
  const name = page !== null && page in PAGES ? (page as keyof typeof PAGES) : undefined;
  if (stands && stands.id !== id)
    return <Navigate to={customerPath(stands.id, name === 'merge' ? undefined : name)} replace />;
  const Page = name ? PAGES[name] : CustomerPage;
  return <Page id={id} business={business} />;
}
