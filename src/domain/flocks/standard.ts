import type { FeedCurve, GrowthCurve, LayingCurve } from './breed-curves.ts';

/**
 * Standard live weight of a breed on a day of life, interpolated linearly between published days; undefined outside
 * them. [FLK-27]
 */
export const standardWeight = ({ days }: GrowthCurve, day: number): number | undefined =>
  onLine(
    days.map((known) => [known.day, known.weight_g]),
    day,
  );

/** Standard hen-day percentage of a breed in a week of life; undefined before and after lay. [FLK-28] */
export const standardLaying = ({ weeks }: LayingCurve, week: number): number | undefined =>
  weeks.find(({ from, to }) => week >= from && week <= to)?.percent;

/**
 * Standard feed intake in grams per bird and day in a week of life, the middle of the range; undefined outside the
 * published weeks.
 */
export const standardFeed = ({ weeks }: FeedCurve, week: number): number | undefined =>
  onLine(
    weeks.map((known) => [known.week, (known.least_g + known.most_g) / 2]),
    week,
  );

type Point = readonly [x: number, y: number];

function onLine(points: readonly Point[], x: number): number | undefined {
  const next = points.findIndex(([at]) => at >= x);
  if (next < 0) return undefined;
  const [x2, y2] = points[next]!;
  if (x2 === x) return y2;
  if (next === 0) return undefined;
  const [x1, y1] = points[next - 1]!;
  return y1 + ((y2 - y1) * (x - x1)) / (x2 - x1);
}
