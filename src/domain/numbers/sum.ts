/** The sum of one number of each entry. */
export const sumOf = <T>(entries: readonly T[], numberOf: (entry: T) => number): number =>
  entries.reduce((sum, entry) => sum + numberOf(entry), 0);
