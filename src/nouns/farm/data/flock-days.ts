import type { Flock } from '../../../../schemas/flock.schema.ts';
import { figure } from '../../../domain/figures/figures.ts';
import { totalsIn, valueOf } from '../../../domain/figures/sum.ts';
import type { FlockDay } from '../../../domain/flocks/flock-day.ts';
import { birdsPlaced, laysFrom } from '../../../domain/flocks/flock-age.ts';
import { headsAliveOn } from '../../../domain/flocks/heads-alive.ts';
import { addDays } from '../../../domain/time/local-day.ts';
import { daysFrom } from '../../../domain/time/periods.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { readDays, sumsOver, sumUpTo, type DaySums } from '../../../books/read/period-sums.ts';

/** The booked sums of some days, read once for any number of flocks. */
export interface ReadDays {
  readonly from: string;
  readonly until: string;
  /** Totals of all days before `from`. */
  readonly before: ReadonlyMap<string, number>;
  readonly byDay: DaySums;
}

/** Read the days of a range, both ends inclusive. */
export async function readFlockDays(db: LedgerDatabase, from: string, until: string): Promise<ReadDays> {
  const [before, byDay] = await Promise.all([sumsOver(db, undefined, addDays(from, -1)), readDays(db, from, until)]);
  return { from, until, before, byDay };
}

/**
 * The booked figures of each day of a flock, oldest first; water is not booked. [FLK-6, FLK-7] `from`: not before the
 * days that were read.
 */
export function bookedDays({ before, byDay, ...read }: ReadDays, farm: string, from: string = read.from): FlockDay[] {
  const grown = byDay(figure.birds(farm));
  const eggs = byDay(figure.eggs(farm));
  const broken = byDay(figure.eggsOf(farm, 'broken'));
  const fed = byDay(figure.feed(farm));
  const dead = byDay(figure.dead(farm));
  const culled = byDay(figure.culled(farm));
  let start = valueOf(figure.birds(farm), totalsIn(before));
  for (const [day, change] of grown) if (day < from) start += change;
  return daysFrom(from, read.until).map((day) => {
    const end = start + (grown.get(day) ?? 0);
    const heads = headsAliveOn({ start, end });
    start = end;
    return {
      day,
      heads,
      end,
      eggs: eggs.get(day),
      broken: broken.get(day) ?? 0,
      fed_g: fed.get(day),
      dead: dead.get(day) ?? 0,
      culled: culled.get(day) ?? 0,
    };
  });
}

/**
 * Hens at the start of lay, or now if it has not started; for birds that arrived laying, the number placed. [FLK-13]
 * `read`: from before that day on.
 */
export function hensHoused(read: ReadDays, flock: Flock): number {
  const began = laysFrom(flock);
  if (began <= flock.placed_on) return birdsPlaced(flock);
  const first = began < read.until ? began : read.until;
  return bookedDays(read, flock.id, first)[0]?.heads ?? 0;
}

/** Birds of a flock at the start of a day. */
export const headsBefore = (db: LedgerDatabase, farm: string, day: string): Promise<number> =>
  sumUpTo(db, figure.birds(farm), addDays(day, -1));
