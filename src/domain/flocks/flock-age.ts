import type { Flock } from '../../../schemas/flock.schema.ts';
import { addDays } from '../time/local-day.ts';
import { daysBetween } from '../time/days-between.ts';

type Placed = Pick<Flock, 'placed_on' | 'age_at_placement_days'>;

/** The day on which a flock hatched: placed_on − age at placement. [FLK-6] */
export const hatchDay = ({ placed_on, age_at_placement_days }: Placed): string =>
  addDays(placed_on, -age_at_placement_days);

/** Age of a flock on a day, in days; the day of hatching is 0. [FLK-6] */
export const ageInDays = (flock: Placed, day: string): number => daysBetween(hatchDay(flock), day);

/** Default day of life from which hens lay. [LED-41] */
const DAYS_TO_LAY = 126;

/** The day from which a flock of hens lays. [LED-41, FLK-13] */
export const laysFrom = (flock: Placed & Pick<Flock, 'lay_start_on'>): string =>
  flock.lay_start_on ?? addDays(hatchDay(flock), DAYS_TO_LAY);

/** Birds of a flock that arrived alive. */
export const birdsPlaced = ({
  initial_count,
  extra_free_count = 0,
  doa_count = 0,
}: Pick<Flock, 'initial_count' | 'extra_free_count' | 'doa_count'>): number =>
  initial_count + extra_free_count - doa_count;

/** Week of life on a day: days 0..6 after hatching are week 0, day 7·n begins week n. [VET-10] */
export const ageInWeeks = (flock: Placed, day: string): number => Math.floor(ageInDays(flock, day) / 7);
