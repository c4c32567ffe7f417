/** How many rows the next commit carries: a strong signal takes many at once, a weak one lets only a few through in time. [SYN-4] */
export interface CommitSize {
  readonly rows: number;
  /** A commit of so many rows was answered, or not, after so many ms. */
  told(sent: number, ms: number, isAnswered: boolean): void;
}

/** Answered within this, twice as many go along next time. Units: ms. */
const QUICK_MS = 1_000;
/** After this a commit is near to being given up. Units: ms. */
const SLOW_MS = 10_000;

/** From `first` rows, never more than four times as many, which with their cards is what Firestore takes in one commit. */
export function commitSize(first = 100): CommitSize {
  const most = 4 * first;
  let rows = first;
  return {
    get rows() {
      return rows;
    },
    told(sent, ms, isAnswered) {
      // At once without an answer is no signal at all, which says nothing about how much it would carry.
      if (ms >= SLOW_MS) rows = Math.max(1, Math.floor(sent / (isAnswered ? 2 : 4)));
      else if (isAnswered && ms < QUICK_MS && sent >= rows) rows = Math.min(most, 2 * rows);
    },
  };
}
