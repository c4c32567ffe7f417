/** Birds of a flock at the start and at the end of a day. */
export interface HeadsOfDay {
  readonly start: number;
  readonly end: number;
}

/**
 * Birds that count as alive on a day: those at its start, or at its end when there were none, as on the day of
 * placement. The start is used so that the eggs on the day of a large sale do not exceed the hens. A negative number
 * counts as zero. [FLK-6]
 */
export const headsAliveOn = ({ start, end }: HeadsOfDay): number => Math.max(0, start > 0 ? start : end);
