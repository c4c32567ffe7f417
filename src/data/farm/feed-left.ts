import { flockEntity } from '../../domain/ledger/fold.ts';
import { addDays } from '../../domain/time/local-day.ts';
import { daysLeftOf } from '../ledger/days-left.ts';
import type { LedgerDatabase } from '../ledger/dexie-ledger.ts';
import { groupsNamed } from '../ledger/named-groups.ts';

/** Feed in the store that a flock eats. Units: grams; whole days at the mean of the last seven recorded days of all who eat of it. */
export interface FeedLeft {
  readonly on_hand_g: number;
  readonly days: number;
}

/** So far back is looked what a flock eats. */
const LOOK_BACK = 14;

/** How long the feed that a flock eats lasts. [FLK-9, RAW-5] */
export async function feedLeft(db: LedgerDatabase, farm: string, today: string): Promise<FeedLeft | undefined> {
  const from = addDays(today, -LOOK_BACK);
  const groups = await groupsNamed(db, flockEntity(farm), from);
  const items = new Set(groups.flatMap(({ postings }) => postings.flatMap(({ cause, item, farm: of }) => (cause === 'feed' && of === farm && item ? [item] : [])))); // prettier-ignore
  if (items.size === 0) return undefined;
  const left = await daysLeftOf(db, [...items], { today, causes: ['feed'] });
  return left && { on_hand_g: left.onHand, days: left.wholeDays };
}
