import type { BookVersions } from '../store/book-versions.ts';

/*
 * Name of the lock on a book, held exclusively while the book is migrated to a newer schema: RxDB copies rows from one
 * database to the next, and a row that another tab saves into the old one meanwhile would be left behind. [SYN-31]
 */

const lockName = (uid: string) => `flockbook-open-${uid}`;

/** Hold the book as one of several tabs while it is open in this one. Returns a function that releases it. */
export const holdOpen = (uid: string): Promise<() => void> =>
  new Promise((resolve, reject) => {
    navigator.locks
      .request(lockName(uid), { mode: 'shared' }, () => new Promise<void>((release) => resolve(release)))
      .catch(reject);
  });

/** Run `work` on a book that no tab has open; returns false, without running it, when one has. */
export const ifNobodyHas = (uid: string, work: () => Promise<void>): Promise<boolean> =>
  navigator.locks.request(lockName(uid), { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });

/** Time for other tabs to release the book automatically before the user is asked to close them. */
const PATIENCE_MS = 3_000;

/**
 * Run work while no other tab has the book open. Tabs with older code are asked to release it; `onBlocked` is called
 * when they do not within three seconds, and the work runs once they have. [SYN-31]
 */
export async function alone<T>(
  uid: string,
  { ask, onBlocked }: { ask: () => void; onBlocked: () => void },
  work: () => Promise<T>,
): Promise<T> {
  ask();
  const patience = setTimeout(onBlocked, PATIENCE_MS);
  try {
    return await navigator.locks.request(lockName(uid), () => {
      clearTimeout(patience);
      return work();
    });
  } finally {
    clearTimeout(patience);
  }
}

/** Messages between the tabs of this origin. */
export type TabMessage =
  /** A user signed in or out. */
  | { type: 'session' }
  /** The book is closed until a PIN is typed. [ACC-14] */
  | { type: 'lock' }
  /** A newer version wants to rewrite this person's book. */
  | { type: 'upgrade'; uid: string; versions: BookVersions };
