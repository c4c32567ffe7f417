import { query } from '../../../data/query.ts';
import { combineLatest, map } from 'rxjs';
import type { RawMaterial } from '../../../../schemas/raw-material.schema.ts';
import { activityRows, type ActivityDoc } from '../../farm/data/activity-rows.ts';
import type { ActivityRow } from '../../../contract/farm.ts';
import { flocksOf } from '../../farm/data/seen-flocks.ts';
import { changesIn, liveThings, whenBusinessOpen } from '../../../data/live.ts';
import { readInTurn } from '../../../data/read-in-turn.ts';
import type { RowStore } from '../../../store/row-store.ts';
import { everyFact } from './every-fact.ts';

/** All farm records, newest first, of all members whose records are on this phone. [IMP-2] */
export const farmRecords = query({
  name: 'exports.farmRecords',
  read: (deps) =>
    whenBusinessOpen<readonly ActivityRow[]>(
      deps,
      (session, businessId) => {
        const { book } = session;
        const store = book.farm_activities as unknown as RowStore<ActivityDoc>;
        return combineLatest([
          changesIn(store).pipe(readInTurn((_change, isOver) => everyFact(store, businessId, isOver))),
          flocksOf(session, businessId),
          liveThings<RawMaterial>(book.raw_materials, businessId),
          session.workspace$,
          session.open$,
        ]).pipe(
          map(([activities, flocks, materials, workspace, open]) =>
            open ? activityRows(activities, { flocks, materials, workspace }, open) : [],
          ),
        );
      },
      [],
    ),
});
