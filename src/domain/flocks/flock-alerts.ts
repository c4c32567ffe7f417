import type { Flock } from '../../../schemas/flock.schema.ts';
import { meanOfRecorded } from './recorded-days.ts';
import type { FlockDay } from './flock-day.ts';

/** What is wrong with a flock now, so that somebody looks at it. Units: percent, birds. [FLK-25] */
export type FlockAlert =
  | { readonly type: 'LayingFell'; readonly from: number; readonly to: number }
  | { readonly type: 'WaterFell'; readonly percent: number }
  | { readonly type: 'LightBirds'; readonly percent: number }
  | { readonly type: 'ManyDied'; readonly dead: number; readonly day: string }
  | { readonly type: 'NothingToday' };

/** What the alerts are judged by. */
export interface FlockNow {
  readonly purpose: Flock['purpose'];
  /** The last days up to today, oldest first; today is the last one and not over. */
  readonly days: readonly FlockDay[];
  /** Mean of the last weighing in percent of what the breed weighs at that age. */
  readonly weightPercent?: number | undefined;
  /** Whether anything was written down today, of any kind. */
  readonly writtenToday: boolean;
  /** Hour of the day where the phone stands. */
  readonly hour: number;
}

const POINTS = 5;
const WATER_PART = 0.8;
const WEIGHT_PERCENT = 90;
/** Deaths of a day, in thousandths of its birds. */
const DEATHS = { meat: 10, other: 5 } as const;
const LAST_HOUR = 20;
const DAYS_BEFORE = 3;

/** The alerts of an open flock, the most pressing first. [FLK-25] */
export function flockAlerts({ purpose, days, weightPercent, writtenToday, hour }: FlockNow): FlockAlert[] {
  const over = days.slice(0, -1);
  return [
    ...manyDied(purpose, days),
    ...layingFell(over),
    ...waterFell(over),
    ...(weightPercent !== undefined && weightPercent < WEIGHT_PERCENT ? [{ type: 'LightBirds', percent: weightPercent } as const] : []),
    ...(!writtenToday && hour >= LAST_HOUR ? [{ type: 'NothingToday' } as const] : []),
  ]; // prettier-ignore
}

/** Yesterday or today: what lies further back was seen. */
function manyDied(purpose: Flock['purpose'], days: readonly FlockDay[]): FlockAlert[] {
  const limit = purpose === 'broiler' ? DEATHS.meat : DEATHS.other;
  const bad = days.slice(-2).filter(({ dead, heads }) => heads > 0 && dead * 1_000 > heads * limit);
  const last = bad.at(-1);
  return last ? [{ type: 'ManyDied', dead: last.dead, day: last.day }] : [];
}

function layingFell(days: readonly FlockDay[]): FlockAlert[] {
  const known = days.filter(({ eggs, heads }) => eggs !== undefined && heads > 0);
  const [last, before] = lastAndBefore(known, days);
  if (!last) return [];
  const percentOn = ({ eggs = 0, heads }: FlockDay) => (100 * eggs) / heads;
  const mean = meanOfRecorded(before, percentOn)!;
  return percentOn(last) <= mean - POINTS ? [{ type: 'LayingFell', from: mean, to: percentOn(last) }] : [];
}

function waterFell(days: readonly FlockDay[]): FlockAlert[] {
  const [last, before] = lastAndBefore(days.filter(({ water_ml }) => water_ml !== undefined), days); // prettier-ignore
  if (!last) return [];
  const mean = meanOfRecorded(before, ({ water_ml = 0 }) => water_ml)!;
  const now = last.water_ml ?? 0;
  return now <= mean * WATER_PART ? [{ type: 'WaterFell', percent: 100 - (100 * now) / mean }] : [];
}

/** The record of yesterday, and the three recorded days before it; nothing while there are fewer. */
function lastAndBefore(known: readonly FlockDay[], days: readonly FlockDay[]): [FlockDay | undefined, FlockDay[]] {
  const before = known.slice(-1 - DAYS_BEFORE, -1);
  const last = known.at(-1);
  return last && last.day === days.at(-1)?.day && before.length === DAYS_BEFORE ? [last, before] : [undefined, []];
}
