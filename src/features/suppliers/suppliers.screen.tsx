import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBusiness } from '../../client/use-session.ts';
import { ImportPage } from './import-page.tsx';
import { PayPage } from './pay-page.tsx';
import { StatementPage } from './statement-page.tsx';
import { SupplierList } from './supplier-list.tsx';
import { SupplierPage } from './supplier-page.tsx';
import { EditSupplier, NewSupplierPage } from './supplier-pages.tsx';

/** Pages of one supplier, by the word in the address. */
const PAGES = { edit: EditSupplier, statement: StatementPage, payment: PayPage } as const;

/**
 * /suppliers: all we buy from. With `?id=` one of them, with `&page=` what is done with them, with `?page=` somebody new or a
 * file of them. [RTE-51]
 */
export function SuppliersScreen() {
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
    const Page = PAGES[page as keyof typeof PAGES] ?? SupplierPage;
    return <Page key={id} id={id} business={business} />;
  }
  if (page === 'new') return <NewSupplierPage business={business} />;
  if (page === 'import') return <ImportPage business={business} />;
  return <SupplierList business={business} />;
}
