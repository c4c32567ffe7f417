import type { FarmActivity } from '../../../../schemas/farm-activity.schema.ts';
import type { RawMaterial } from '../../../../schemas/raw-material.schema.ts';
import { type LocalFields, LOCAL_FIELDS } from '../../../../schemas/document-kind.ts';
import { withoutCorrected } from '../../../domain/corrections/correction-id.ts';
import { uniformityOf } from '../../../domain/flocks/weighing.ts';
import { mayAdd, mayVoid } from '../../../data/rights.ts';
import type { OpenBusiness, Workspace } from '../../../data/session.ts';
import { isAwaitingApproval } from '../../../store/edits.ts';
import type { ActivityRow } from '../../../contract/farm.ts';
import type { FlockDoc } from '../../../store/book.ts';

export type ActivityDoc = FarmActivity & LocalFields & { newest_first: number };

/** Names for the display of a record. */
export interface Names {
  readonly flocks: readonly FlockDoc[];
  readonly materials: readonly RawMaterial[];
  readonly workspace: Workspace;
}

const LOCAL = new Set<string>(LOCAL_FIELDS);

/**
 * Records visible to a member. Treatments by others are on an attendant's phone because of their withdrawal periods,
 * and are not the attendant's records.
 */
export const seenBy = ({ member }: OpenBusiness, activities: readonly ActivityDoc[]): ActivityDoc[] =>
  activities.filter(({ created_by }) => member.role !== 'attendant' || created_by === member.user_id);

const mayVoidIt = (open: OpenBusiness, activity: ActivityDoc): boolean =>
  activity.voided_at === undefined && !isAwaitingApproval(activity) && mayVoid(open, 'farm_activities');

/**
 * Records as rows, with the names of flock, material and author; a corrected record has no row beside its correction.
 * [ACT-20]
 */
export function activityRows(
  activities: readonly ActivityDoc[],
  { flocks, materials, workspace }: Names,
  open: OpenBusiness,
): ActivityRow[] {
  const flockName = new Map(flocks.map(({ id, name }) => [id, name]));
  const materialName = new Map(materials.map(({ id, name }) => [id, name]));
  const personName = new Map(
    workspace.members.filter((m) => m.business_id === open.business.id).map((m) => [m.user_id, m.name]),
  );
  return withoutCorrected(activities).map((activity) => ({
    activity: Object.fromEntries(Object.entries(activity).filter(([name]) => !LOCAL.has(name))) as unknown as FarmActivity,
    flock_name: flockName.get(activity.farm_id) ?? '',
    material_name: 'raw_material_id' in activity ? materialName.get(activity.raw_material_id) : undefined,
    to_flock_name: activity.kind === 'transfer' ? flockName.get(activity.to_farm_id) : undefined,
    even: activity.kind === 'weighing' ? uniformityOf(activity.weights_g ?? []) : undefined,
    by: personName.get(activity.performed_by),
    sync: activity.sync_state,
    sync_error: activity.sync_error?.message,
    may_void: mayVoidIt(open, activity),
    may_correct: mayVoidIt(open, activity) && mayAdd(open, 'farm_activities'),
  })); // prettier-ignore
}
