import { sumOf } from '../numbers/sum.ts';
import { henDayPercentage } from './laying-percentages.ts';
import { ageInWeeks } from './flock-age.ts';
import type { Flock } from '../../../schemas/flock.schema.ts';

/**
 * One day of a flock as recorded; missing records are absent, never 0. [FLK-7] Units: birds, eggs, grams, millilitres.
 */
export interface FlockDay {
  readonly day: string;
  /** Birds alive, from `headsAliveOn`. */
  readonly heads: number;
  /** Birds at the end of the day. */
  readonly end: number;
  /** Eggs of all grades; the broken ones are counted in `broken`. */
  readonly eggs?: number | undefined;
  readonly broken: number;
  readonly fed_g?: number | undefined;
  readonly water_ml?: number | undefined;
  /** Natural deaths. */
  readonly dead: number;
  /** Birds killed as unfit; not counted as deaths. */
  readonly culled: number;
}

/** Whether anything was recorded on a day. */
export const isRecorded = ({ eggs, fed_g, water_ml, dead, culled }: FlockDay): boolean =>
  dead + culled > 0 || [eggs, fed_g, water_ml].some((one) => one !== undefined);

/** Laying rate of one week of life, over its recorded days. */
export interface LayingWeek {
  readonly week: number;
  /** Absent when none of its days has an egg record. */
  readonly percent?: number | undefined;
  readonly recorded: number;
  /** Days of that week that are over. */
  readonly of: number;
}

type Placed = Pick<Flock, 'placed_on' | 'age_at_placement_days'>;

/**
 * Hen-day production by week of life, from the first week with eggs to the last finished day; a week without a record
 * remains a gap. [FLK-7, FLK-10, FLK-12] `days`: up to yesterday or to the closing, oldest first.
 */
export function layingWeeks(flock: Placed, days: readonly FlockDay[]): LayingWeek[] {
  const first = days.findIndex(({ eggs }) => eggs !== undefined);
  if (first < 0) return [];
  const weeks = new Map<number, FlockDay[]>();
  for (const one of days.slice(first)) {
    const week = ageInWeeks(flock, one.day);
    weeks.set(week, [...(weeks.get(week) ?? []), one]);
  }
  return [...weeks].map(([week, all]) => {
    const known = all.flatMap(({ eggs, heads }) => (eggs === undefined || heads <= 0 ? [] : [{ eggs, headsAlive: heads }])); // prettier-ignore
    return { week, percent: henDayPercentage(known), recorded: known.length, of: all.length };
  });
}

/** Grams of feed per bird and day over the recorded days; undefined when none has a record. [FLK-14] */
export function feedPerBird(days: readonly FlockDay[]): number | undefined {
  const known = days.filter(({ fed_g, heads }) => fed_g !== undefined && heads > 0);
  const birdDays = sumOf(known, ({ heads }) => heads);
  return birdDays === 0 ? undefined : sumOf(known, ({ fed_g = 0 }) => fed_g) / birdDays;
}
