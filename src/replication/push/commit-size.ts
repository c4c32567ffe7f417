/**
 * Number of rows in the next commit: a strong signal takes many at once, a weak one lets only a few through in time.
 * [SYN-4]
 */
export interface CommitSize {
  readonly rows: number;
  /** Report that a commit of `sent` rows was answered, or not, after `ms` milliseconds. */
  told(sent: number, ms: number, isAnswered: boolean): void;
}

/** A commit answered within this time doubles the next size. Units: ms. */
const QUICK_MS = 1_000;
/** After this time a commit is close to its timeout. Units: ms. */
const SLOW_MS = 10_000;

/**
 * Start at `first` rows and never exceed four times as many, which with their cards is Firestore's limit for one
 * commit.
 */
export function commitSize(first = 100): CommitSize {
  const most = 4 * first;
  let rows = first;
  return {
    get rows() {
      return rows;
    },
    told(sent, ms, isAnswered) {
      // An immediate failure means no signal at all, which says nothing about how much it could carry.
      if (ms >= SLOW_MS) rows = Math.max(1, Math.floor(sent / (isAnswered ? 2 : 4)));
      else if (isAnswered && ms < QUICK_MS && sent >= rows) rows = Math.min(most, 2 * rows);
    },
  };
}
