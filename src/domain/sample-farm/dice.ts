/** Deterministic random numbers: the same sequence for the same words. */
export interface Dice {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  chance(probability: number): boolean;
  /** An integer, both ends included. */
  between(least: number, most: number): number;
  pick<T>(from: readonly T[]): T;
  /** Number of occurrences of a rare event with the given mean (Knuth's Poisson). */
  count(mean: number): number;
}

/**
 * The generator of these words: the same seed and purpose give the same numbers, independent of all other generators.
 */
export function diceOf(...words: readonly (string | number)[]): Dice {
  let state = hashOf(words.join('/'));
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (from) => from[between(0, from.length - 1)]!,
    count(mean) {
      const limit = Math.exp(-mean);
      let times = 0;
      for (let product = next(); product > limit; product *= next()) times += 1;
      return times;
    },
  };
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
