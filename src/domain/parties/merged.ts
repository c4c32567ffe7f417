/** Who was found to be somebody else: the id of each customer or supplier that was merged, and of whom they were merged into. */
export type Merged = Readonly<Record<string, string>>;

/**
 * Under whose name everything of somebody stands: whoever the chain of merges ends with. Two phones may merge two into each other;
 * then it is the smaller id of the ring, on every phone alike. [VEN-4, CUS-8]
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
