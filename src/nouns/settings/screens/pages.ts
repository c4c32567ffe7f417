import type { ComponentType } from 'react';
import type { SessionView } from '../../../contract/account.ts';
import { BusinessPage } from '../../business/settings/business-page.tsx';
import { CategoriesPage } from '../../farm/settings/categories-page.tsx';
import { AdminsPage, AttendantsPage } from '../../people/settings/people-page.tsx';
import { ExportPage } from '../../transfer/settings/export-page.tsx';
import { PlanPage } from '../../subscription/settings/plan-page.tsx';
import { HelpPage } from './help-page.tsx';
import { NoticesPage } from '../../notices/settings/notices-page.tsx';
import { HistoryPage } from '../../business/settings/history-page.tsx';
import { ReceiptsPage } from '../../business/settings/receipts-page.tsx';
import { SyncPage } from '../../sync/settings/sync-page.tsx';
import { UnitsPage } from '../../business/settings/units-page.tsx';

interface SettingsPage {
  readonly Page: ComponentType;
  /**
   * Every signed-in user, or only the owner of the open business, as no other user may change its content; `new` also
   * admits a user without an open business on this phone. [RUL-19]
   */
  readonly of: 'everybody' | 'owner' | 'owner-or-new';
}

/** The settings pages by number, page 0 apart. [SET-2] */
export const SETTINGS_PAGES: Readonly<Record<string, SettingsPage>> = {
  1: { Page: BusinessPage, of: 'owner' },
  2: { Page: UnitsPage, of: 'owner' },
  3: { Page: CategoriesPage, of: 'owner' },
  4: { Page: AdminsPage, of: 'owner' },
  5: { Page: AttendantsPage, of: 'owner' },
  6: { Page: PlanPage, of: 'owner' },
  7: { Page: NoticesPage, of: 'everybody' },
  8: { Page: SyncPage, of: 'everybody' },
  9: { Page: ExportPage, of: 'owner-or-new' },
  10: { Page: ReceiptsPage, of: 'owner' },
  11: { Page: HistoryPage, of: 'owner' },
  12: { Page: HelpPage, of: 'everybody' },
};

/** True when a page opens for the signed-in user. [RTE-48] */
export const isOpenTo = (
  { of }: SettingsPage,
  { business, locked }: Pick<Extract<SessionView, { state: 'signed-in' }>, 'business' | 'locked'>,
): boolean => of === 'everybody' || business?.role === 'owner' || (of === 'owner-or-new' && !business && !locked);
