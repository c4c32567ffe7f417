import type { FarmActivity } from '../../../schemas/farm-activity.schema.ts';
import type { Flock } from '../../../schemas/flock.schema.ts';
import { growthCurveOf, layingCurveOf } from './curve-copies.ts';
import { ageInDays, ageInWeeks } from './flock-age.ts';
import { standardLaying, standardWeight } from './standard.ts';
import { uniformityOf, type Uniformity } from './weighing.ts';

/** A weighing as a point on the growth curve. Units: days of life, grams, birds. */
export interface Weighed {
  readonly day: string;
  readonly age: number;
  readonly mean_g: number;
  readonly sample: number;
  /** Uniformity; absent when the birds were not weighed individually. [FLK-23] */
  readonly even?: Pick<Uniformity, 'percent' | 'cv'> | undefined;
  /** Standard weight of the breed at that age; absent without a curve. */
  readonly standard_g?: number | undefined;
}

type Kept = Pick<Flock, 'purpose' | 'curve' | 'placed_on' | 'age_at_placement_days'>;

/** Weighings of a flock, oldest first, with the breed's standard weights. [FLK-9, FLK-10, FLK-27] */
export const weighings = (flock: Kept, activities: readonly FarmActivity[]): Weighed[] =>
  activities
    .filter((one) => one.kind === 'weighing' && one.voided_at === undefined)
    .sort((a, b) => (a.occurred_at < b.occurred_at ? -1 : 1))
    .map((one) => {
      const age = ageInDays(flock, one.day);
      return { day: one.day, age, ...meanOf(one as Weighing), standard_g: standardWeightOf(flock, age) };
    });

type Weighing = Extract<FarmActivity, { kind: 'weighing' }>;

const meanOf = ({ sample, total_g = 0, weights_g }: Weighing): Pick<Weighed, 'mean_g' | 'sample' | 'even'> => {
  const even = uniformityOf(weights_g ?? []);
  return { mean_g: even?.mean_g ?? total_g / sample, sample, even: even && { percent: even.percent, cv: even.cv } };
};

/** Standard weight of the breed on a day of life, from the flock's curve; undefined without one. [FLK-24, FLK-27] */
export function standardWeightOf(flock: Pick<Flock, 'purpose' | 'curve'>, age: number): number | undefined {
  const curve = growthCurveOf(flock);
  return curve && standardWeight(curve, age);
}

/** Standard laying rate of the breed in the week of a day, from the flock's curve. [FLK-24, FLK-28] */
export function standardLayingOf(flock: Kept, day: string): number | undefined {
  const curve = layingCurveOf(flock);
  return curve && standardLaying(curve, ageInWeeks(flock, day));
}
