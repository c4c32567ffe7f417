const isDeep = Boolean(process.env['DEEP']);

/**
 * How often a test repeats what it does by chance: `few` times under `npm test`, which takes seconds and the same work on
 * every machine; `many` times where `DEEP` is set, on a machine that has hours.
 */
export const runs = <T>(few: T, many: T): T => (isDeep ? many : few);

/** The seed of chance: always the same one, but a deep run may be given another with `SEED`. */
export const seedOr = (fixed: number): number => (isDeep ? Number(process.env['SEED'] ?? fixed) : fixed);

/** Parameters of fast-check for one property. */
export const tries = (few: number, many: number, seed = 20_261_126): { seed: number; numRuns: number } => ({
  seed: seedOr(seed),
  numRuns: runs(few, many),
});
