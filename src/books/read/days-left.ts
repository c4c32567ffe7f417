import { itemEntity } from '../../domain/ledger/fold.ts';
import { daysOfFeedLeft, type FeedLeft, type IssueDay } from '../../domain/stock/days-of-feed-left.ts';
import { sumOf } from '../../domain/numbers/sum.ts';
import { addDays } from '../../domain/time/local-day.ts';
import type { LedgerDatabase } from '../keep/dexie-ledger.ts';
import { figure } from '../../domain/figures/figures.ts';
import { readDays, type DaySums } from './period-sums.ts';

/** So far back the recorded days are looked for: what was not given for longer is not in use. */
const LOOK_BACK = 30;
export const givenSince = (today: string): string => addDays(today, -LOOK_BACK);
/** Why materials go to flocks. */
const GIVEN = ['feed', 'medicine', 'vaccine'] as const;

interface Asked {
  readonly today: string;
  /** Days of it that are wanted. */
  readonly minDaysLeft?: number | undefined;
  /** As feed alone, when that is asked for. */
  readonly causes?: readonly (typeof GIVEN)[number][];
  /** The sums of the days since `givenSince`, when they are read already. */
  readonly days?: DaySums | undefined;
}

/** How long materials last, and what that is worked out from. Units: base units. */
export interface Lasting extends FeedLeft {
  readonly onHand: number;
  /** What was given of them on each recorded day. */
  readonly given: readonly IssueDay[];
}

/**
 * How long materials last that are given in place of each other: on hand ÷ what was given of them on a recorded day. [RAW-5]
 * Today is not over and counts only while there is no other day. Undefined when nothing was given. Units: base units.
 */
export async function daysLeftOf(
  db: LedgerDatabase,
  ids: readonly string[],
  { today, minDaysLeft, causes = GIVEN, days: read }: Asked,
): Promise<Lasting | undefined> {
  const [levels, sums] = await Promise.all([
    db.levels.bulkGet(ids.map(itemEntity)),
    read ?? readDays(db, givenSince(today)),
  ]);
  const byDay = new Map<string, number>();
  for (const id of ids)
    for (const [day, moved] of sums(figure.itemMoved(id, ...causes)))
      if (day >= givenSince(today) && moved < 0) byDay.set(day, (byDay.get(day) ?? 0) - moved);
  const days = [...byDay].map(([day, qty]) => ({ day, qty }));
  const over = days.filter(({ day }) => day < today);
  const onHand = sumOf(levels, (level) => level?.level ?? 0);
  const left = daysOfFeedLeft(onHand, over.length > 0 ? over : days, { today, minDaysLeft });
  return left && { ...left, onHand, given: days };
}
