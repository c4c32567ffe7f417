import type { FarmActivity } from '../../../../schemas/farm-activity.schema.ts';
import type { AlertLimits } from '../../../domain/business/alert-limits.ts';
import { flockAlerts } from '../../../domain/flocks/flock-alerts.ts';
import type { FlockDay } from '../../../domain/flocks/flock-day.ts';
import { standardLayingOf, weighings } from '../../../domain/flocks/flock-weight.ts';
import { henDayPercentage } from '../../../domain/flocks/laying-percentages.ts';
import { flockEntity } from '../../../domain/ledger/fold.ts';
import { percentOf } from '../../../domain/numbers/ratio.ts';
import { daysBetween } from '../../../domain/time/days-between.ts';
import { addDays, localDay } from '../../../domain/time/local-day.ts';
import { givenSince, daysLeftOf } from '../../../books/read/days-left.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import type { FlockRow, FeedLeft } from '../../../contract/farm.ts';
import { bookedDays, type ReadDays } from './flock-days.ts';
import type { FlockRecords } from './flock-records.ts';
import type { FlockDoc } from '../../../store/book.ts';
import { hourOf } from '../../../domain/time/wall-clock.ts';
import { feedsOf } from '../../../domain/figures/figures.ts';
import type { DaySums } from '../../../books/read/period-sums.ts';

type Figures = Pick<
  FlockRow,
  'heads' | 'eggs_today' | 'dead_today' | 'laying' | 'standard_laying' | 'weighed' | 'feed_left' | 'alerts'
>;

/** Days of the laying percentage: whole days, so today is excluded. */
const LAYING_DAYS = 7;

/** Alerts need three recorded days before the last one. [FLK-25] */
const ALERT_DAYS = 10;

/** Data of a flock beside the books. */
export interface Beside extends FlockRecords {
  /** The sums of the last days, since `figuresSince`. */
  readonly read: ReadDays;
  readonly now: Date;
  /** Records of the last days, of all kinds. */
  readonly recent: readonly FarmActivity[];
  readonly limits: AlertLimits;
}

/** First day of the sums that today's figures need. */
export const figuresSince = givenSince;

/** Today's booked figures of a flock, with the standard of its breed. [FLK-4, FLK-7, FLK-9, FLK-12, FLK-25] */
export async function flockFigures(db: LedgerDatabase, flock: FlockDoc, beside: Beside): Promise<Figures> {
  const { id, placed_on, purpose } = flock;
  const { now, recent, limits, read } = beside;
  const today = localDay(now);
  const level = await bookedHeads(db, id);
  if (level === undefined) return {};
  const booked = bookedDays(read, id);
  const first = addDays(today, -ALERT_DAYS);
  const days = withWater(booked.filter(({ day }) => day >= first && day >= placed_on), recent); // prettier-ignore
  const now_ = days.at(-1);
  const weighed = weighings(flock, beside.weighed).at(-1);
  const weightPercent = percentOf(weighed?.mean_g, weighed?.standard_g);
  const writtenToday = recent.some(({ day, voided_at }) => day === today && voided_at === undefined);
  return {
    heads: level,
    eggs_today: now_?.eggs,
    dead_today: now_?.dead || undefined,
    laying: layingOf(days, placed_on, today),
    standard_laying: standardLayingOf(flock, addDays(today, -1)),
    weighed,
    feed_left: await feedLeft(db, id, { today, days: read.byDay }),
    alerts: flockAlerts({ purpose, days, weightPercent, writtenToday, hour: hourOf(now), limits }),
  };
}

/** The days with the water recorded on them. */
export function withWater(days: readonly FlockDay[], activities: readonly FarmActivity[]): FlockDay[] {
  const water = new Map<string, number>();
  for (const one of activities)
    if (one.kind === 'water' && one.voided_at === undefined) water.set(one.day, (water.get(one.day) ?? 0) + one.qty);
  return days.map((one) => ({ ...one, water_ml: water.get(one.day) }));
}

function layingOf(days: readonly FlockDay[], placed_on: string, today: string): Figures['laying'] {
  const known = days.slice(-1 - LAYING_DAYS, -1).flatMap(({ eggs, heads }) => (eggs === undefined ? [] : [{ eggs, headsAlive: heads }])); // prettier-ignore
  // The books are not computed up to there yet.
  if (known.some(({ headsAlive }) => headsAlive === 0)) return undefined;
  const percent = henDayPercentage(known);
  const of = Math.min(LAYING_DAYS, daysBetween(placed_on, today));
  return percent === undefined ? undefined : { percent, recorded: known.length, of };
}

/** Booked birds of a flock; undefined until its placement is booked, as until then only birds that left are known. */
export async function bookedHeads({ levels, pages }: LedgerDatabase, farm: string): Promise<number | undefined> {
  const placed = await pages.where('docs').equals(farm).count();
  return placed === 0 ? undefined : (await levels.get(flockEntity(farm)))?.level;
}

/** Days to look back for the feeds of a flock. */
const LOOK_BACK = 14;

/** How long the feed of a flock lasts. [FLK-9, RAW-5] `days`: the sums of the days since `givenSince`. */
async function feedLeft(
  db: LedgerDatabase,
  farm: string,
  { today, days }: { today: string; days: DaySums },
): Promise<FeedLeft | undefined> {
  const items = feedsOf(farm, days.named(addDays(today, -LOOK_BACK)));
  if (items.length === 0) return undefined;
  const left = await daysLeftOf(db, items, { today, causes: ['feed'], days });
  return left && { on_hand_g: left.onHand, days: left.wholeDays };
}
