import type { Flock } from '../../../schemas/flock.schema.ts';
import type { Settings } from '../../../schemas/workspace.schema.ts';
import { VACCINATION_PLANS, type PlanStep, type VaccinationPlan } from './vaccination-plans.ts';

/** A plan available to flocks: of the app, or, with a version, of the business itself. [VET-8] */
export interface OfferedPlan extends VaccinationPlan {
  readonly version_id?: string | undefined;
}

type Own = NonNullable<Settings['vaccination_plans']>;
type Followed = Pick<Flock, 'plan_id' | 'plan'>;

/**
 * Own plans, then those of the app that were not copied. New editions of the app's plans are never merged into a copy.
 * [VET-8]
 */
export const offeredPlans = (own: Own = []): OfferedPlan[] => [
  ...own,
  ...VACCINATION_PLANS.filter(({ plan_id }) => !own.some((one) => one.plan_id === plan_id)),
];

/** Key of a plan among those offered; two versions of one plan have different keys. */
export const planKey = ({ version_id, plan_id }: Pick<OfferedPlan, 'version_id' | 'plan_id'>): string =>
  version_id ?? plan_id;

/** Key of the plan that a flock follows; undefined for none. */
export const planKeyOf = ({ plan_id, plan }: Followed): string | undefined => plan?.[0]?.version_id ?? plan_id;

/** The plan that a flock follows: its own copy; flocks of older app versions have none and follow the app's plan. */
export const planOf = ({ plan_id, plan }: Followed): { readonly name: string; readonly source: string; readonly steps: readonly PlanStep[] } | undefined =>
  plan?.[0] ?? VACCINATION_PLANS.find((one) => one.plan_id === plan_id); // prettier-ignore

/** The copy stored with a flock. [VET-8] */
export function copyOfPlan({ version_id, plan_id, name, source, steps }: OfferedPlan): Required<Followed> {
  const copied = steps.map((step) => ({ ...step }));
  return { plan_id, plan: [{ ...(version_id !== undefined && { version_id }), name, source, steps: copied }] };
}
