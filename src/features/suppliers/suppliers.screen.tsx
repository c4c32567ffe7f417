import { Navigate } from 'react-router-dom';
import type { BusinessView } from '../../contract/account.ts';
import { useQuery } from '../../client/use-query.ts';
import { useBusiness } from '../../client/use-session.ts';
import { usePlace } from '../../ui/people/use-place.ts';
import { ImportPage } from './import-page.tsx';
import { MergePage } from './merge-page.tsx';
import { PayPage } from './pay-page.tsx';
import { StatementPage } from './statement-page.tsx';
import { SupplierList } from './supplier-list.tsx';
import { SupplierPage } from './supplier-page.tsx';
import { EditSupplier, NewSupplierPage } from './supplier-pages.tsx';
import { supplierPath } from './supplier-paths.ts';

/** Pages of one supplier, by the word in the address. */
const PAGES = { edit: EditSupplier, statement: StatementPage, payment: PayPage, merge: MergePage } as const;

/**
 * /suppliers: all we buy from. With `?id=` one of them, with `&page=` what is done with them, with `?page=` somebody new or a
 * file of them. [RTE-51]
 */
export function SuppliersScreen() {
  const { id, page } = usePlace();
  const business = useBusiness();
  if (!business) return null;
  if (id !== null) return <OneSupplier key={id} id={id} page={page} business={business} />;
  if (page === 'new') return <NewSupplierPage business={business} />;
  if (page === 'import') return <ImportPage business={business} />;
  return <SupplierList business={business} />;
}

/** A page of one supplier; who was merged into another is seen there. [VEN-4] */
function OneSupplier({ id, page, business }: { id: string; page: string | null; business: BusinessView }) {
  const stands = useQuery('suppliers.account', { id });
  const name = page !== null && page in PAGES ? (page as keyof typeof PAGES) : undefined;
  if (stands && stands.id !== id)
    return <Navigate to={supplierPath(stands.id, name === 'merge' ? undefined : name)} replace />;
  const Page = name ? PAGES[name] : SupplierPage;
  return <Page id={id} business={business} />;
}
