import { queriesOf } from './query.ts';
import { pinAccounts } from '../nouns/account/data/pins.query.ts';
import { currentSession } from '../nouns/account/data/session.query.ts';
import { businesses } from '../nouns/business/data/businesses.query.ts';
import { farmDay } from '../nouns/farm/data/day.query.ts';
import { flocks } from '../nouns/farm/data/flocks.query.ts';
import { ownActivities } from '../nouns/farm/data/own-activities.query.ts';
import { ledgerProgress } from '../books/read/progress.query.ts';
import { latestNotices } from '../nouns/notices/data/latest.query.ts';
import { salesList } from '../nouns/sales/data/sales-list.query.ts';
import { protection } from '../nouns/sync/data/protection.query.ts';
import { syncStatus } from '../nouns/sync/data/status.query.ts';

/**
 * Queries of the frame and of the first screens of the day; all others are in later-queries.ts, a chunk of its own.
 * [PRF-11]
 */
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
