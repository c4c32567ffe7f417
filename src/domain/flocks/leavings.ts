import type { Leaving } from './broiler-result.ts';

/** Birds that left alive on a day: those that were weighed as they were sold, and the others. Units: birds, grams. */
export interface LeftOn {
  readonly day: string;
  readonly birds: number;
  readonly weighed: { readonly birds: number; readonly grams: number };
}

/** What a bird of the flock weighed on a day. */
interface Known {
  readonly day: string;
  readonly mean_g: number;
}

interface Batch {
  readonly left: readonly LeftOn[];
  /** Birds that stand still. */
  readonly standing: number;
  readonly weighings: readonly Known[];
  readonly today: string;
  readonly ageOn: (day: string) => number;
}

/**
 * Birds of a batch as they left, each part at what it weighed then: as sold, or as birds were weighed last before, else first after.
 * Those that stand weigh what is known last, at the age of that day. [FLK-20]
 */
export function leavingsOf({ left, standing, weighings, today, ageOn }: Batch): Leaving[] {
  const sold = left.flatMap(({ day, weighed: { birds, grams } }) =>
    birds > 0 ? [{ day, mean_g: grams / birds }] : [],
  );
  const known = [...weighings, ...sold].sort((a, b) => (a.day < b.day ? -1 : 1));
  const at = (day: string): Known | undefined => known.findLast((one) => one.day <= day) ?? known.find((one) => one.day > day); // prettier-ignore
  const last = known.at(-1);
  const parts = left.map(({ day, birds, weighed }): Leaving => {
    const others = birds - weighed.birds;
    const mean_g = at(day)?.mean_g;
    const total_g = others === 0 ? weighed.grams : mean_g === undefined ? undefined : weighed.grams + others * mean_g;
    return { birds, total_g, age: ageOn(day) };
  });
  if (standing <= 0) return parts;
  return [...parts, { birds: standing, total_g: last && standing * last.mean_g, age: ageOn(last?.day ?? today) }];
}
