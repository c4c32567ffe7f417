import type { FarmActivity } from '../../../schemas/farm-activity.schema.ts';
import { EGG_GRADES } from '../../../schemas/pieces.ts';
import { aliveOf } from '../../domain/flocks/broiler-result.ts';
import { isForEggs } from '../../domain/flocks/curve-copies.ts';
import type { FlockDay } from '../../domain/flocks/flock-day.ts';
import { ageInDays, birdsPlaced } from '../../domain/flocks/flock-age.ts';
import { weighings } from '../../domain/flocks/flock-weight.ts';
import { leavingsOf, type LeftOn } from '../../domain/flocks/leavings.ts';
import { layingResult } from '../../domain/flocks/laying-result.ts';
import { flockEntity } from '../../domain/ledger/fold.ts';
import { leftAlive, measure } from '../../domain/ledger/measures.ts';
import { sumOf } from '../../domain/numbers/sum.ts';
import type { HeadCause } from '../../domain/ledger/posting.ts';
import type { LedgerDatabase } from '../ledger/dexie-ledger.ts';
import { sumsOver } from '../ledger/period-sums.ts';
import { hensHoused, type ReadDays } from './flock-days.ts';
import type { FlockEndFigures } from './flock-page-views.ts';
import type { FlockDoc } from '../book.ts';

/** What became of a flock's birds, and what they laid and ate, over all its days: those that are over, oldest first. All that came are somewhere. [FLK-11, FLK-20] */
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
  const all = (name: string) => sums.get(name) ?? 0;
  const heads = (cause: HeadCause) => all(measure.heads(id, cause));
  const culled = 0 - all(measure.culled(id));
  const dead = 0 - heads('dead') - culled;
  const [eaten, dressed, moved] = [
    0 - heads('eaten'),
    0 - heads('run_in'),
    heads('transfer_in') + heads('transfer_out'),
  ];
  const sold = 0 - heads('sale') - heads('return');
  const left = level?.level ?? 0;
  return {
    dead,
    culled,
    eaten,
    dressed,
    sold,
    moved,
    moved_in: heads('transfer_in'),
    left,
    // A count that found fewer, and what was gone when the flock was closed.
    missing: birdsPlaced(flock) + moved - dead - culled - eaten - dressed - sold - left,
    alive: aliveOf(
      leavingsOf({
        left: leftByDay(read, id),
        standing: flock.open ? left : 0,
        weighings: weighings(flock, weighed),
        today,
        ageOn: (day) => ageInDays(flock, day),
      }),
    ),
    eggs: sumOf(EGG_GRADES, (grade) => all(measure.laid(id, grade))),
    feed_g: 0 - all(measure.fed(id, 'feed')),
    ...(isForEggs(flock) && { laying: layingResult(days, hensHoused(read, flock)) }),
  };
}

/** Birds that left alive on each day. */
function leftByDay({ byDay }: ReadDays, farm: string): LeftOn[] {
  const left = byDay(leftAlive(farm));
  const [birds, grams] = [byDay([measure.weighed(farm, 'birds')]), byDay([measure.weighed(farm, 'grams')])];
  return [...left].map(([day, moved]) => ({
    day,
    birds: 0 - moved,
    weighed: { birds: birds.get(day) ?? 0, grams: grams.get(day) ?? 0 },
  }));
}
