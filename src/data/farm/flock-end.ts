import { EGG_GRADES } from '../../../schemas/pieces.ts';
import { isForEggs } from '../../domain/flocks/curve-copies.ts';
import type { FlockDay } from '../../domain/flocks/flock-day.ts';
import { layingResult } from '../../domain/flocks/laying-result.ts';
import { flockEntity } from '../../domain/ledger/fold.ts';
import { measure } from '../../domain/ledger/measures.ts';
import { sumOf } from '../../domain/numbers/sum.ts';
import type { LedgerDatabase } from '../ledger/dexie-ledger.ts';
import { sumBetween } from '../ledger/item-books.ts';
import { hensHoused } from './flock-days.ts';
import type { FlockEndFigures } from './flock-page-views.ts';
import type { FlockDoc } from '../book.ts';

const PAST = '\uffff';

/** What became of a flock's birds, and what they laid and ate, over all its days: those that are over, oldest first. [FLK-11, FLK-20] */
export async function endFigures(
  db: LedgerDatabase,
  flock: FlockDoc,
  days: readonly FlockDay[],
): Promise<FlockEndFigures> {
  const { id } = flock;
  const all = (name: string) => sumBetween(db, name, '');
  const [gone, eaten, sold, returned, fed, culled, level, ...laid] = await Promise.all([
    all(measure.heads(id, 'dead')),
    all(measure.heads(id, 'eaten')),
    all(measure.heads(id, 'sale')),
    all(measure.heads(id, 'return')),
    all(measure.fed(id, 'feed')),
    culledOf(db, id),
    db.levels.get(flockEntity(id)),
    ...EGG_GRADES.map((grade) => all(measure.laid(id, grade))),
  ]);
  return {
    dead: 0 - gone - culled,
    culled: culled - eaten,
    sold: 0 - sold - returned,
    left: level?.level ?? 0,
    eggs: sumOf(laid, (count) => count),
    feed_g: 0 - fed,
    ...(isForEggs(flock) && { laying: layingResult(days, await hensHoused(db, flock)) }),
  };
}

/** Birds that were killed: the books count them among the dead. */
async function culledOf({ groups }: LedgerDatabase, farm: string): Promise<number> {
  const key = flockEntity(farm);
  let killed = 0;
  await groups.where('keys').between(`${key} `, `${key} ${PAST}`).each(({ postings }) => {
    for (const { book, category, qty = 0, cause, farm: of } of postings)
      if (book === 'heads' && of === farm && cause === 'dead' && category === 'culled') killed -= qty;
  }); // prettier-ignore
  return killed;
}
