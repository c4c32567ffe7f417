import type { Flock } from '../../../schemas/flock.schema.ts';
import { USUAL_LIMITS, type AlertLimits } from '../business/alert-limits.ts';
import { meanOfRecorded } from './recorded-days.ts';
import type { FlockDay } from './flock-day.ts';

/** Problems of a flock that need attention now. Units: percent, birds. [FLK-25] */
export type FlockAlert =
  | { readonly type: 'LayingFell'; readonly from: number; readonly to: number }
  | { readonly type: 'WaterFell'; readonly percent: number }
  | { readonly type: 'LightBirds'; readonly percent: number }
  /** `heads`: birds alive on that day. */
  | { readonly type: 'ManyDied'; readonly dead: number; readonly heads: number; readonly day: string }
  | { readonly type: 'NothingToday' };

/** Input for the alerts. */
export interface FlockNow {
  readonly purpose: Flock['purpose'];
  /** The last days up to today, oldest first; the last one is today, which is not over. */
  readonly days: readonly FlockDay[];
  /** Mean of the last weighing in percent of the breed's standard at that age. */
  readonly weightPercent?: number | undefined;
  /** Whether anything was recorded today, of any kind. */
  readonly writtenToday: boolean;
  /** Hour of the day in the business's time zone. */
  readonly hour: number;
  /** Limits from which an alert is raised. [SET-6] */
  readonly limits?: AlertLimits | undefined;
}

const DAYS_BEFORE = 3;

/** Alerts of an open flock, most urgent first. [FLK-25] */
export function flockAlerts({
  purpose,
  days,
  weightPercent,
  writtenToday,
  hour,
  limits = USUAL_LIMITS,
}: FlockNow): FlockAlert[] {
  const over = days.slice(0, -1);
  return [
    ...manyDied(days, purpose === 'broiler' ? limits.dead_meat : limits.dead_other),
    ...layingFell(over, limits.laying_points),
    ...waterFell(over, limits.water_percent),
    ...(weightPercent !== undefined && weightPercent < limits.weight_percent ? [{ type: 'LightBirds', percent: weightPercent } as const] : []),
    ...(!writtenToday && hour >= limits.evening_hour ? [{ type: 'NothingToday' } as const] : []),
  ]; // prettier-ignore
}

/** Only yesterday and today: earlier days have been seen. A single death is never many. */
function manyDied(days: readonly FlockDay[], limit: number): FlockAlert[] {
  const bad = days.slice(-2).filter(({ dead, heads }) => heads > 0 && dead > 1 && dead * 1_000 > heads * limit);
  const last = bad.at(-1);
  return last ? [{ type: 'ManyDied', dead: last.dead, heads: last.heads, day: last.day }] : [];
}

function layingFell(days: readonly FlockDay[], points: number): FlockAlert[] {
  const known = days.filter(({ eggs, heads }) => eggs !== undefined && heads > 0);
  const [last, before] = lastAndBefore(known, days);
  if (!last) return [];
  const percentOn = ({ eggs = 0, heads }: FlockDay) => (100 * eggs) / heads;
  const mean = meanOfRecorded(before, percentOn)!;
  return percentOn(last) <= mean - points ? [{ type: 'LayingFell', from: mean, to: percentOn(last) }] : [];
}

function waterFell(days: readonly FlockDay[], percent: number): FlockAlert[] {
  const [last, before] = lastAndBefore(days.filter(({ water_ml }) => water_ml !== undefined), days); // prettier-ignore
  if (!last) return [];
  const mean = meanOfRecorded(before, ({ water_ml = 0 }) => water_ml)!;
  const now = last.water_ml ?? 0;
  return now * 100 <= mean * (100 - percent) ? [{ type: 'WaterFell', percent: 100 - (100 * now) / mean }] : [];
}

/** Yesterday's record, and the three recorded days before it; empty while there are fewer. */
function lastAndBefore(known: readonly FlockDay[], days: readonly FlockDay[]): [FlockDay | undefined, FlockDay[]] {
  const before = known.slice(-1 - DAYS_BEFORE, -1);
  const last = known.at(-1);
  return last && last.day === days.at(-1)?.day && before.length === DAYS_BEFORE ? [last, before] : [undefined, []];
}
