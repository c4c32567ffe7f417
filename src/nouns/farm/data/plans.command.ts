import { planDraft, versionOnly } from '../../../contract/inputs/farm.ts';
import { command } from '../../../data/command.ts';
import type { Settings } from '../../../../schemas/workspace.schema.ts';
import { checkPlan } from '../../../domain/health/check-plan.ts';
import { ok } from '../../../domain/result.ts';
import { editSettings } from '../../business/data/edit-business.command.ts';
import type { CommandError } from '../../../contract/port.ts';
import { replacedIn, withoutVersion, withVersion } from './own-versions.ts';

const MAX_PLANS = 20;

/**
 * Save the business's own plan as a new version; flocks that follow an older one keep it. [VET-8] Two users who change
 * the same plan separately leave two versions: nothing is merged silently.
 */
export const savePlan = command({
  name: 'farm.savePlan',
  input: planDraft,
  needs: 'owner',
  run: async (work, draft) => {
    const checked = checkPlan(draft);
    if (!checked.ok) return checked;
    const { replaces, plan_id, name, purpose, source, steps } = checked.value;
    const version_id = work.deps.newId();
    const plan: Plan = { version_id, plan_id: plan_id ?? work.deps.newId(), name, purpose, source, steps: steps.map((step) => ({ ...step })) }; // prettier-ignore
    const saved = await editSettings<CommandError<'farm.savePlan'>>(work, (settings) => {
      const before = settings.vaccination_plans ?? [];
      const old = replacedIn(before, replaces, MAX_PLANS);
      if (!old.ok) return old;
      return ok({ ...settings, vaccination_plans: withVersion(before, plan, replaces) });
    });
    return saved.ok ? ok({ version_id }) : saved;
  },
});

/**
 * Remove an own plan; the app's plan that it was copied from is offered again. Flocks keep the plan they follow.
 * [VET-8]
 */
export const removePlan = command({
  name: 'farm.removePlan',
  input: versionOnly,
  needs: 'owner',
  run: (work, { version_id }) =>
    editSettings(work, (settings) =>
      ok({ ...settings, vaccination_plans: withoutVersion(settings.vaccination_plans, version_id) }),
    ),
});

type Plan = NonNullable<Settings['vaccination_plans']>[number];
