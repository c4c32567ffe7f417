import type { Series } from './series.ts';

/** What is known of somebody from the records of the phones that they use. */
export interface HeardOf {
  /** When the newest of them was written; absent before the first one. */
  readonly last_at?: string | undefined;
  /** Records that were written and are not here: they wait on the phone, or are on their way. */
  readonly missing: number;
}

/** When somebody was heard of last, and how many of their records are not here yet; a phone is whoever's used it last. [PPL-15] */
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
