import { dequal } from 'dequal/lite';
import type { EditError } from '../../../contract/pieces.ts';
import { changeRecord } from '../../../data/change-record.ts';
import { flockEdit, flockEnd } from '../../../contract/inputs/farm.ts';
import { idOnly } from '../../../contract/inputs/shape.ts';
import { type BusinessWork, command } from '../../../data/command.ts';
import type { Flock } from '../../../../schemas/flock.schema.ts';
import type { Settings } from '../../../../schemas/workspace.schema.ts';
import { checkFlockChange, checkFlockEnd, type FlockChangeError } from '../../../domain/flocks/change-flock.ts';
import {
  copyOfCurve,
  curveKey,
  curveKeyOf,
  curveKindOf,
  offeredCurves,
  usualCurve,
} from '../../../domain/flocks/curve-copies.ts';
import { flockCost, type FlockDraft } from '../../../domain/flocks/check-flock.ts';
import { draftOfFlock, FLOCK_CONTENT, flockContent } from '../../../domain/flocks/draft-of-flock.ts';
import { copyOfPlan, offeredPlans, planKey, planKeyOf } from '../../../domain/health/plan-copies.ts';
import { ok, refuse, type Result } from '../../../domain/result.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import { withoutContent } from '../../../store/edits.ts';
import { mergeFields } from '../../../store/merge.ts';
import type { Row } from '../../../store/row-store.ts';

type FlockRow = Row<Flock>;

type EditRefusal = FlockChangeError | { type: 'PlanGone' | 'CurveGone' | 'ChangedMeanwhile' };

/**
 * Correct a flock: every field of its placement, including the payment. The number of birds changes only with a reason,
 * which its history keeps. `seen` is the flock as it was when the form opened: only the fields that the user changed
 * are changed. [RTE-29, FLK-11, FLK-29, DOC-9]
 */
export const editFlock = command({
  name: 'farm.editFlock',
  input: flockEdit,
  saves: 'record',
  needs: 'edit_farm',
  run: (work, { draft, seen, reason }) =>
    changeFlock<EditRefusal>(work, { id: draft.id, reason }, (before) => {
      const { settings } = work.open;
      const here = draftOfFlock(before, true);
      const { merged, conflicts } = mergeFields({ ...seen }, { ...draft }, { ...here });
      if (conflicts.length > 0) return refuse({ type: 'ChangedMeanwhile' });
      const now = { today: localDay(work.deps.now()), currency: settings.currency };
      const checked = checkFlockChange({ draft: merged as unknown as FlockDraft, reason }, before, now);
      if (!checked.ok) return checked;
      const wanted = checked.value.draft;
      const followed = planAfter(before, wanted.plan_id, settings);
      if (!followed) return refuse({ type: 'PlanGone' });
      const compared = curveAfter(before, wanted, settings);
      if (!compared) return refuse({ type: 'CurveGone' });
      const { plan_id: _p, plan: _c, curve: _v, ...rest } = before;
      return ok({
        ...withoutContent(rest, FLOCK_CONTENT),
        ...flockContent(wanted),
        ...paidAfter(before, here, wanted),
        ...followed,
        ...compared,
      });
    }),
});

/**
 * The initial payment stays while the way of payment and the cost are unchanged: it may have been higher, as an
 * advance.
 */
const paidAfter = (before: FlockRow, here: FlockDraft, wanted: FlockDraft): Pick<Flock, 'initial_payment'> =>
  before.initial_payment && dequal(here.pay, wanted.pay) && flockCost(here) === flockCost(wanted)
    ? { initial_payment: before.initial_payment }
    : {};

/**
 * The plan of a flock after a choice: its own copy stays while the same plan is chosen. Undefined when the chosen plan
 * does not exist. [VET-8]
 */
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

/**
 * The version of the curve for comparison with a flock after a correction: its own copy stays while the same is chosen.
 * Birds with a changed purpose get the usual curve for it. Undefined when the chosen curve does not exist. [FLK-24]
 */
function curveAfter(
  before: FlockRow,
  { curve_id: chosen, purpose }: Pick<FlockDraft, 'curve_id' | 'purpose'>,
  { breed_curves }: Settings,
): Pick<Flock, 'curve'> | undefined {
  const kind = curveKindOf({ purpose });
  const isSame = chosen === undefined || chosen === curveKeyOf(before);
  if (isSame && kind === curveKindOf(before)) return before.curve ? { curve: before.curve } : {};
  const other = isSame
    ? usualCurve({ purpose })
    : offeredCurves(breed_curves).find((one) => curveKey(one) === chosen && one.kind === kind);
  if (!other) return isSame ? {} : undefined;
  return { curve: [copyOfCurve(other)] };
}

/** Close a flock on a day: birds still in the book on that day are removed. [FLK-11, LED-45] */
export const closeFlock = command({
  name: 'farm.closeFlock',
  input: flockEnd,
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

/** Reopen a flock that was closed by mistake. [FLK-11] */
export const reopenFlock = command({
  name: 'farm.reopenFlock',
  input: idOnly,
  needs: 'edit_farm',
  run: (work, { id }) =>
    changeFlock<never>(work, { id }, ({ closed_on: _c, close_reason: _r, ...before }) => ok({ ...before, open: true })),
});

const FIELDS = [
  ...FLOCK_CONTENT,
  'plan_id',
  'plan',
  'curve',
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
