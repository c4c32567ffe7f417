import { ratio } from '../numbers/ratio.ts';
import { sumOf } from '../numbers/sum.ts';
import { feedPerDozen } from './feed-use.ts';
import type { FlockDay } from './flock-day.ts';
import { henDayPercentage, henHousedPercentage } from './laying-percentages.ts';

/**
 * Laying performance of a flock over its recorded days; unknown figures are absent. Units: percent, eggs, kilograms.
 */
export interface LayingResult {
  readonly henDay?: number | undefined;
  readonly henHoused?: number | undefined;
  /** Eggs per hen housed. */
  readonly perHen?: number | undefined;
  /** Feed per dozen eggs, from the first day with eggs. */
  readonly feedPerDozen?: number | undefined;
}

/** The laying card of a flock. [FLK-12, FLK-13, FLK-14] `days`: oldest first; `housed`: hens at the start of lay. */
export function layingResult(days: readonly FlockDay[], housed: number): LayingResult {
  const first = days.findIndex(({ eggs }) => eggs !== undefined);
  if (first < 0) return {};
  const laid = days.flatMap(({ eggs, heads }) => (eggs === undefined ? [] : [{ eggs, headsAlive: heads }]));
  const eggs = sumOf(laid, (one) => one.eggs);
  const fed = sumOf(days.slice(first), ({ fed_g = 0 }) => fed_g);
  return {
    henDay: henDayPercentage(laid),
    henHoused: henHousedPercentage(laid, housed),
    perHen: ratio(eggs, housed),
    feedPerDozen: fed > 0 ? feedPerDozen(fed, eggs) : undefined,
  };
}
