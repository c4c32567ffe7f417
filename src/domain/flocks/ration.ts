import type { Flock } from '../../../schemas/flock.schema.ts';
import { HY_LINE_BROWN_FEED, type GrowthCurve } from './breed-curves.ts';
import { growthCurveOf } from './curve-copies.ts';
import { ageInDays } from './flock-age.ts';
import { standardFeed } from './standard.ts';

type Fed = Pick<Flock, 'unit_type' | 'purpose' | 'curve' | 'placed_on' | 'age_at_placement_days'>;

/**
 * What a bird of such a flock eats on a day, by its growth curve: meat birds after Ross 308 when they have none of their own, all others after Hy-Line Brown. [MSG-13]
 * Units: grams. Undefined where no curve says it.
 */
export function ration(flock: Fed, day: string): number | undefined {
  const age = ageInDays(flock, day);
  if (flock.unit_type !== 'flock' || age < 0) return undefined;
  const growth = growthCurveOf(flock);
  if (growth) return meatRation(growth, age);
  // Older hens eat as at the end of the curve.
  return standardFeed(HY_LINE_BROWN_FEED, Math.min(LAST_WEEK, Math.max(1, age / 7)));
}

const LAST_WEEK = HY_LINE_BROWN_FEED.weeks.at(-1)!.week;

/** The mean of the week in which the day lies, from what was eaten until its ends. */
function meatRation({ days }: GrowthCurve, age: number): number {
  const known = [{ day: 0, feed_g: 0 }, ...days.filter(({ day }) => day > 0)];
  const next = Math.max(1, known.findIndex(({ day }) => day > age)); // prettier-ignore
  const to = age >= known.at(-1)!.day ? known.length - 1 : next;
  const [from, until] = [known[to - 1]!, known[to]!];
  return (until.feed_g - from.feed_g) / (until.day - from.day);
}
