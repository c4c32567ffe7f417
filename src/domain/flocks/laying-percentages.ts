import { percentOf } from '../numbers/ratio.ts';
import { sumOf } from '../numbers/sum.ts';

/** A recorded day of a laying flock: every egg laid, also broken and withheld, and the birds alive. */
export interface LayingDay {
  readonly eggs: number;
  /** As `headsAliveOn` gives it. */
  readonly headsAlive: number;
}

/**
 * Eggs laid for each hundred hens alive, over the recorded days: hen-day production, HDEP. [FLK-12]
 * Days without a record are missing, not zero: the list holds recorded days only. Undefined when no bird was alive.
 * Source: ILRI, hen-day egg production.
 */
export const henDayPercentage = (days: readonly LayingDay[]): number | undefined =>
  percentOf(
    sumOf(days, (day) => day.eggs),
    sumOf(days, (day) => day.headsAlive),
  );

/**
 * Eggs laid for each hundred hens housed, over the recorded days: hen-housed production, HHEP. [FLK-13]
 * `housed` are the birds when lay began, or the initial count of a flock bought at point of lay.
 * Source: ILRI, hen-housed egg production.
 */
export const henHousedPercentage = (days: readonly Pick<LayingDay, 'eggs'>[], housed: number): number | undefined =>
  percentOf(
    sumOf(days, (day) => day.eggs),
    housed * days.length,
  );
