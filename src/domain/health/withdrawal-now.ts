import type { FarmActivity } from '../../../schemas/farm-activity.schema.ts';
import { stretchOf, type Stretch } from '../time/stretch.ts';
import { isSafe, type SafeFrom } from './safe-from.ts';
import { withdrawalOf, type Product } from './withdrawal.ts';

/** Why a product of a flock is not for sale now, and until when. [VET-4, VET-5] */
export interface Withdrawal {
  readonly until: SafeFrom;
  /** The medicine or vaccine with the longest withdrawal period. */
  readonly raw_material_id: string;
}

/** A withdrawal with the name of the medicine or vaccine. */
export interface NamedWithdrawal extends Withdrawal {
  readonly name: string;
}

/**
 * The withdrawal in force when a flock's eggs are laid or its birds leave; undefined when they may be sold. Eggs laid
 * within it are withheld. [VET-5] When only the day is known, a withdrawal for a part of the day applies to the whole
 * day.
 */
export function withdrawalIn(activities: readonly FarmActivity[], product: Product, { from, until }: Stretch): Withdrawal | undefined {
  // A treatment given later has no effect yet.
  const given = activities.filter((one) => stretchOf(one).from <= until);
  const safe = withdrawalOf(given, product);
  if (safe === undefined || isSafe(safe, from)) return undefined;
  const wanted = JSON.stringify(safe);
  const deciding = given.find((one) => JSON.stringify(withdrawalOf(courseOf(one, given), product)) === wanted);
  return { until: safe, raw_material_id: deciding && 'raw_material_id' in deciding ? deciding.raw_material_id : '' };
} // prettier-ignore

/** A treatment with the record that finishes it. */
const courseOf = (one: FarmActivity, all: readonly FarmActivity[]): FarmActivity[] => [
  one,
  ...all.filter((other) => other.kind === 'medication' && other.finishes === one.id),
];
