import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { useSession } from '../../../client/use-session.ts';
import { hasRight } from '../../../domain/people/has-right.ts';
import { AccountPage } from '../../account/settings/account-page.tsx';
import { isOpenTo, SETTINGS_PAGES } from './pages.ts';

const SHARED_CUSTOMERS = '/sales/customer?page=import&shared=1';

/**
 * /settings/:page_id: one settings page; an unknown number is page 0, and so is a page that this person may not open.
 * [RTE-48, SET-2]
 */
export function SettingsScreen() {
  const { page_id = '0' } = useParams();
  const [asked] = useSearchParams();
  const session = useSession();
  const page = SETTINGS_PAGES[page_id];
  if (!page) return <AccountPage />;
  if (session?.state === 'signed-in' && !isOpenTo(page, session)) {
    // For a table that another app shared: a user who may only sell imports customers. [OFF-7]
    const sells = session.business !== undefined && hasRight(session.business, 'add_sales');
    return <Navigate to={sells && asked.has('shared') ? SHARED_CUSTOMERS : '/settings/0'} replace />;
  }
  const { Page } = page;
  return <Page />;
}
