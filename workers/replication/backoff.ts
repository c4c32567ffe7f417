/** Waiting times between tries: doubling from `first` to `most`, each ± 20 % so that phones do not knock together. [SYN-6] */
export interface Backoff {
  next(): number;
  reset(): void;
}

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
    next: () => Math.min(most, first * 2 ** Math.min(tries++, 20)) * (0.8 + 0.4 * random()),
    reset: () => void (tries = 0),
  };
}
