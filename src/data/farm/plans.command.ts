import type { Settings } from '../../../schemas/workspace.schema.ts';
import { checkPlan } from '../../domain/health/check-plan.ts';
import { ok, refuse } from '../../domain/result.ts';
import { editSettings } from '../business/edit-business.command.ts';
import type { Deps } from '../deps.ts';
import { asOwner } from '../people/owner-acts.ts';
import type { CommandInput, CommandResult } from '../port.ts';
import { withoutVersion, withVersion } from './own-versions.ts';

const MOST_PLANS = 20;

/**
 * Save a plan of the business's own, as a version of its own; flocks that follow an older one keep it. [VET-8]
 * Two people who change one plan apart leave two versions: nothing is merged silently.
 */
export const savePlan = (deps: Deps, draft: CommandInput<'farm.savePlan'>): Promise<CommandResult<'farm.savePlan'>> =>
  asOwner<CommandResult<'farm.savePlan'>>(deps, async ({ open }) => {
    const checked = checkPlan(draft);
    if (!checked.ok) return checked;
    const { replaces, plan_id, name, purpose, source, steps } = checked.value;
    const before = open.settings.vaccination_plans ?? [];
    const at = before.findIndex(({ version_id }) => version_id === replaces);
    if (replaces !== undefined && at < 0) return refuse({ type: 'ChangedMeanwhile' });
    if (at < 0 && before.length >= MOST_PLANS) return refuse({ type: 'TooMany' });
    const version_id = deps.newId();
    const plan: Plan = { version_id, plan_id: plan_id ?? deps.newId(), name, purpose, source, steps: steps.map((step) => ({ ...step })) }; // prettier-ignore
    const saved = await editSettings(deps, (settings) => ({
      ...settings,
      vaccination_plans: withVersion(settings.vaccination_plans, plan, replaces),
    }));
    return saved.ok ? ok({ version_id }) : saved;
  });

/** Take an own plan away; a plan of the app that it was a copy of is offered again. Flocks keep what they follow. [VET-8] */
export const removePlan = (
  deps: Deps,
  { version_id }: CommandInput<'farm.removePlan'>,
): Promise<CommandResult<'farm.removePlan'>> =>
  editSettings(deps, (settings) => ({
    ...settings,
    vaccination_plans: withoutVersion(settings.vaccination_plans, version_id),
  }));

type Plan = NonNullable<Settings['vaccination_plans']>[number];
