import { ok, refuse, type Result } from '../result.ts';
import type { PlanStep, VaccinationPlan } from './vaccination-plans.ts';

/** A vaccination plan in the form. [VET-8] */
export interface PlanDraft extends Omit<VaccinationPlan, 'plan_id'> {
  /** The plan of the app that it is a copy of; absent for an own plan. */
  readonly plan_id?: string | undefined;
  /** The version that it replaces. */
  readonly replaces?: string | undefined;
}

export type PlanError =
  | { type: 'NameMissing' | 'SourceMissing' | 'NoSteps' | 'TooManySteps' }
  /** Index of the first wrong step, and its error. */
  | { type: 'VaccineMissing' | 'DayOutOfRange' | 'UntilBeforeDay' | 'RepeatOutOfRange'; step: number };

const MAX_STEPS = 40;
const LAST_DAY = 700;

/** Check a plan before it is saved, and sort its steps. Errors: the first refusal. [VET-8] */
export function checkPlan(draft: PlanDraft): Result<PlanDraft, PlanError> {
  const [name, source] = [draft.name.trim().slice(0, 60), draft.source.trim().slice(0, 200)];
  if (name === '') return refuse({ type: 'NameMissing' });
  if (source === '') return refuse({ type: 'SourceMissing' });
  if (draft.steps.length === 0) return refuse({ type: 'NoSteps' });
  if (draft.steps.length > MAX_STEPS) return refuse({ type: 'TooManySteps' });
  for (const [step, one] of draft.steps.entries()) {
    const wrong = wrongIn(one);
    if (wrong) return refuse({ type: wrong, step });
  }
  const steps = draft.steps.map(tidied).sort((a, b) => a.day - b.day);
  return ok({ ...draft, name, source, steps });
}

function wrongIn({ vaccine, day, until_day = day, repeat_days = 1 }: PlanStep) {
  if (vaccine.trim() === '') return 'VaccineMissing';
  if (!isWhole(day, 0, LAST_DAY)) return 'DayOutOfRange';
  if (!isWhole(until_day, day, LAST_DAY)) return 'UntilBeforeDay';
  return isWhole(repeat_days, 1, 365) ? undefined : 'RepeatOutOfRange';
}

/** Fields without a value are absent, never empty. */
function tidied({ step_id, vaccine, day, route, dose, until_day, hatchery, repeat_days, only_if }: PlanStep): PlanStep {
  const [given, when] = [dose?.trim().slice(0, 40), only_if?.trim().slice(0, 60)];
  return {
    step_id,
    vaccine: vaccine.trim().slice(0, 60),
    day,
    ...(route && { route }),
    ...(given && { dose: given }),
    ...(until_day !== undefined && until_day > day && { until_day }),
    ...(hatchery && { hatchery }),
    ...(repeat_days !== undefined && { repeat_days }),
    ...(when && { only_if: when }),
  };
}

const isWhole = (value: number, from: number, to: number): boolean =>
  Number.isSafeInteger(value) && value >= from && value <= to;
