import type { Leaving } from './broiler-result.ts';

/** Birds that left alive on a day: in total, and those weighed when they were sold or dressed. Units: birds, grams. */
export interface LeftOn {
  readonly day: string;
  readonly birds: number;
  readonly weighed: { readonly birds: number; readonly grams: number };
}

/** Mean weight of the flock's birds on a day. */
interface Known {
  readonly day: string;
  readonly mean_g: number;
}

interface Batch {
  readonly left: readonly LeftOn[];
  /** Birds still present. */
  readonly standing: number;
  readonly weighings: readonly Known[];
  readonly today: string;
  readonly ageOn: (day: string) => number;
}

/**
 * Birds of a batch as they left, each part at its weight then: as sold or dressed, or from the last weighing before,
 * else the first one after. Birds still present have the last known weight, at the age of that day. [FLK-20]
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
  const { gone, early } = withoutReturned(parts);
  const still = standing - early;
  if (still <= 0) return gone;
  return [...gone, { birds: still, total_g: last && still * last.mean_g, age: ageOn(last?.day ?? today) }];
}

/**
 * Subtract returned birds from those that left last before them. A return dated before its sale is subtracted from the
 * next birds to leave, or, as `early`, from those present.
 */
function withoutReturned(parts: readonly Leaving[]): { gone: Leaving[]; early: number } {
  const gone: Leaving[] = [];
  let early = 0;
  for (const part of parts) {
    const birds = part.birds - early;
    early = 0;
    if (birds > 0) gone.push(fewer(part, birds));
    let back = Math.max(0, 0 - birds);
    while (back > 0 && gone.length > 0) {
      const last = gone.pop()!;
      if (last.birds > back) gone.push(fewer(last, last.birds - back));
      back = Math.max(0, back - last.birds);
    }
    early = back;
  }
  return { gone, early };
}

const fewer = (part: Leaving, birds: number): Leaving => ({
  ...part,
  birds,
  total_g: part.total_g && (part.total_g * birds) / part.birds,
});
