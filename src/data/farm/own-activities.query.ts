import { combineLatest, from, startWith, switchMap, throttleTime, type Observable } from 'rxjs';
import type { RawMaterial } from '../../../schemas/raw-material.schema.ts';
import type { Book } from '../book.ts';
import type { Deps } from '../deps.ts';
import { liveRows, whenBusinessOpen } from '../live.ts';
import type { QueryInput } from '../port.ts';
import type { RowStore } from '../row-store.ts';
import { LATEST_MS } from '../rx-schema.ts';
import { activityRows, type ActivityDoc } from './activity-rows.ts';
import type { OwnActivities } from './farm-views.ts';
import { flocksOf } from './seen-flocks.ts';

const READ_EVERY_MS = 100;
const PAGE = 200;

/** What this person wrote down on the farm, the newest first, as far as it is shown. [ACT-8] */
export const ownActivities = (deps: Deps, { limit }: QueryInput<'farm.own'>): Observable<OwnActivities> =>
  whenBusinessOpen<OwnActivities>(
    deps,
    (session, businessId) => {
      const { book } = session;
      const changes = book.farm_activities.collection.$.pipe(
        startWith(undefined),
        throttleTime(READ_EVERY_MS, undefined, { leading: true, trailing: true }),
        switchMap(() => from(newestOwn(book, businessId, limit + 1))),
      );
      return combineLatest([
        changes,
        flocksOf(session, businessId),
        liveRows<RawMaterial>(book.raw_materials.collection, { selector: { business_id: { $eq: businessId } } }),
        session.workspace$,
        session.open$,
      ]).pipe(
        switchMap(([own, flocks, materials, workspace, open]) => {
          const rows = open ? activityRows(own.slice(0, limit), { flocks, materials, workspace }, open) : [];
          return [{ rows, more: own.length > limit }];
        }),
      );
    },
    { rows: [], more: false },
  );

/** By the last key, never by skipping; records of others are passed over. */
async function newestOwn(book: Book, businessId: string, wanted: number): Promise<ActivityDoc[]> {
  const store = book.farm_activities as unknown as RowStore<ActivityDoc>;
  const own = new Map<string, ActivityDoc>();
  for (let start = 0, size = PAGE; ;) {
    const page = await store.newest(businessId, start, LATEST_MS, size);
    for (const row of page) if (row.created_by === book.uid) own.set(row.id, row);
    const last = page.at(-1)?.newest_first;
    if (last === undefined || page.length < size || own.size >= wanted) return [...own.values()].slice(0, wanted);
    // More of one moment than a page holds.
    size = last === start ? size * 2 : PAGE;
    start = last;
  }
}
