import type { FarmActivity } from '../../../schemas/farm-activity.schema.ts';
import { latestSafeFrom, safeFrom, type SafeFrom } from './safe-from.ts';

/** What is sold of a flock: its birds, or its eggs. */
export type Product = 'meat' | 'egg';

type Treatment = Extract<FarmActivity, { kind: 'medication' | 'vaccination' }>;

const DAY_MS = 86_400_000;

/**
 * From when on a flock's birds or eggs may be sold, after all its treatments; undefined when none forbids anything. [VET-4]
 * A course lasts the days it says, an open one until a record finishes it; voided records do not count.
 * Days that a treatment does not say are not known: 0 is never assumed. [VET-7]
 */
export function withdrawalOf(activities: readonly FarmActivity[], product: Product): SafeFrom | undefined {
  const treatments = activities.filter((activity) => isTreatment(activity));
  const endOf = new Map<string, string>();
  for (const treatment of treatments)
    if (treatment.kind === 'medication' && treatment.finishes !== undefined)
      endOf.set(treatment.finishes, later(endOf.get(treatment.finishes), treatment.occurred_at));
  return latestSafeFrom(treatments.flatMap((treatment) => withdrawalOfOne(treatment, product, endOf)));
}

const isTreatment = (activity: FarmActivity): activity is Treatment =>
  (activity.kind === 'medication' || activity.kind === 'vaccination') && activity.voided_at === undefined;

function withdrawalOfOne(treatment: Treatment, product: Product, endOf: ReadonlyMap<string, string>): SafeFrom[] {
  if (product === 'egg' && treatment.never_in_lay) return [{ kind: 'never' }];
  const days = product === 'egg' ? treatment.withdrawal_egg_days : treatment.withdrawal_meat_days;
  // The record that finishes a course says nothing itself unless it says its days.
  if (days === undefined && isOnlyFinish(treatment)) return [];
  if (days === 0) return [];
  const at = lastDoseOf(treatment, endOf);
  if (at === undefined) return [{ kind: 'open' }];
  return [days === undefined ? { kind: 'unknown' } : safeFrom({ at }, days)];
}

const isOnlyFinish = (treatment: Treatment): boolean =>
  treatment.kind === 'medication' && treatment.finishes !== undefined;

/** The moment of the last dose; undefined while the course is open. */
function lastDoseOf(treatment: Treatment, endOf: ReadonlyMap<string, string>): string | undefined {
  if (treatment.kind === 'vaccination') return treatment.occurred_at;
  if (treatment.open_course) return endOf.get(treatment.id);
  const { occurred_at, days = 1 } = treatment;
  return new Date(Date.parse(occurred_at) + (days - 1) * DAY_MS).toISOString();
}

const later = (a: string | undefined, b: string): string => (a !== undefined && a > b ? a : b);
