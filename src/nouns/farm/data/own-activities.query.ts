import { query } from '../../../data/query.ts';
import { combineLatest, switchMap } from 'rxjs';
import type { RawMaterial } from '../../../../schemas/raw-material.schema.ts';
import type { Book } from '../../../store/book.ts';
import { changesIn, liveRows, whenBusinessOpen } from '../../../data/live.ts';
import { newestPages } from '../../../data/newest-pages.ts';
import type { OwnActivities } from '../../../contract/farm.ts';
import { activityRows, type ActivityDoc } from './activity-rows.ts';
import { flocksOf } from './seen-flocks.ts';
import { readInTurn } from '../../../data/read-in-turn.ts';

const PAGE = 200;

/** This person's own farm records, newest first, up to the number shown. [ACT-8] */
export const ownActivities = query({
  name: 'farm.own',
  whileArriving: 'rows',
  read: (deps, { limit }) =>
    whenBusinessOpen<OwnActivities>(
      deps,
      (session, businessId) => {
        const { book } = session;
        const changes = changesIn(book.farm_activities).pipe(readInTurn(() => newestOwn(book, businessId, limit + 1)));
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
    ),
});

/** Skips records of others. */
async function newestOwn(book: Book, businessId: string, wanted: number): Promise<ActivityDoc[]> {
  const store = book.farm_activities;
  const own: ActivityDoc[] = [];
  const read = (start: number, until: number, size: number) => store.newest(businessId, start, until, size);
  for await (const page of newestPages({ newest: read, range: null, size: PAGE })) {
    own.push(...page.filter(({ created_by }) => created_by === book.uid));
    if (own.length >= wanted) break;
  }
  return own.slice(0, wanted);
}
