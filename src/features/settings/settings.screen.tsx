import { Navigate, useParams } from 'react-router-dom';
import { useSession } from '../../client/use-session.ts';
import { AccountPage } from './account-page.tsx';
import { isOpenTo, SETTINGS_PAGES } from './pages.ts';

/** /settings/:page_id: one settings page; an unknown number is page 0, and so is one that is not this person's. [RTE-48, SET-2] */
export function SettingsScreen() {
  const { page_id = '0' } = useParams();
  const session = useSession();
  const page = SETTINGS_PAGES[page_id];
  if (!page) return <AccountPage />;
  if (session?.state === 'signed-in' && !isOpenTo(page, session)) return <Navigate to="/settings/0" replace />;
  const { Page } = page;
  return <Page />;
}
