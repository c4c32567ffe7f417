import type { Observable } from 'rxjs';
import { pinAccounts } from './account/pins.query.ts';
import { currentSession } from './account/session.query.ts';
import { businesses } from './business/businesses.query.ts';
import type { Deps } from './deps.ts';
import { farmDay } from './farm/day.query.ts';
import { flocks } from './farm/flocks.query.ts';
import { ownActivities } from './farm/own-activities.query.ts';
import { ledgerProgress } from './ledger/progress.query.ts';
import { latestNotices } from './notifications/latest.query.ts';
import type { QueryInput, QueryName, QueryOutput } from '../contract/port.ts';
import { salesList } from './sales/sales-list.query.ts';
import { protection } from './sync/protection.query.ts';
import { syncStatus } from './sync/status.query.ts';

/** What can be asked, by name; answers are live. [DAT-2] */
export type Queries = { [N in QueryName]: (deps: Deps, input: QueryInput<N>) => Observable<QueryOutput<N>> };

/** What the frame and the screens with which a day begins ask; all else is in later-queries.ts, a part of its own. [PRF-11] */
export const queries = {
  'session.current': currentSession,
  'account.pins': pinAccounts,
  'notifications.latest': latestNotices,
  'sync.status': syncStatus,
  protection,
  'sales.list': salesList,
  'ledger.progress': ledgerProgress,
  'farm.flocks': flocks,
  'farm.day': farmDay,
  'farm.own': ownActivities,
  businesses,
} satisfies Partial<Queries>;
