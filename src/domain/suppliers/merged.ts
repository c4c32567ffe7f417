/** Who was found to be somebody else: the id of each merged supplier, and of whom they were merged into. */
export type Merged = Readonly<Record<string, string>>;

/**
 * Under whose name everything of a supplier stands: whoever the chain of merges ends with. Two phones may merge two suppliers into
 * each other; then it is the smaller id of the ring, on every phone alike. [VEN-4]
 */
export function whoIs(merged: Merged, id: string): string {
  const chain = [id];
  for (;;) {
    const next = merged[chain.at(-1)!];
    if (next === undefined) return chain.at(-1)!;
    const seen = chain.indexOf(next);
    if (seen >= 0) return chain.slice(seen).sort()[0]!;
    chain.push(next);
  }
}

/** The merges among suppliers. */
export const mergesOf = (
  suppliers: Iterable<{ readonly id: string; readonly merged_into?: string | undefined }>,
): Merged =>
  Object.fromEntries(
    [...suppliers].flatMap(({ id, merged_into }) => (merged_into === undefined ? [] : [[id, merged_into]])),
  );
