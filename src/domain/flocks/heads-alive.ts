/** Birds of a flock when a day began and when it ended. */
export interface HeadsOfDay {
  readonly start: number;
  readonly end: number;
}

/**
 * Birds that count as alive on a day: those of its start, or of its end when there were none, as on the day of placing;
 * so that the eggs of the day of a big sale are not more than the hens. Below 0 counts as none. [FLK-6]
 */
export const headsAliveOn = ({ start, end }: HeadsOfDay): number => Math.max(0, start > 0 ? start : end);
