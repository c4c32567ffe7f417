import type { FarmActivity } from '../../../schemas/farm-activity.schema.ts';
import type { Flock } from '../../../schemas/flock.schema.ts';
import { BROWN_LAYERS, ROSS_308 } from './breed-curves.ts';
import { ageInDays, ageInWeeks } from './flock-age.ts';
import { standardLaying, standardWeight } from './standard.ts';

/** A weighing as a point of the curve. Units: days of life, grams, birds. */
export interface Weighed {
  readonly day: string;
  readonly age: number;
  readonly mean_g: number;
  readonly sample: number;
  /** What the breed weighs at that age; absent where no curve says it. */
  readonly standard_g?: number | undefined;
}

type Kept = Pick<Flock, 'purpose' | 'placed_on' | 'age_at_placement_days'>;

/** Whether a flock is judged by its eggs, or by its weight. */
export const isForEggs = ({ purpose }: Pick<Flock, 'purpose'>): boolean =>
  purpose === 'layer' || purpose === 'breeder' || purpose === 'dual';

/** The weighings of a flock, oldest first, beside what the breed weighs. [FLK-9, FLK-10, FLK-27] */
export const weighings = (flock: Kept, activities: readonly FarmActivity[]): Weighed[] =>
  activities
    .filter((one) => one.kind === 'weighing' && one.voided_at === undefined)
    .sort((a, b) => (a.occurred_at < b.occurred_at ? -1 : 1))
    .map((one) => {
      const age = ageInDays(flock, one.day);
      return { day: one.day, age, ...meanOf(one as Weighing), standard_g: standardWeightOf(flock, age) };
    });

type Weighing = Extract<FarmActivity, { kind: 'weighing' }>;

const meanOf = ({ sample, total_g = 0, weights_g }: Weighing): Pick<Weighed, 'mean_g' | 'sample'> => ({
  mean_g: (weights_g ? weights_g.reduce((sum, one) => sum + one, 0) : total_g) / sample,
  sample,
});

/** Weight of the breed on a day of life: meat birds after Ross 308; of others none is known here. */
export const standardWeightOf = ({ purpose }: Pick<Flock, 'purpose'>, age: number): number | undefined =>
  purpose === 'broiler' ? standardWeight(ROSS_308, age) : undefined;

/** Laying of the breed in the week of a day, for flocks kept for eggs. [FLK-28] */
export const standardLayingOf = (flock: Kept, day: string): number | undefined =>
  isForEggs(flock) ? standardLaying(BROWN_LAYERS, ageInWeeks(flock, day)) : undefined;
