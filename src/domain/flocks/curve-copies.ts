import type { Flock } from '../../../schemas/flock.schema.ts';
import type { Settings } from '../../../schemas/workspace.schema.ts';
import { BROWN_LAYERS, ROSS_308, type GrowthCurve, type LayingCurve } from './breed-curves.ts';

/** Growth is compared by day of life, laying by week. */
export type CurveKind = 'growth' | 'laying';
type Own = NonNullable<Settings['breed_curves']>;
type OfFlock = NonNullable<Flock['curve']>[number];
type Compared = Pick<Flock, 'purpose' | 'curve'>;

/** A breed curve available to flocks: of the app, or, with a version_id, of the business itself. [FLK-24] */
export interface OfferedCurve {
  readonly kind: CurveKind;
  readonly version_id?: string | undefined;
  readonly curve_id: string;
  readonly version: number;
  /** The breed. */
  readonly name: string;
  readonly edition: string;
  readonly source: string;
  readonly days?: GrowthCurve['days'] | undefined;
  readonly weeks?: LayingCurve['weeks'] | undefined;
}

/** The curves of the app; a new edition gets a new id. */
const APP_CURVES: readonly OfferedCurve[] = [
  { kind: 'growth', ...named(ROSS_308), days: ROSS_308.days },
  { kind: 'laying', ...named(BROWN_LAYERS), weeks: BROWN_LAYERS.weeks },
];

function named({ id, breed, edition, source }: GrowthCurve | LayingCurve) {
  return { curve_id: id, version: 1, name: breed, edition, source };
}

/** Whether a flock is judged by its eggs; otherwise by its weight. */
export const isForEggs = ({ purpose }: Pick<Flock, 'purpose'>): boolean =>
  purpose === 'layer' || purpose === 'breeder' || purpose === 'dual';

/** Birds whose eggs are never sold; pullets may start laying earlier than expected. */
export const isForMeat = ({ purpose }: Pick<Flock, 'purpose'>): boolean =>
  purpose === 'broiler' || purpose === 'cockerel';

export const curveKindOf = (flock: Pick<Flock, 'purpose'>): CurveKind => (isForEggs(flock) ? 'laying' : 'growth');

/** Own curves, then those of the app; both are offered for any breed. [FLK-24] */
export const offeredCurves = (own: Own = []): OfferedCurve[] => [
  ...own.map(({ days, weeks, ...curve }): OfferedCurve => ({
    ...curve,
    kind: days ? 'growth' : 'laying',
    days: days && daysOf(days),
    weeks: weeks && weeksOf(weeks),
  })),
  ...APP_CURVES,
];

/** Key of a curve among those offered. */
export const curveKey = ({ version_id, curve_id }: Pick<OfferedCurve, 'version_id' | 'curve_id'>): string =>
  version_id ?? curve_id;

/** The app's default curve for a flock: Ross 308 for broilers, the guide for brown layers for hens. */
export const usualCurve = (flock: Pick<Flock, 'purpose'>): OfferedCurve | undefined =>
  isForEggs(flock) ? APP_CURVES[1] : flock.purpose === 'broiler' ? APP_CURVES[0] : undefined;

/** The version to store with a flock; a curve of the app needs no rows, because it never changes. [FLK-24] */
export function copyOfCurve({ kind: _k, days, weeks, version_id, ...curve }: OfferedCurve): OfFlock {
  if (version_id === undefined) return curve;
  return {
    ...curve,
    version_id,
    ...(days && { days: days.map(({ fcr, ...day }) => ({ ...day, fcr_thousandths: Math.round(fcr * 1_000) })) }),
    ...(weeks && { weeks: weeks.map(({ percent, ...week }) => ({ ...week, percent_tenths: Math.round(percent * 10) })) }),
  };
} // prettier-ignore

/** Key of the curve that a flock is compared with; undefined for none. */
export const curveKeyOf = (flock: Compared): string | undefined => {
  const followed = flock.curve?.[0] ?? usualCurve(flock);
  return followed && curveKey(followed);
};

/** Growth curve of a flock: its own, else the app's. [FLK-24, FLK-27] */
export function growthCurveOf(flock: Compared): GrowthCurve | undefined {
  const curve = flock.curve?.[0];
  if (curve?.days) return { ...sourceOf(curve), days: daysOf(curve.days) };
  const usual = usualCurve(flock);
  return usual?.days && { ...sourceOf(usual), days: usual.days };
}

/** Laying curve of a flock: its own, else the app's. [FLK-24, FLK-28] */
export function layingCurveOf(flock: Compared): LayingCurve | undefined {
  const curve = flock.curve?.[0];
  if (curve?.weeks) return { ...sourceOf(curve), weeks: weeksOf(curve.weeks) };
  const usual = usualCurve(flock);
  return usual?.weeks && { ...sourceOf(usual), weeks: usual.weeks };
}

const sourceOf = ({ curve_id, name, edition, source }: OfFlock | OfferedCurve) => ({ id: curve_id, breed: name, edition, source }); // prettier-ignore

const daysOf = (days: NonNullable<OfFlock['days']>): GrowthCurve['days'] =>
  days.map(({ day, weight_g, fcr_thousandths, feed_g }) => ({ day, weight_g, fcr: fcr_thousandths / 1_000, feed_g }));

const weeksOf = (weeks: NonNullable<OfFlock['weeks']>): LayingCurve['weeks'] =>
  weeks.map(({ from, to, percent_tenths }) => ({ from, to, percent: percent_tenths / 10 }));
