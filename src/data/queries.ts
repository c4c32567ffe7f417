import { queriesOf } from './query.ts';
import { pinAccounts } from './account/pins.query.ts';
import { currentSession } from './account/session.query.ts';
import { businesses } from './business/businesses.query.ts';
import { farmDay } from './farm/day.query.ts';
import { flocks } from './farm/flocks.query.ts';
import { ownActivities } from './farm/own-activities.query.ts';
import { ledgerProgress } from './ledger/progress.query.ts';
import { latestNotices } from './notifications/latest.query.ts';
import { salesList } from './sales/sales-list.query.ts';
import { protection } from './sync/protection.query.ts';
import { syncStatus } from './sync/status.query.ts';

/** What the frame and the screens with which a day begins ask; all else is in later-queries.ts, a part of its own. [PRF-11] */
export const queries = queriesOf([
  currentSession,
  pinAccounts,
  latestNotices,
  syncStatus,
  protection,
  salesList,
  ledgerProgress,
  flocks,
  farmDay,
  ownActivities,
  businesses,
]);
