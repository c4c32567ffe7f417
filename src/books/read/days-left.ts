import { itemEntity } from '../../domain/ledger/fold.ts';
import { daysOfFeedLeft, type FeedLeft, type IssueDay } from '../../domain/stock/days-of-feed-left.ts';
import { sumOf } from '../../domain/numbers/sum.ts';
import { addDays } from '../../domain/time/local-day.ts';
import type { LedgerDatabase } from '../keep/dexie-ledger.ts';
import { figure } from '../../domain/figures/figures.ts';
import { readDays, type DaySums } from './period-sums.ts';

/** Number of days to look back for recorded use: a material not given for longer is not in use. */
const LOOK_BACK = 30;
export const givenSince = (today: string): string => addDays(today, -LOOK_BACK);
/** Causes of material being given to flocks. */
const GIVEN = ['feed', 'medicine', 'vaccine'] as const;

interface Asked {
  readonly today: string;
  /** Minimum days of supply wanted. */
  readonly minDaysLeft?: number | undefined;
  /** Causes to count; only feed when the caller asks for feed. */
  readonly causes?: readonly (typeof GIVEN)[number][];
  /** The sums of the days since `givenSince`, when already read. */
  readonly days?: DaySums | undefined;
}

/** How long materials last, and the figures behind it. Units: base units. */
export interface Lasting extends FeedLeft {
  readonly onHand: number;
  /** Quantity given on each recorded day. */
  readonly given: readonly IssueDay[];
}

/**
 * How long interchangeable materials last: on hand ÷ quantity given per recorded day. [RAW-5] Today is not over and
 * counts only when there is no other day. Undefined when nothing was given. Units: base units.
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
