import { EGG_GRADES } from '../../../schemas/pieces.ts';
import { isForEggs } from '../../domain/flocks/curve-copies.ts';
import type { FlockDay } from '../../domain/flocks/flock-day.ts';
import { layingResult } from '../../domain/flocks/laying-result.ts';
import { flockEntity } from '../../domain/ledger/fold.ts';
import { measure } from '../../domain/ledger/measures.ts';
import { sumOf } from '../../domain/numbers/sum.ts';
import type { LedgerDatabase } from '../ledger/dexie-ledger.ts';
import { sumsOver } from '../ledger/period-sums.ts';
import { hensHoused, type ReadDays } from './flock-days.ts';
import type { FlockEndFigures } from './flock-page-views.ts';
import type { FlockDoc } from '../book.ts';

/** What became of a flock's birds, and what they laid and ate, over all its days: those that are over, oldest first. [FLK-11, FLK-20] */
export async function endFigures(
  db: LedgerDatabase,
  flock: FlockDoc,
  { days, read }: { days: readonly FlockDay[]; read: ReadDays },
): Promise<FlockEndFigures> {
  const { id } = flock;
  const [sums, level] = await Promise.all([sumsOver(db), db.levels.get(flockEntity(id))]);
  const all = (name: string) => sums.get(name) ?? 0;
  const culled = 0 - all(measure.culled(id));
  const returned = all(measure.heads(id, 'return'));
  return {
    dead: 0 - all(measure.heads(id, 'dead')) - culled,
    culled: culled - all(measure.heads(id, 'eaten')),
    sold: 0 - all(measure.heads(id, 'sale')) - returned,
    left: level?.level ?? 0,
    eggs: sumOf(EGG_GRADES, (grade) => all(measure.laid(id, grade))),
    feed_g: 0 - all(measure.fed(id, 'feed')),
    ...(isForEggs(flock) && { laying: layingResult(days, hensHoused(read, flock)) }),
  };
}
