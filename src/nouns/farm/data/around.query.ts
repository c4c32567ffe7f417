import { query } from '../../../data/query.ts';
import { combineLatest } from 'rxjs';
import type { FarmActivity } from '../../../../schemas/farm-activity.schema.ts';
import { estimateHeads } from '../../../domain/flocks/estimate-heads.ts';
import { ration } from '../../../domain/flocks/ration.ts';
import type { Book, FlockDoc } from '../../../store/book.ts';
import { booked } from '../../../books/read/when-booked.ts';
import { whenBusinessOpen } from '../../../data/live.ts';
import type { AroundRecord } from '../../../contract/farm.ts';
import { readInTurn } from '../../../data/read-in-turn.ts';
import { doneOnDay, headsOnDay, type HeadsOnDay } from './known-on-day.ts';
import { flocksOf } from './seen-flocks.ts';

const NOTHING: AroundRecord = { estimate: true, eggs: 0, fed_g: 0 };

/**
 * The values by which a record of a flock is judged, on its own day: birds, eggs, feed and the ration at that age. The
 * command reads the same from the books, so that a user is not first warned and then refused.
 * [MSG-11, MSG-12, MSG-13, LED-52]
 */
export const aroundRecord = query({
  name: 'farm.around',
  whileArriving: 'rows',
  read: (deps, { farm_id, day, except }) =>
    whenBusinessOpen(
      deps,
      (session, businessId) =>
        combineLatest([flocksOf(session, businessId), session.open$, booked(session)]).pipe(
          readInTurn(async ([flocks, open, db]): Promise<AroundRecord> => {
            const flock = flocks.find(({ id }) => id === farm_id);
            if (!flock || !open) return NOTHING;
            const { book } = session;
            const estimate = open.member.role === 'attendant';
            const [heads, done] = await Promise.all([
              estimate ? estimated(book, flock, day) : db && headsOnDay(db, farm_id, day),
              doneOnDay(book, businessId, farm_id, day, except),
            ]);
            return { estimate, ...heads, ...done, ration_g: ration(flock, day) };
          }),
        ),
      NOTHING,
    ),
});

/** Estimated from own records, up to that day and now. [LED-52] */
async function estimated({ farm_activities }: Book, flock: FlockDoc, day: string): Promise<HeadsOnDay> {
  const selector = { business_id: { $eq: flock.business_id }, kind: { $in: ['mortality', 'cull', 'transfer', 'count'] } };
  const found = await farm_activities.collection.find({ selector }).exec();
  const moves = found.map((one) => one.toMutableJSON() as unknown as FarmActivity);
  const at = (until: (one: FarmActivity) => boolean) => estimateHeads(flock, moves.filter(until));
  const [start, end] = [at((one) => one.day < day), at((one) => one.day <= day)];
  return { heads: Math.min(at(() => true), end), most_heads: Math.max(start, end) };
} // prettier-ignore
