/** Waiting times between tries: doubling from `first` to `most`, each ± 20 % so that phones do not knock together. [SYN-6] */
export interface Backoff {
  next(): number;
  reset(): void;
}

/** What a wait is lengthened by at most. */
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
