import { combineLatest } from 'rxjs';
import { farmActivity } from '../../../../schemas/farm-activity.schema.ts';
import type { RawMaterial } from '../../../../schemas/raw-material.schema.ts';
import type { Change } from '../../../contract/pieces.ts';
import type { ActivityView } from '../../../contract/farm.ts';
import { toldChanges } from '../../../data/earlier-versions.ts';
import { changesIn, liveThings, whenBusinessOpen } from '../../../data/live.ts';
import { query } from '../../../data/query.ts';
import { readInTurn } from '../../../data/read-in-turn.ts';
import { standingOf } from '../../../data/standing-of.ts';
import type { FlockDoc } from '../../../store/book.ts';
import { namesIn } from '../../../data/names-in.ts';
import { activityRows, seenBy } from './activity-rows.ts';
import { flocksOf } from './seen-flocks.ts';

/** One record of a flock, for any screen, with all its changes; null when it is not on this phone. [ACT-20] */
export const oneActivity = query({
  name: 'farm.activity',
  whileArriving: 'rows',
  read: (deps, { id }) =>
    whenBusinessOpen<ActivityView | null>(
      deps,
      (session, businessId) => {
        const { book } = session;
        return combineLatest([
          changesIn(book.farm_activities),
          flocksOf(session, businessId),
          liveThings<RawMaterial>(book.raw_materials, businessId),
          session.workspace$,
          session.open$,
        ]).pipe(
          readInTurn(async ([, flocks, materials, workspace, open]) => {
            const activity = await standingOf(book.farm_activities, id);
            if (!activity || !open || seenBy(open, [activity]).length === 0) return null;
            const [row] = activityRows([activity], { flocks, materials, workspace }, open);
            const nameOf = namesIn(workspace, open?.business.id);
            const { voided_at: at, voided_by = '' } = activity;
            const history = toldChanges(farmActivity, activity, nameOf);
            const flock = flocks.find((one) => one.id === activity.farm_id);
            const names = namesOf(history, [...flocks, ...materials]);
            return { ...row!, history, names, closed: closedOf(flock, nameOf), ...(at && { voided: { at, by: nameOf(voided_by) } }) }; // prettier-ignore
          }),
        );
      },
      null,
    ),
});

/** Names of the changed records' ids, as far as they are known. */
function namesOf(history: readonly Change[], all: readonly { id: string; name: string }[]): Record<string, string> {
  const ids = new Set(history.flatMap(({ fields = [] }) => fields.flatMap(({ mine, theirs }) => [mine, theirs])));
  return Object.fromEntries(all.filter(({ id }) => ids.has(id)).map(({ id, name }) => [id, name]));
}

/** The day on which its flock was closed; the flock's history has the time and the author. */
function closedOf(flock: FlockDoc | undefined, nameOf: (uid: string) => string | undefined): ActivityView['closed'] {
  if (flock?.closed_on === undefined) return undefined;
  const said = flock.history?.findLast(({ changed }) => changed.split(', ').includes('closed_on'));
  return { on: flock.closed_on, ...(said && { at: said.at, by: nameOf(said.by) }) };
}
