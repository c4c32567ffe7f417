/**
 * Waiting times between retries: doubling from `first` to `most`, each with ± 20 % jitter so that phones do not retry
 * in step. [SYN-6]
 */
export interface Backoff {
  next(): number;
  reset(): void;
}

/** Largest factor by which jitter lengthens a wait. */
export const MAX_JITTER = 1.2;

export function backoff({
  first,
  most,
  random = Math.random,
}: {
  first: number;
  most: number;
  random?: () => number;
}): Backoff {
  let tries = 0;
  return {
    next: () => Math.min(most, first * 2 ** Math.min(tries++, 20)) * (0.8 + (MAX_JITTER - 0.8) * random()),
    reset: () => void (tries = 0),
  };
}
