import type { FarmActivity } from '../../../../schemas/farm-activity.schema.ts';
import { aliveOf } from '../../../domain/flocks/broiler-result.ts';
import { isForEggs } from '../../../domain/flocks/curve-copies.ts';
import type { FlockDay } from '../../../domain/flocks/flock-day.ts';
import { ageInDays, birdsPlaced } from '../../../domain/flocks/flock-age.ts';
import { weighings } from '../../../domain/flocks/flock-weight.ts';
import { leavingsOf, type LeftOn } from '../../../domain/flocks/leavings.ts';
import { layingResult } from '../../../domain/flocks/laying-result.ts';
import { flockEntity } from '../../../domain/ledger/fold.ts';
import { batchBirds } from '../../../domain/figures/flock-result.ts';
import { figure } from '../../../domain/figures/figures.ts';
import { totalsIn, valueOf, type Sum } from '../../../domain/figures/sum.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { sumsOver } from '../../../books/read/period-sums.ts';
import { hensHoused, type ReadDays } from './flock-days.ts';
import type { FlockEndFigures } from '../../../contract/flock-page.ts';
import type { FlockDoc } from '../../../store/book.ts';

/**
 * Where a flock's birds went, and how much they laid and ate, over all its days: `days` are the finished ones, oldest
 * first. Every bird that was placed is accounted for. [FLK-11, FLK-20]
 */
export async function endFigures(
  db: LedgerDatabase,
  flock: FlockDoc,
  {
    days,
    read,
    weighed,
    today,
  }: { days: readonly FlockDay[]; read: ReadDays; weighed: readonly FarmActivity[]; today: string },
): Promise<FlockEndFigures> {
  const { id } = flock;
  const [sums, level] = await Promise.all([sumsOver(db), db.levels.get(flockEntity(id))]);
  const of = (sum: (farm: string) => Sum) => valueOf(sum(id), totalsIn(sums));
  const [dead, culled, eaten, dressed] = [of(figure.dead), of(figure.culled), of(figure.eaten), of(figure.dressed)];
  const [sold, moved] = [of(figure.birdsSold), of(figure.moved)];
  const left = level?.level ?? 0;
  return {
    dead,
    culled,
    eaten,
    dressed,
    sold,
    moved,
    moved_in: of(figure.movedIn),
    left,
    // Shortfalls found by a count, and birds that were gone when the flock was closed.
    missing: birdsPlaced(flock) + moved - dead - culled - eaten - dressed - sold - left,
    bearing: batchBirds(totalsIn(sums), id, left),
    alive: aliveOf(
      leavingsOf({
        left: leftByDay(read, id),
        standing: flock.open ? left : 0,
        weighings: weighings(flock, weighed),
        today,
        ageOn: (day) => ageInDays(flock, day),
      }),
    ),
    eggs: of(figure.eggs),
    feed_g: of(figure.feed),
    ...(isForEggs(flock) && { laying: layingResult(days, hensHoused(read, flock)) }),
  };
}

/** Birds that left alive on each day. */
function leftByDay({ byDay }: ReadDays, farm: string): LeftOn[] {
  const left = byDay(figure.leftAlive(farm));
  const [birds, grams] = [byDay(figure.weighedBirds(farm)), byDay(figure.weighedGrams(farm))];
  return [...left].map(([day, count]) => ({
    day,
    birds: count,
    weighed: { birds: birds.get(day) ?? 0, grams: grams.get(day) ?? 0 },
  }));
}
