import { combineLatest, map } from 'rxjs';
import { query } from '../../../data/query.ts';
import { liveFacts, whenBusinessOpen } from '../../../data/live.ts';
import { nextMissing } from '../../../domain/activities/next-missing.ts';
import { addDays, localDay } from '../../../domain/time/local-day.ts';
import { seenBy, type ActivityDoc } from './activity-rows.ts';
import { flocksOf } from './seen-flocks.ts';

/** Filling gaps proceeds day by day, and does not reach back years. */
const DAYS_BACK = 60;

/**
 * The day without a daily record of a flock that is nearest to the day just filled in; null when there is none.
 * [ACT-13]
 */
export const missingDay = query({
  name: 'farm.missing',
  read: (deps, { farm_id, kind, day }) =>
    whenBusinessOpen<string | null>(
      deps,
      (session, businessId) => {
        const since = addDays(day, -DAYS_BACK);
        return combineLatest([
          liveFacts<ActivityDoc>(session.book.farm_activities, businessId, since),
          flocksOf(session, businessId),
          session.open$,
        ]).pipe(
          map(([activities, flocks, open]) => {
            const flock = flocks.find(({ id }) => id === farm_id);
            if (!flock || !open) return null;
            const own = seenBy(open, activities)
              .filter((one) => one.farm_id === farm_id && one.kind === kind)
              .filter(({ voided_at, sync_state }) => voided_at === undefined && sync_state !== 'rejected');
            const first = flock.placed_on > since ? flock.placed_on : since;
            const last = addDays(localDay(deps.now()), -1);
            return nextMissing(new Set(own.map((one) => one.day)), { day, first, last }) ?? null;
          }),
        );
      },
      null,
    ),
});
