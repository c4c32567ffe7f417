/** One line of a benchmark's output. Times in ms; other figures name their unit. */
export interface Result {
  readonly bench: string;
  readonly case: string;
  readonly subject: string;
  /** Number of documents that the subject held. */
  readonly records: number;
  /** Number of measurements. */
  readonly n: number;
  readonly [figure: string]: string | number | null;
}

/** p50, p95 and maximum of durations in ms, and the ratio of the median to the floor's median. */
export function spread(durations: readonly number[], floor?: readonly number[]): Record<string, number | null> {
  const floorMedian = floor === undefined ? undefined : quantile(floor, 0.5);
  const median = quantile(durations, 0.5);
  return {
    n: durations.length,
    p50_ms: round(median),
    p95_ms: round(quantile(durations, 0.95)),
    max_ms: round(Math.max(...durations)),
    ratio_to_floor: floorMedian === undefined ? null : round(median / floorMedian),
  };
}

/** The smallest value that this share of all values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Duration of some work, in ms. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

export function round(value: number): number {
  return Number(value.toPrecision(4));
}
