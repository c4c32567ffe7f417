import { newDocumentId } from '../../../../schemas/new-document-id.ts';
import type { PlanDraft } from '../../../domain/health/check-plan.ts';
import type { OfferedPlan } from '../../../domain/health/plan-copies.ts';
import type { PlanStep, VaccinationPlan } from '../../../domain/health/vaccination-plans.ts';
import { ifTyped, typedWhole } from '../../../ui/numbers/typed-number.ts';

/** A step as typed. */
export interface TypedStep {
  readonly id: string;
  readonly vaccine: string;
  readonly day: string;
  readonly until: string;
  readonly route: NonNullable<PlanStep['route']> | '';
  readonly dose: string;
  readonly repeat: string;
  readonly only_if: string;
  readonly hatchery: boolean;
}

/** A plan as typed. */
export interface PlanTyped {
  readonly name: string;
  readonly source: string;
  readonly purpose: VaccinationPlan['purpose'];
  readonly steps: readonly TypedStep[];
}

export const emptyStep = (): TypedStep => ({
  id: newDocumentId(),
  vaccine: '',
  day: '',
  until: '',
  route: '',
  dose: '',
  repeat: '',
  only_if: '',
  hatchery: false,
});

const stepTyped = (step: PlanStep): TypedStep => ({
  id: step.step_id,
  vaccine: step.vaccine,
  day: String(step.day),
  until: String(step.until_day ?? ''),
  route: step.route ?? '',
  dose: step.dose ?? '',
  repeat: String(step.repeat_days ?? ''),
  only_if: step.only_if ?? '',
  hatchery: step.hatchery ?? false,
});

/** The form filled from a plan; empty for a new one. */
export const formOf = (plan: OfferedPlan | undefined): PlanTyped => ({
  name: plan?.name ?? '',
  source: plan?.source ?? '',
  purpose: plan?.purpose ?? 'layer',
  steps: plan?.steps.map(stepTyped) ?? [],
});

/** The form as a draft, for the check of the command. [VET-8] */
export const draftOf = (typed: PlanTyped, plan: OfferedPlan | undefined): PlanDraft => ({
  plan_id: plan?.plan_id,
  replaces: plan?.version_id,
  name: typed.name,
  source: typed.source,
  purpose: typed.purpose,
  steps: typed.steps.map((step) => ({
    step_id: step.id,
    vaccine: step.vaccine,
    day: typedWhole(step.day),
    until_day: ifTyped(step.until, typedWhole),
    route: step.route || undefined,
    dose: step.dose,
    repeat_days: ifTyped(step.repeat, typedWhole),
    only_if: step.only_if,
    hatchery: step.hatchery,
  })),
});
