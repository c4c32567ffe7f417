import { ok, refuse, type Result } from '../result.ts';
import type { GrowthCurve, LayingCurve } from './breed-curves.ts';
import { wrongInDay } from './check-growth-curve.ts';

/** A breed curve in the form: of growth, or of laying. [FLK-24] */
export interface CurveDraft {
  /** The version that it replaces. */
  readonly replaces?: string | undefined;
  readonly name: string;
  readonly edition: string;
  readonly source: string;
  readonly days?: GrowthCurve['days'] | undefined;
  readonly weeks?: LayingCurve['weeks'] | undefined;
}

export type CurveRowError = 'DaysDoNotRise' | 'DoesNotAgree' | 'OutOfRange';
export type CurveError =
  | { type: 'NameMissing' | 'EditionMissing' | 'SourceMissing' | 'NoRows' | 'TooManyRows' }
  /** Index of the first wrong row, and its error. */
  | { type: CurveRowError; row: number };

const MAX_ROWS = 120;

/**
 * Check a curve before it is saved. Errors: the first refusal, including a growth curve whose columns do not agree.
 * [FLK-24]
 */
export function checkCurve(draft: CurveDraft): Result<CurveDraft, CurveError> {
  const [name, edition, source] = [draft.name.trim().slice(0, 60), draft.edition.trim().slice(0, 80), draft.source.trim().slice(0, 200)]; // prettier-ignore
  if (name === '') return refuse({ type: 'NameMissing' });
  if (edition === '') return refuse({ type: 'EditionMissing' });
  if (source === '') return refuse({ type: 'SourceMissing' });
  const { days, weeks = [] } = draft;
  const count = days?.length ?? weeks.length;
  if (count === 0) return refuse({ type: 'NoRows' });
  if (count > MAX_ROWS) return refuse({ type: 'TooManyRows' });
  const wrong = days
    ? days.map((one, i) => wrongGrowth(one, days[i - 1]?.day ?? -1))
    : weeks.map((one, i) => wrongLaying(one, weeks[i - 1]?.to ?? 0));
  const row = wrong.findIndex((one) => one !== undefined);
  return row < 0 ? ok({ ...draft, name, edition, source }) : refuse({ type: wrong[row]!, row });
}

/** Error of a day, compared with the day before. Units: days, grams. */
export function wrongGrowth(one: GrowthCurve['days'][number], before: number): CurveRowError | undefined {
  const isPossible = isWhole(one.day, 0, 700) && isWhole(one.weight_g, 1, 30_000) && isWhole(one.feed_g, 0, 200_000);
  return isPossible && one.fcr > 0 && one.fcr <= 20 ? wrongInDay(one, before) : 'OutOfRange';
}

/** Error of a span of weeks, compared with the week before. */
export function wrongLaying({ from, to, percent }: LayingCurve['weeks'][number], before: number): CurveRowError | undefined {
  if (!isWhole(from, 1, 200) || !isWhole(to, from, 200) || !(percent >= 0 && percent <= 100)) return 'OutOfRange';
  return from > before ? undefined : 'DaysDoNotRise';
} // prettier-ignore

const isWhole = (value: number, from: number, to: number): boolean =>
  Number.isSafeInteger(value) && value >= from && value <= to;
