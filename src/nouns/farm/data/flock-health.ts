import type { FarmActivity } from '../../../../schemas/farm-activity.schema.ts';
import type { RawMaterial } from '../../../../schemas/raw-material.schema.ts';
import { planOf } from '../../../domain/health/plan-copies.ts';
import { vaccinationTasks, type GivenDose, type VaccinationTask } from '../../../domain/health/vaccination-tasks.ts';
import { withdrawalIn, type NamedWithdrawal } from '../../../domain/health/withdrawal-now.ts';
import type { Product } from '../../../domain/health/withdrawal.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import type { FlockRow } from '../../../contract/farm.ts';
import type { FlockDoc } from '../../../store/book.ts';

type Health = Pick<FlockRow, 'next_vaccine' | 'withdrawal'>;

/** Due treatments of a flock by its plan, earliest first; empty without a plan. [VET-9, VET-11] */
export function tasksOf(flock: FlockDoc, treatments: readonly FarmActivity[], today: string): VaccinationTask[] {
  const plan = planOf(flock);
  return plan ? vaccinationTasks(plan.steps, flock, givenTo(treatments), today) : [];
}

const givenTo = (treatments: readonly FarmActivity[]): GivenDose[] =>
  treatments.flatMap((one) =>
    one.kind === 'vaccination' && one.plan_step_id !== undefined && one.voided_at === undefined
      ? [{ step_id: one.plan_step_id, day: one.day }]
      : [],
  );

/** The next vaccine of a flock, and whether a withdrawal period forbids the sale of a product. [FLK-9, VET-5] */
export function healthOf(
  flock: FlockDoc,
  treatments: readonly FarmActivity[],
  { now, materials }: { now: Date; materials: readonly RawMaterial[] },
): Health {
  const [egg, meat] = (['egg', 'meat'] as const).map((product) => named(treatments, product, { now, materials }));
  return {
    // A step that applies only in some places is not a task for every farm.
    next_vaccine: tasksOf(flock, treatments, localDay(now)).find(({ step }) => step.only_if === undefined),
    withdrawal: egg || meat ? { egg, meat } : undefined,
  };
}

function named(
  treatments: readonly FarmActivity[],
  product: Product,
  { now, materials }: { now: Date; materials: readonly RawMaterial[] },
): NamedWithdrawal | undefined {
  const found = withdrawalIn(treatments, product, { from: now, until: now });
  return found && { ...found, name: materials.find(({ id }) => id === found.raw_material_id)?.name ?? '' };
}
