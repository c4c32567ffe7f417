import { flockDraft } from '../../../contract/inputs/farm.ts';
import { command } from '../../../data/command.ts';
import type { Flock } from '../../../../schemas/flock.schema.ts';
import type { Settings } from '../../../../schemas/workspace.schema.ts';
import { checkFlock, type FlockDraft } from '../../../domain/flocks/check-flock.ts';
import { copyOfCurve, curveKey, curveKindOf, offeredCurves, usualCurve } from '../../../domain/flocks/curve-copies.ts';
import { flockContent } from '../../../domain/flocks/draft-of-flock.ts';
import { copyOfPlan, offeredPlans, planKey } from '../../../domain/health/plan-copies.ts';
import { ok, refuse } from '../../../domain/result.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import { saveAsPending } from '../../../store/save.ts';

/** Open a flock, which includes its placement. Idempotent: its id is part of the input. [FLK-1, FLK-3, DAT-4] */
export const addFlock = command({
  name: 'farm.addFlock',
  input: flockDraft,
  saves: 'record',
  needs: 'add_farm',
  run: async ({ deps, open, book }, draft) => {
    const moment = deps.now();
    const checked = checkFlock(draft, { today: localDay(moment), currency: open.settings.currency });
    if (!checked.ok) return checked;
    const plan = offeredPlans(open.settings.vaccination_plans).find((one) => planKey(one) === draft.plan_id);
    if (draft.plan_id !== undefined && !plan) return refuse({ type: 'PlanGone' });
    const curve = curveOf(draft, open.settings.breed_curves);
    if (draft.curve_id !== undefined && !curve) return refuse({ type: 'CurveGone' });
    const device_id = await deps.device.ensure('device_id', deps.newId);
    return book.exclusive(async () => {
      if ((await book.farm.find([draft.id])).has(draft.id)) return ok({ id: draft.id });
      const flock: Flock = {
        id: draft.id,
        unit_type: 'flock',
        open: true,
        ...flockContent(checked.value),
        ...(plan && copyOfPlan(plan)),
        ...(curve && { curve: [copyOfCurve(curve)] }),
        business_id: open.business.id,
        created_at: moment.toISOString(),
        created_by: book.uid,
        device_id,
        rev: 0,
      };
      await saveAsPending(book, book.farm, [{ after: flock }]);
      return ok({ id: flock.id });
    });
  },
});

/** The curve for comparison with a new flock: the chosen one, else the usual one for such birds. [FLK-24] */
const curveOf = (draft: FlockDraft, own: Settings['breed_curves']) =>
  draft.curve_id === undefined
    ? usualCurve(draft)
    : offeredCurves(own).find((one) => curveKey(one) === draft.curve_id && one.kind === curveKindOf(draft));
