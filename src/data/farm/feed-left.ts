import { flockEntity, itemEntity } from '../../domain/ledger/fold.ts';
import { measure } from '../../domain/ledger/measures.ts';
import { sumOf } from '../../domain/numbers/sum.ts';
import { addDays } from '../../domain/time/local-day.ts';
import type { LedgerDatabase } from '../ledger/dexie-ledger.ts';

/** Feed in the store that a flock eats. Units: grams; whole days at the mean of the last seven recorded days of all who eat of it. */
export interface FeedLeft {
  readonly on_hand_g: number;
  readonly days: number;
}

const RECORDED_DAYS = 7;
/** So far back the recorded days are looked for. */
const LOOK_BACK = 14;
const PAST = '\uffff';

/** How long the feed that a flock eats lasts: on hand ÷ mean daily issue of the last 7 recorded days. [FLK-9, RAW-5] */
export async function feedLeft(db: LedgerDatabase, farm: string, today: string): Promise<FeedLeft | undefined> {
  const key = flockEntity(farm);
  const from = addDays(today, -LOOK_BACK);
  const groups = await db.groups.where('keys').between(`${key} ${from}`, `${key} ${PAST}`, true, true).toArray();
  const items = new Set(groups.flatMap(({ postings }) => postings.flatMap(({ cause, item, farm: of }) => (cause === 'feed' && of === farm && item ? [item] : [])))); // prettier-ignore
  if (items.size === 0) return undefined;
  const [levels, ...issues] = await Promise.all([
    db.levels.bulkGet([...items].map(itemEntity)),
    ...[...items].map((item) => {
      const name = measure.moved(item, 'feed');
      return db.totals
        .where('[name+day]')
        .between([name, from], [name, addDays(today, -1)], true, true)
        .toArray();
    }),
  ]);
  const byDay = new Map<string, number>();
  for (const { day, amount } of issues.flat()) byDay.set(day, (byDay.get(day) ?? 0) - amount);
  const recorded = [...byDay].filter(([, amount]) => amount > 0).sort(([a], [b]) => (a < b ? 1 : -1)).slice(0, RECORDED_DAYS); // prettier-ignore
  const used = sumOf(recorded, ([, amount]) => amount);
  const on_hand_g = sumOf(levels, (level) => level?.level ?? 0);
  if (used === 0) return undefined;
  return { on_hand_g, days: Math.floor((Math.max(0, on_hand_g) * recorded.length) / used) };
}
