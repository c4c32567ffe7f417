import type { Series } from './series.ts';

/** Facts about a person from the records of their phones. */
export interface HeardOf {
  /** When the newest of them was written; absent before the first one. */
  readonly last_at?: string | undefined;
  /** Number of records written but not on this phone: they are pending on the other phone, or in transit. */
  readonly missing: number;
}

/**
 * When a person was last heard of, and how many of their records are missing on this phone; a phone belongs to its last
 * user. [PPL-15]
 */
export function heardOf(uid: string, phones: readonly Pick<Series, 'by' | 'last_at' | 'missing'>[]): HeardOf {
  const own = phones.filter(({ by }) => by === uid);
  const gaps = own.flatMap(({ missing }) => missing);
  return {
    last_at: own
      .map(({ last_at }) => last_at)
      .sort()
      .at(-1),
    missing: gaps.reduce((count, [from, to]) => count + to - from + 1, 0),
  };
}
