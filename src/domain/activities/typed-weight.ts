import { ok, refuse, type Result } from '../result.ts';
import { parseQuantity } from '../sales/parse-quantity.ts';
import type { ActivityError } from './check-activity.ts';

/** In what a bird's weight is typed; whoever types it says so, nothing guesses it. */
export type WeightUnit = 'kg' | 'g';

/** What a bird may weigh: from a small chick to more than any turkey. Units: grams. */
export const BIRD_G = { least: 10, most: 100_000 } as const;

/** Birds of one weighing. [ACT-7] */
export const MAX_WEIGHED = 500;

/** Grams of a kilogram, and of a gram. */
export const GRAMS: Readonly<Record<WeightUnit, number>> = { kg: 1_000, g: 1 };

export const isBirdWeight = (grams: number): boolean =>
  Number.isSafeInteger(grams) && grams >= BIRD_G.least && grams <= BIRD_G.most;

/** The weight of one bird as it is typed at the scale. [ACT-7] Units: grams. Errors: what is no number, or no bird's weight. */
export function typedWeight(typed: string, unit: WeightUnit): Result<number, ActivityError> {
  const grams = parseQuantity(typed, GRAMS[unit]);
  if (!grams.ok) return refuse({ type: grams.error.type, field: 'weight' });
  return isBirdWeight(grams.value) ? ok(grams.value) : refuse(notABird(GRAMS[unit]));
}

/** No bird weighs that. Units: of `factor` grams. */
export const notABird = (factor: number): ActivityError => ({
  type: 'OutOfRange',
  field: 'weight',
  from: BIRD_G.least / factor,
  to: BIRD_G.most / factor,
});
