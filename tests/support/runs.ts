const isDeep = Boolean(process.env['DEEP']);

/**
 * The number of random repetitions of a test: `few` under `npm test`, which takes seconds and does the same work on
 * every machine; `many` where `DEEP` is set, on a machine with hours of time.
 */
export const runs = <T>(few: T, many: T): T => (isDeep ? many : few);

/** The random seed: fixed, except that a deep run may set another with `SEED`. */
export const seedOr = (fixed: number): number => (isDeep ? Number(process.env['SEED'] ?? fixed) : fixed);

/** Parameters of fast-check for one property. */
export const tries = (few: number, many: number, seed = 20_261_126): { seed: number; numRuns: number } => ({
  seed: seedOr(seed),
  numRuns: runs(few, many),
});
