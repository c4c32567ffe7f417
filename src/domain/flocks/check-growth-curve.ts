import { ok, refuse, type Result } from '../result.ts';
import type { GrowthCurve } from './breed-curves.ts';

/** Public copies have a column shifted by a day or a digit wrong: then feed, weight and FCR do not agree. */
const MOST_APART = 0.01;

export type GrowthCurveError =
  | { type: 'NoDays' }
  | { type: 'DaysDoNotRise'; day: number }
  | { type: 'DoesNotAgree'; day: number };

/**
 * Check a growth curve before it is taken in: |cumulative feed ÷ weight − FCR| is below 0.01 on every day. [FLK-24]
 * Errors: the first day that is wrong.
 */
export function checkGrowthCurve(curve: GrowthCurve): Result<GrowthCurve, GrowthCurveError> {
  if (curve.days.length === 0) return refuse({ type: 'NoDays' });
  let before = -1;
  for (const { day, weight_g, fcr, feed_g } of curve.days) {
    if (!(day > before)) return refuse({ type: 'DaysDoNotRise', day });
    before = day;
    if (!(weight_g > 0) || !(Math.abs(feed_g / weight_g - fcr) < MOST_APART))
      return refuse({ type: 'DoesNotAgree', day });
  }
  return ok(curve);
}
