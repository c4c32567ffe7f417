import type { FeedLeft } from '../../contract/farm.ts';
import { feedsOf } from '../../domain/figures/figures.ts';
import { addDays } from '../../domain/time/local-day.ts';
import { daysLeftOf } from '../ledger/days-left.ts';
import type { LedgerDatabase } from '../ledger/dexie-ledger.ts';
import type { DaySums } from '../ledger/period-sums.ts';

/** So far back is looked what a flock eats. */
const LOOK_BACK = 14;

/** How long the feed that a flock eats lasts. [FLK-9, RAW-5] `days`: the sums of the days since `givenSince`. */
export async function feedLeft(
  db: LedgerDatabase,
  farm: string,
  { today, days }: { today: string; days: DaySums },
): Promise<FeedLeft | undefined> {
  const items = feedsOf(farm, days.named(addDays(today, -LOOK_BACK)));
  if (items.length === 0) return undefined;
  const left = await daysLeftOf(db, items, { today, causes: ['feed'], days });
  return left && { on_hand_g: left.onHand, days: left.wholeDays };
}
