import { query } from '../../../data/query.ts';
import { combineLatest, map } from 'rxjs';
import type { RawMaterial } from '../../../../schemas/raw-material.schema.ts';
import { liveRows, whenBusinessOpen } from '../../../data/live.ts';
import type { ActivityRow } from '../../../contract/farm.ts';
import { activityRows, seenBy, type ActivityDoc } from './activity-rows.ts';
import { flocksOf } from './seen-flocks.ts';

/** Activities of a day, newest first: of all members, for an attendant their own. [FLK-8, ACT-8, SYN-35] */
export const farmDay = query({
  name: 'farm.day',
  whileArriving: 'rows',
  read: (deps, { day }) =>
    whenBusinessOpen<readonly ActivityRow[]>(
      deps,
      (session, businessId) => {
        const { book } = session;
        const selector = { business_id: { $eq: businessId } };
        return combineLatest([
          liveRows<ActivityDoc>(book.farm_activities.collection, { selector: { ...selector, day: { $eq: day } } }),
          flocksOf(session, businessId),
          liveRows<RawMaterial>(book.raw_materials.collection, { selector }),
          session.workspace$,
          session.open$,
        ]).pipe(
          map(([activities, flocks, materials, workspace, open]) =>
            open ? activityRows(seenBy(open, activities).sort(byNewest), { flocks, materials, workspace }, open) : [],
          ),
        );
      },
      [],
    ),
});

const byNewest = (a: ActivityDoc, b: ActivityDoc): number =>
  a.newest_first - b.newest_first || b.device_seq - a.device_seq;
