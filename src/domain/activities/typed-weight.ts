import { ok, refuse, type Result } from '../result.ts';
import { parseQuantity } from '../sales/parse-quantity.ts';
import type { ActivityError } from './check-activity.ts';

/** Unit in which a bird's weight is entered; chosen by the user, never guessed. */
export type WeightUnit = 'kg' | 'g';

/** Plausible weight of a bird: from a small chick to more than any turkey. Units: grams. */
export const BIRD_G = { least: 10, most: 100_000 } as const;

/** Maximum number of birds in one weighing. [ACT-7] */
export const MAX_WEIGHED = 500;

/** Grams per unit. */
export const GRAMS: Readonly<Record<WeightUnit, number>> = { kg: 1_000, g: 1 };

export const isBirdWeight = (grams: number): boolean =>
  Number.isSafeInteger(grams) && grams >= BIRD_G.least && grams <= BIRD_G.most;

/**
 * Parse the weight of one bird as entered at the scale. [ACT-7] Units: grams. Errors: an invalid number, or an
 * implausible weight.
 */
export function typedWeight(typed: string, unit: WeightUnit): Result<number, ActivityError> {
  const grams = parseQuantity(typed, GRAMS[unit]);
  if (!grams.ok) return refuse({ type: grams.error.type, field: 'weight' });
  return isBirdWeight(grams.value) ? ok(grams.value) : refuse(notABird(GRAMS[unit]));
}

/** Error for an implausible weight. Units: of `factor` grams. */
export const notABird = (factor: number): ActivityError => ({
  type: 'OutOfRange',
  field: 'weight',
  from: BIRD_G.least / factor,
  to: BIRD_G.most / factor,
});
