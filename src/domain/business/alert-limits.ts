import { ok, refuse, type Result } from '../result.ts';
import { meantBy } from '../numbers/meant-by.ts';

/** Limits and times of alerts; the same on all phones of a business. [SET-6, NTF-4] */
export interface AlertLimits {
  /** Percentage points of laying rate below the mean of the days before. */
  readonly laying_points: number;
  /** Percent less water than before, and percent of the breed's standard weight. */
  readonly water_percent: number;
  readonly weight_percent: number;
  /** Deaths of a day in thousandths of a flock: for broilers, and for other birds. */
  readonly dead_meat: number;
  readonly dead_other: number;
  /** Minimum days of feed, where the feed itself defines none. */
  readonly feed_days: number;
  /** Days before expiry in which goods are flagged. */
  readonly expiry_days: number;
  /** Days after which a debt is old. */
  readonly debt_days: number;
  /** Days without a record after which a phone is flagged as silent. */
  readonly silent_days: number;
  /** Hours of the day: when the day's reminders are shown, and from when a day without a record is flagged. */
  readonly morning_hour: number;
  readonly evening_hour: number;
}
export type LimitName = keyof AlertLimits;

/** Defaults. [FLK-25, RAW-5, SHP-11, RPT-1] */
export const USUAL_LIMITS: AlertLimits = {
  laying_points: 5,
  water_percent: 20,
  weight_percent: 90,
  dead_meat: 10,
  dead_other: 5,
  feed_days: 7,
  expiry_days: 30,
  debt_days: 60,
  silent_days: 2,
  morning_hour: 7,
  evening_hour: 20,
};

/** Minimum and maximum of each limit, as in the schema and the security rules. */
export const LIMIT_BOUNDS: Readonly<Record<LimitName, readonly [number, number]>> = {
  laying_points: [1, 50],
  water_percent: [1, 99],
  weight_percent: [1, 100],
  dead_meat: [1, 500],
  dead_other: [1, 500],
  feed_days: [1, 90],
  expiry_days: [1, 365],
  debt_days: [1, 365],
  silent_days: [1, 29],
  morning_hour: [0, 23],
  evening_hour: [0, 23],
};
const NAMES = Object.keys(USUAL_LIMITS) as LimitName[];
/** Entered in percent, stored in thousandths. */
const IN_PERCENT: ReadonlySet<LimitName> = new Set(['dead_meat', 'dead_other']);

/** Limits from the settings, with defaults. */
export const limitsOf = (stored: { readonly [K in LimitName]?: number | undefined } | undefined): AlertLimits =>
  Object.fromEntries(NAMES.map((name) => [name, stored?.[name] ?? USUAL_LIMITS[name]])) as unknown as AlertLimits;

/** Limits as entered in the form. */
export type LimitsDraft = Readonly<Record<LimitName, string>>;
export type LimitsError = { type: 'LimitOutOfRange'; field: LimitName; from: number; to: number };

/** A limit in the form's notation. */
export const typedLimit = (name: LimitName, value: number): string =>
  String(IN_PERCENT.has(name) ? value / TENTHS : value);

/** Check entered limits: the first one out of range is refused. `from` and `to` are in the form's units. */
export function checkLimits(draft: LimitsDraft): Result<AlertLimits, LimitsError> {
  for (const field of NAMES) {
    const [from, to] = LIMIT_BOUNDS[field];
    const read = readLimit(field, draft[field]);
    if (read === undefined || read < from || read > to)
      return refuse({ type: 'LimitOutOfRange', field, from: typedBound(field, from), to: typedBound(field, to) });
  }
  return ok(Object.fromEntries(NAMES.map((name) => [name, readLimit(name, draft[name])])) as unknown as AlertLimits);
}

const TENTHS = 10;
const typedBound = (name: LimitName, value: number) => (IN_PERCENT.has(name) ? value / TENTHS : value);

/** Such small numbers are written the same in every language. */
function readLimit(name: LimitName, typed: string): number | undefined {
  const meant = meantBy(typed, { decimals: IN_PERCENT.has(name) ? 1 : 0, language: 'en' });
  return meant.is === 'one' ? meant.value : undefined;
}
