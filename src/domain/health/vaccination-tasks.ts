import type { Flock } from '../../../schemas/flock.schema.ts';
import { hatchDay } from '../flocks/flock-age.ts';
import { addDays } from '../time/local-day.ts';
import type { PlanStep } from './vaccination-plans.ts';

/** A vaccination that was given: its step, and the day. */
export interface GivenDose {
  readonly step_id: string;
  readonly day: string;
}

/** One vaccination to give to a flock. */
export interface VaccinationTask {
  readonly step: PlanStep;
  readonly due: string;
  /** First and last day of the window around the due day. */
  readonly from: string;
  readonly until: string;
  readonly state: 'later' | 'due' | 'overdue';
}

/** Days before and after the due day in which a step is due. [VET-9] */
const [BEFORE, AFTER] = [1, 2];

/** The first due day of a step: hatch day + its age. [VET-10] */
export const dueDay = (
  step: Pick<PlanStep, 'day'>,
  flock: Pick<Flock, 'placed_on' | 'age_at_placement_days'>,
): string => addDays(hatchDay(flock), step.day);

/**
 * Vaccinations still to give to a flock, first due first. [VET-9] Due from one day before until two days after, then
 * overdue; repeats are counted from the actual day of the last dose. Steps due before the flock arrived, or given at
 * the hatchery, are excluded.
 */
export function vaccinationTasks(
  steps: readonly PlanStep[],
  flock: Pick<Flock, 'placed_on' | 'age_at_placement_days'>,
  given: readonly GivenDose[],
  today: string,
): VaccinationTask[] {
  return steps
    .flatMap((step) => {
      const last = lastGiven(given, step.step_id);
      const task = last === undefined ? firstTask(step, flock, today) : repeatTask(step, last, today);
      return task ? [task] : [];
    })
    .sort((a, b) => (a.due < b.due ? -1 : Number(a.due > b.due)));
}

function firstTask(step: PlanStep, flock: Pick<Flock, 'placed_on' | 'age_at_placement_days'>, today: string) {
  const task = taskOn(step, dueDay(step, flock), (step.until_day ?? step.day) - step.day, today);
  return step.hatchery || task.until < flock.placed_on ? undefined : task;
}

function repeatTask(step: PlanStep, last: string, today: string): VaccinationTask | undefined {
  return step.repeat_days === undefined ? undefined : taskOn(step, addDays(last, step.repeat_days), 0, today);
}

function taskOn(step: PlanStep, due: string, span: number, today: string): VaccinationTask {
  const from = addDays(due, -BEFORE);
  const until = addDays(due, span + AFTER);
  return { step, due, from, until, state: today < from ? 'later' : today <= until ? 'due' : 'overdue' };
}

const lastGiven = (given: readonly GivenDose[], stepId: string): string | undefined =>
  given.reduce<string | undefined>(
    (last, { step_id, day }) => (step_id === stepId && (last === undefined || day > last) ? day : last),
    undefined,
  );
