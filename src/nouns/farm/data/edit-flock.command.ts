import type { EditError } from '../../../contract/pieces.ts';
import { changeRecord } from '../../../data/change-record.ts';
import { type BusinessWork, command } from '../../../data/command.ts';
import type { Flock } from '../../../../schemas/flock.schema.ts';
import type { Settings } from '../../../../schemas/workspace.schema.ts';
import { checkFlockChange, checkFlockEnd, type FlockChangeError } from '../../../domain/flocks/change-flock.ts';
import { copyOfCurve, curveKey, curveKeyOf, curveKindOf, offeredCurves } from '../../../domain/flocks/curve-copies.ts';
import { copyOfPlan, offeredPlans, planKey, planKeyOf } from '../../../domain/health/plan-copies.ts';
import { ok, refuse, type Result } from '../../../domain/result.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import type { Row } from '../../../store/row-store.ts';

type FlockRow = Row<Flock>;

/** Correct a flock; how many birds came only with a reason, which its history keeps. [RTE-29, FLK-11, DOC-9] */
export const editFlock = command({
  name: 'farm.editFlock',
  saves: 'record',
  needs: 'edit_farm',
  run: (work, change) =>
    changeFlock<FlockChangeError | { type: 'PlanGone' | 'CurveGone' }>(work, change, (before) => {
      const { settings } = work.open;
      const checked = checkFlockChange(change, before, settings.currency);
      if (!checked.ok) return checked;
      const followed = planAfter(before, checked.value.plan_id, settings);
      if (!followed) return refuse({ type: 'PlanGone' });
      const compared = curveAfter(before, checked.value.curve_id, settings);
      if (!compared) return refuse({ type: 'CurveGone' });
      const { name, house_name, breed, housing, initial_count } = checked.value;
      const { breed: _b, housing: _h, plan_id: _p, plan: _c, ...rest } = before;
      return ok({
        ...rest,
        name,
        house_name,
        initial_count,
        ...(breed !== undefined && { breed }),
        ...(housing !== undefined && { housing }),
        ...followed,
        ...compared,
      });
    }),
});

/** What a flock follows after a choice: its own copy stays while the same plan is chosen. Undefined when that is not there. [VET-8] */
function planAfter(
  before: FlockRow,
  chosen: string | undefined,
  { vaccination_plans }: Settings,
): Pick<Flock, 'plan_id' | 'plan'> | undefined {
  const { plan_id, plan } = before;
  if (chosen === undefined) return {};
  if (chosen === planKeyOf(before)) return { ...(plan_id !== undefined && { plan_id }), ...(plan && { plan }) };
  const other = offeredPlans(vaccination_plans).find((one) => planKey(one) === chosen);
  return other && copyOfPlan(other);
}

/** The curve that a flock is compared with after a choice, in its version; undefined when that is not there. [FLK-24] */
function curveAfter(
  before: FlockRow,
  chosen: string | undefined,
  { breed_curves }: Settings,
): Pick<Flock, 'curve'> | undefined {
  if (chosen === undefined || chosen === curveKeyOf(before)) return {};
  const other = offeredCurves(breed_curves).find((one) => curveKey(one) === chosen && one.kind === curveKindOf(before));
  return other && { curve: [copyOfCurve(other)] };
}

/** End a flock on a day: birds that are still in the book then are gone. [FLK-11, LED-45] */
export const closeFlock = command({
  name: 'farm.closeFlock',
  saves: 'record',
  needs: 'edit_farm',
  run: (work, end) =>
    changeFlock(work, { id: end.id }, ({ close_reason: _r, ...before }) => {
      const checked = checkFlockEnd(end, { placed_on: before.placed_on, today: localDay(work.deps.now()) });
      if (!checked.ok) return checked;
      const { closed_on, reason } = checked.value;
      return ok({ ...before, open: false, closed_on, ...(reason && { close_reason: reason }) });
    }),
});

/** Open a flock again that was closed by mistake. [FLK-11] */
export const reopenFlock = command({
  name: 'farm.reopenFlock',
  needs: 'edit_farm',
  run: (work, { id }) =>
    changeFlock<never>(work, { id }, ({ closed_on: _c, close_reason: _r, ...before }) => ok({ ...before, open: true })),
});

const FIELDS = [
  'name',
  'house_name',
  'breed',
  'housing',
  'plan_id',
  'plan',
  'curve',
  'initial_count',
  'open',
  'closed_on',
  'close_reason',
] as const satisfies readonly (keyof Flock)[];

async function changeFlock<E extends { type: string }>(
  work: BusinessWork,
  { id, reason }: { id: string; reason?: string | undefined },
  change: (before: FlockRow) => Result<FlockRow, E>,
): Promise<Result<{ id: string }, E | EditError | { type: 'NotAllowed' }>> {
  const changed = await changeRecord<FlockRow, E>(work, { store: work.book.farm, id, fields: FIELDS, reason, change });
  return changed.ok ? ok({ id }) : changed;
}
