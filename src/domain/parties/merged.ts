/** Merges of customers or suppliers: the id of each merged party, and of the party it was merged into. */
export type Merged = Readonly<Record<string, string>>;

/**
 * The canonical id of a party: the last in its chain of merges. Two phones may merge two parties into each other; then
 * it is the smallest id of the cycle, on every phone alike. [VEN-4, CUS-8]
 */
export function canonicalId(merged: Merged, id: string): string {
  const chain = [id];
  for (;;) {
    const next = merged[chain.at(-1)!];
    if (next === undefined) return chain.at(-1)!;
    const seen = chain.indexOf(next);
    if (seen >= 0) return chain.slice(seen).sort()[0]!;
    chain.push(next);
  }
}

/** The merges among customers or suppliers. */
export const mergesOf = (
  people: Iterable<{ readonly id: string; readonly merged_into?: string | undefined }>,
): Merged =>
  Object.fromEntries(
    [...people].flatMap(({ id, merged_into }) => (merged_into === undefined ? [] : [[id, merged_into]])),
  );
