import { percentOf } from '../numbers/ratio.ts';
import { sumOf } from '../numbers/sum.ts';

/** A recorded day of a laying flock: every egg laid, including broken and withheld ones, and the birds alive. */
export interface LayingDay {
  readonly eggs: number;
  /** From `headsAliveOn`. */
  readonly headsAlive: number;
}

/**
 * Hen-day egg production (HDEP): eggs laid per hundred hens alive, over the recorded days. [FLK-12] Days without a
 * record are missing, not zero: the list holds recorded days only. Undefined when no bird was alive. Source: ILRI,
 * hen-day egg production.
 */
export const henDayPercentage = (days: readonly LayingDay[]): number | undefined =>
  percentOf(
    sumOf(days, (day) => day.eggs),
    sumOf(days, (day) => day.headsAlive),
  );

/**
 * Hen-housed egg production (HHEP): eggs laid per hundred hens housed, over the recorded days. [FLK-13] `housed` are
 * the birds at the start of lay, or the initial count of a flock bought at point of lay. Source: ILRI, hen-housed egg
 * production.
 */
export const henHousedPercentage = (days: readonly Pick<LayingDay, 'eggs'>[], housed: number): number | undefined =>
  percentOf(
    sumOf(days, (day) => day.eggs),
    housed * days.length,
  );
