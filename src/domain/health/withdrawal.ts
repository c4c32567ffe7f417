import type { FarmActivity } from '../../../schemas/farm-activity.schema.ts';
import { addDays } from '../time/local-day.ts';
import { hasHour } from '../time/stretch.ts';
import { latestSafeFrom, safeDay, safeFrom, type LastDose, type SafeFrom } from './safe-from.ts';

/** Products of a flock: its birds, or its eggs. */
export type Product = 'meat' | 'egg';

/** The product that a record takes from a flock to sell or eat; undefined for none. */
export const productOf = (content: { kind: string; outcome?: string | undefined }): Product | undefined =>
  content.kind === 'eggs' ? 'egg' : content.kind === 'cull' && content.outcome === 'eaten' ? 'meat' : undefined;

type Treatment = Extract<FarmActivity, { kind: 'medication' | 'vaccination' }>;

const DAY_MS = 86_400_000;

/**
 * When a flock's birds or eggs may be sold after all its treatments; undefined when none restricts them. [VET-4] A
 * course lasts its stated days, an open one until a record finishes it; voided records do not count. Days missing in a
 * treatment are unknown: 0 is never assumed. [VET-7] Eggs are withheld for whole days, because it is unknown which of a
 * day's eggs were laid after the hour. [VET-5]
 */
export function withdrawalOf(activities: readonly FarmActivity[], product: Product): SafeFrom | undefined {
  const treatments = activities.filter(isTreatment);
  const endOf = new Map<string, LastDose>();
  for (const treatment of treatments)
    if (treatment.kind === 'medication' && treatment.finishes !== undefined)
      endOf.set(treatment.finishes, laterDose(endOf.get(treatment.finishes), doseOf(treatment)));
  return latestSafeFrom(treatments.flatMap((treatment) => withdrawalOfOne(treatment, product, endOf)));
}

/** Medicine and vaccines, not voided. */
export const isTreatment = (activity: FarmActivity): activity is Treatment =>
  isTreating(activity) && activity.voided_at === undefined;

/** Medicine or a vaccine, including voided ones. */
export const isTreating = (activity: FarmActivity): activity is Treatment =>
  activity.kind === 'medication' || activity.kind === 'vaccination';

function withdrawalOfOne(treatment: Treatment, product: Product, endOf: ReadonlyMap<string, LastDose>): SafeFrom[] {
  if (product === 'egg' && treatment.never_in_lay) return [{ kind: 'never' }];
  const days = product === 'egg' ? treatment.withdrawal_egg_days : treatment.withdrawal_meat_days;
  // The record that finishes a course has no withdrawal of its own unless it states its days.
  if (days === undefined && isOnlyFinish(treatment)) return [];
  if (days === 0) return [];
  const last = lastDoseOf(treatment, endOf);
  if (last === undefined) return [{ kind: 'open' }];
  if (days === undefined) return [{ kind: 'unknown' }];
  const from = safeFrom(last, days);
  return [product === 'egg' ? { kind: 'day', day: safeDay(from)! } : from];
}

const isOnlyFinish = (treatment: Treatment): boolean =>
  treatment.kind === 'medication' && treatment.finishes !== undefined;

/** For a dose recorded later only the day is known. [VET-3] */
const doseOf = (treatment: Treatment): LastDose =>
  hasHour(treatment) ? { at: treatment.occurred_at } : { day: treatment.day };

/** The last dose; undefined while the course is open. */
function lastDoseOf(treatment: Treatment, endOf: ReadonlyMap<string, LastDose>): LastDose | undefined {
  const first = doseOf(treatment);
  if (treatment.kind === 'vaccination') return first;
  if (treatment.open_course) return endOf.get(treatment.id);
  const after = (treatment.days ?? 1) - 1;
  if ('day' in first) return { day: addDays(first.day, after) };
  return { at: new Date(Date.parse(first.at) + after * DAY_MS).toISOString() };
}

/** A day without an hour may refer to its end. */
function laterDose(a: LastDose | undefined, b: LastDose): LastDose {
  if (a === undefined) return b;
  const [first, second] = [a, b].map((dose) => safeFrom(dose, 1));
  return latestSafeFrom([first!, second!]) === first ? a : b;
}
