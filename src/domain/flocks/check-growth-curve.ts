import { ok, refuse, type Result } from '../result.ts';
import type { GrowthCurve } from './breed-curves.ts';

/**
 * Tolerance for detecting public copies with a column shifted by a day or a wrong digit: in those, feed, weight and FCR
 * do not agree.
 */
const MAX_APART = 0.01;

type GrowthDay = GrowthCurve['days'][number];

export type GrowthCurveError =
  | { type: 'NoDays' }
  | { type: 'DaysDoNotRise'; day: number }
  | { type: 'DoesNotAgree'; day: number };

/** Error of one day of a growth curve; undefined when |cumulative feed ÷ weight − FCR| is below 0.01. [FLK-24] */
export function wrongInDay({ day, weight_g, fcr, feed_g }: GrowthDay, before: number): 'DaysDoNotRise' | 'DoesNotAgree' | undefined {
  if (!(day > before)) return 'DaysDoNotRise';
  return weight_g > 0 && Math.abs(feed_g / weight_g - fcr) < MAX_APART ? undefined : 'DoesNotAgree';
} // prettier-ignore

/** Check a growth curve before it is accepted. [FLK-24] Errors: the first wrong day. */
export function checkGrowthCurve(curve: Pick<GrowthCurve, 'days'>): Result<typeof curve, GrowthCurveError> {
  if (curve.days.length === 0) return refuse({ type: 'NoDays' });
  for (const [i, one] of curve.days.entries()) {
    const type = wrongInDay(one, curve.days[i - 1]?.day ?? -1);
    if (type) return refuse({ type, day: one.day });
  }
  return ok(curve);
}
