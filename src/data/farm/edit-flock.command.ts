import { command } from '../command.ts';
import type { Flock } from '../../../schemas/flock.schema.ts';
import type { Settings } from '../../../schemas/workspace.schema.ts';
import { checkFlockChange, checkFlockEnd, type FlockChangeError } from '../../domain/flocks/change-flock.ts';
import { copyOfCurve, curveKey, curveKeyOf, curveKindOf, offeredCurves } from '../../domain/flocks/curve-copies.ts';
import { copyOfPlan, offeredPlans, planKey, planKeyOf } from '../../domain/health/plan-copies.ts';
import { ok, refuse, type Result } from '../../domain/result.ts';
import { localDay } from '../../domain/time/local-day.ts';
import type { Deps } from '../deps.ts';
import { changedFields, historyAfter, isWithOwner } from '../edits.ts';
import { openBusinessOf } from '../open-business.ts';
import type { Row } from '../row-store.ts';
import { saveAsPending } from '../save.ts';
import { mayDo, type OpenBusiness } from '../session.ts';

type FlockRow = Row<Flock>;

/** Correct a flock; how many birds came only with a reason, which its history keeps. [RTE-29, FLK-11, DOC-9] */
export const editFlock = command({
  name: 'farm.editFlock',
  saves: 'record',
  run: (deps, change) => {
    return changeFlock<FlockChangeError | { type: 'PlanGone' | 'CurveGone' }>(deps, change, (before, { settings }) => {
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
    });
  },
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
  run: (deps, end) => {
    return changeFlock(deps, { id: end.id }, ({ close_reason: _r, ...before }) => {
      const checked = checkFlockEnd(end, { placed_on: before.placed_on, today: localDay(deps.now()) });
      if (!checked.ok) return checked;
      const { closed_on, reason } = checked.value;
      return ok({ ...before, open: false, closed_on, ...(reason && { close_reason: reason }) });
    });
  },
});

/** Open a flock again that was closed by mistake. [FLK-11] */
export const reopenFlock = command({
  name: 'farm.reopenFlock',
  run: (deps, { id }) => {
    return changeFlock<never>(deps, { id }, ({ closed_on: _c, close_reason: _r, ...before }) =>
      ok({ ...before, open: true }),
    );
  },
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
  { session$, now }: Deps,
  { id, reason }: { id: string; reason?: string | undefined },
  change: (before: FlockRow, open: OpenBusiness) => Result<FlockRow, E>,
): Promise<Result<{ id: string }, E | { type: 'NotHere' | 'NotAllowed' | 'SignedOut' }>> {
  const session = session$.value;
  const open = session && (await openBusinessOf(session));
  if (!open) return refuse({ type: 'SignedOut' } as const);
  if (!mayDo(open, 'edit_farm')) return refuse({ type: 'NotAllowed' } as const);
  const { book } = session;
  const store = book.farm;
  const edited = await book.exclusive(async () => {
    const before = (await store.find([id])).get(id);
    if (!before || before.business_id !== open.business.id) return refuse({ type: 'NotHere' } as const);
    if (isWithOwner(before)) return refuse({ type: 'NotAllowed' } as const);
    const changing = change(before, open);
    if (!changing.ok) return changing;
    const changed = changedFields<Flock>(before, changing.value, FIELDS);
    if (changed.length === 0 && before.sync_state !== 'rejected') return ok({ id });
    const history = changed.length > 0 ? historyAfter(before, changed, { at: now().toISOString(), by: book.uid, reason }) : {}; // prettier-ignore
    await saveAsPending(book, store, [{ before, after: { ...changing.value, ...history } }]);
    return ok({ id });
  });
  if (edited.ok) session.sync.sendNow();
  return edited;
}
