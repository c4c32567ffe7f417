/** A day before today that an address names. */
export const dayOf = (word: string | null, now: string): string | undefined =>
  word !== null && /^\d{4}-\d{2}-\d{2}$/.test(word) && word < now ? word : undefined;
