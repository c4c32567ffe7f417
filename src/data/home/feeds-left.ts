import type { RawMaterial } from '../../../schemas/raw-material.schema.ts';
import { itemEntity } from '../../domain/ledger/fold.ts';
import { measure } from '../../domain/ledger/measures.ts';
import { daysOfFeedLeft } from '../../domain/stock/days-of-feed-left.ts';
import { addDays } from '../../domain/time/local-day.ts';
import type { LedgerDatabase } from '../ledger/dexie-ledger.ts';
import type { FeedRow } from './home-views.ts';

/** So far back days of use are looked for: what was not fed for longer is not in use. */
const LOOK_BACK_DAYS = 30;
/** Days of feed that a farm wants to keep, unless the material says otherwise. */
const MIN_DAYS_LEFT = 7;

/** The feeds that are in use with the days each will last, what ends first first. [RAW-5] */
export async function feedsLeft(
  { totals, levels }: LedgerDatabase,
  materials: readonly RawMaterial[],
  today: string,
): Promise<FeedRow[]> {
  const rows = await Promise.all(
    materials.map(async ({ id, name, base_unit, pack, min_days_left = MIN_DAYS_LEFT }): Promise<FeedRow | undefined> => {
      const fed = measure.moved(id, 'feed');
      // Today is not over.
      const used = await totals
        .where('[name+day]')
        .between([fed, addDays(today, -LOOK_BACK_DAYS)], [fed, today], true, false)
        .toArray();
      const issues = used.map(({ day, amount }) => ({ day, qty: -amount })).filter(({ qty }) => qty > 0);
      const on_hand = (await levels.get(itemEntity(id)))?.level ?? 0;
      const left = daysOfFeedLeft(on_hand, issues, { today });
      if (!left) return undefined;
      const a_day = left.days > 0 ? Math.round(on_hand / left.days) : 0;
      return { id, name, on_hand, base_unit, pack, a_day, days_left: left.wholeDays, low: left.wholeDays < min_days_left };
    }),
  ); // prettier-ignore
  return rows.filter((row) => row !== undefined).sort((a, b) => a.days_left - b.days_left);
}
