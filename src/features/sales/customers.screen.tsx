import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBusiness } from '../../client/use-session.ts';
import { CustomerList } from './customer-list.tsx';
import { CustomerPage } from './customer-page.tsx';
import { EditCustomer, NewCustomerPage } from './customer-pages.tsx';
import { ImportPage } from './import-page.tsx';
import { ReceivePage } from './receive-page.tsx';
import { StatementPage } from './statement-page.tsx';

/** Pages of one customer, by the word in the address. */
const PAGES = { edit: EditCustomer, statement: StatementPage, payment: ReceivePage } as const;

/**
 * /sales/customer: all who buy. With `?id=` one of them, with `&page=` what is done with them, with `?page=` somebody new or a
 * file of them. [RTE-16]
 */
export function CustomersScreen() {
  const [params] = useSearchParams();
  const business = useBusiness();
  const [id, page] = [params.get('id'), params.get('page')];
  // Another page of the same path begins at its top as well.
  const place = params.toString();
  useEffect(() => {
    if (place !== undefined) scrollTo(0, 0);
  }, [place]);
  if (!business) return null;
  if (id !== null) {
    const Page = PAGES[page as keyof typeof PAGES] ?? CustomerPage;
    return <Page key={id} id={id} business={business} />;
  }
  if (page === 'new') return <NewCustomerPage business={business} />;
  if (page === 'import') return <ImportPage business={business} />;
  return <CustomerList business={business} />;
}
