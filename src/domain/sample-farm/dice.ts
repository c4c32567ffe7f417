/** Chance that falls the same way each time it is asked for by the same words. */
export interface Dice {
  /** From 0 up to, not including, 1. */
  next(): number;
  chance(probability: number): boolean;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  pick<T>(from: readonly T[]): T;
  /** How often something rare happens when it happens `mean` times on average (Knuth's Poisson). */
  count(mean: number): number;
}

/** The dice of these words: of the same seed and purpose the same throws, whatever else is thrown. */
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
