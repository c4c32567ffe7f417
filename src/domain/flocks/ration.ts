import type { Flock } from '../../../schemas/flock.schema.ts';
import { HY_LINE_BROWN_FEED, type GrowthCurve } from './breed-curves.ts';
import { growthCurveOf } from './curve-copies.ts';
import { sumOf } from '../numbers/sum.ts';
import { ageInDays } from './flock-age.ts';
import type { FlockDay } from './flock-day.ts';
import { standardFeed } from './standard.ts';

type Fed = Pick<Flock, 'unit_type' | 'purpose' | 'curve' | 'placed_on' | 'age_at_placement_days'>;

/**
 * Standard daily feed intake per bird, from the flock's growth curve: meat birds without their own curve use Ross 308,
 * all others Hy-Line Brown. [MSG-13] Units: grams. Undefined without a curve.
 */
export function ration(flock: Fed, day: string): number | undefined {
  const age = ageInDays(flock, day);
  if (flock.unit_type !== 'flock' || age < 0) return undefined;
  const growth = growthCurveOf(flock);
  if (growth) return meatRation(growth, age);
  // Older hens are assumed to eat as at the end of the curve.
  return standardFeed(HY_LINE_BROWN_FEED, Math.min(LAST_WEEK, Math.max(1, age / 7)));
}

/**
 * Mean standard daily intake per bird over the days with recorded feed, so that the standard and the actual intake
 * cover the same days. [FLK-14] Units: grams.
 */
export function rationOver(flock: Fed, days: readonly FlockDay[]): number | undefined {
  const known = days.flatMap(({ day, heads, fed_g }) => {
    const ration_g = fed_g === undefined || heads <= 0 ? undefined : ration(flock, day);
    return ration_g === undefined ? [] : [{ heads, ration_g }];
  });
  const birdDays = sumOf(known, ({ heads }) => heads);
  return birdDays === 0 ? undefined : sumOf(known, ({ heads, ration_g }) => heads * ration_g) / birdDays;
}

const LAST_WEEK = HY_LINE_BROWN_FEED.weeks.at(-1)!.week;

/** Mean of the curve's interval that contains the day, from the cumulative feed at its ends. */
function meatRation({ days }: GrowthCurve, age: number): number {
  const known = [{ day: 0, feed_g: 0 }, ...days.filter(({ day }) => day > 0)];
  const next = Math.max(1, known.findIndex(({ day }) => day > age)); // prettier-ignore
  const to = age >= known.at(-1)!.day ? known.length - 1 : next;
  const [from, until] = [known[to - 1]!, known[to]!];
  return (until.feed_g - from.feed_g) / (until.day - from.day);
}
