import type { RawMaterial } from '../../../schemas/raw-material.schema.ts';
import { daysLeftOf, givenSince } from '../ledger/days-left.ts';
import type { LedgerDatabase } from '../ledger/dexie-ledger.ts';
import { readDays } from '../ledger/period-sums.ts';
import type { FeedRow } from '../../contract/home.ts';

/** The feeds that are in use with the days each will last, what ends first first. [RAW-5] */
export async function feedsLeft(
  db: LedgerDatabase,
  materials: readonly RawMaterial[],
  { today, feed_days }: { readonly today: string; readonly feed_days: number },
): Promise<FeedRow[]> {
  const days = await readDays(db, givenSince(today));
  const rows = await Promise.all(
    materials.map(async ({ id, name, base_unit, pack, min_days_left = feed_days }): Promise<FeedRow | undefined> => {
      const left = await daysLeftOf(db, [id], { today, causes: ['feed'], days });
      if (!left) return undefined;
      const { onHand: on_hand, perDay: a_day, wholeDays: days_left } = left;
      return { id, name, on_hand, base_unit, pack, a_day, days_left, low: days_left < min_days_left };
    }),
  );
  return rows.filter((row) => row !== undefined).sort((a, b) => a.days_left - b.days_left);
}
