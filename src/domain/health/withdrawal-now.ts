import type { FarmActivity } from '../../../schemas/farm-activity.schema.ts';
import { stretchOf, type Stretch } from '../time/stretch.ts';
import { isSafe, type SafeFrom } from './safe-from.ts';
import { withdrawalOf, type Product } from './withdrawal.ts';

/** Why something of a flock is not for sale now, and until when. [VET-4, VET-5] */
export interface Withdrawal {
  readonly until: SafeFrom;
  /** The medicine or vaccine that forbids it longest. */
  readonly raw_material_id: string;
}

/** A withdrawal with the name of what was given. */
export interface NamedWithdrawal extends Withdrawal {
  readonly name: string;
}

/**
 * What forbids a flock's eggs or meat when they are laid or leave; undefined when they may be sold. Eggs laid inside are withheld. [VET-5]
 * Where only the day is known, what forbids a part of the day forbids all of it.
 */
export function withdrawalIn(activities: readonly FarmActivity[], product: Product, { from, until }: Stretch): Withdrawal | undefined {
  // What is given later forbids nothing yet.
  const given = activities.filter((one) => stretchOf(one).from <= until);
  const safe = withdrawalOf(given, product);
  if (safe === undefined || isSafe(safe, from)) return undefined;
  const wanted = JSON.stringify(safe);
  const deciding = given.find((one) => JSON.stringify(withdrawalOf(courseOf(one, given), product)) === wanted);
  return { until: safe, raw_material_id: deciding && 'raw_material_id' in deciding ? deciding.raw_material_id : '' };
} // prettier-ignore

/** A treatment with what finishes it. */
const courseOf = (one: FarmActivity, all: readonly FarmActivity[]): FarmActivity[] => [
  one,
  ...all.filter((other) => other.kind === 'medication' && other.finishes === one.id),
];
