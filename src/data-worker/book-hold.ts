import type { BookVersions } from '../store/book-versions.ts';

/*
 * Who may have the book open while it is brought to a newer schema: nobody else. RxDB copies rows from one database to the
 * next; what another tab saves into the old one meanwhile would be left behind. [SYN-31]
 */

const lockName = (uid: string) => `flockbook-open-${uid}`;

/** Hold the book as one of several tabs, for as long as it is open here. Gives what ends it. */
export const holdOpen = (uid: string): Promise<() => void> =>
  new Promise((resolve, reject) => {
    navigator.locks
      .request(lockName(uid), { mode: 'shared' }, () => new Promise<void>((release) => resolve(release)))
      .catch(reject);
  });

/** Do something with a book that no tab has open; false when one has, and nothing is done. */
export const ifNobodyHas = (uid: string, work: () => Promise<void>): Promise<boolean> =>
  navigator.locks.request(lockName(uid), { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });

/** How long other tabs get to let go by themselves before the person is asked to close them. */
const PATIENCE_MS = 3_000;

/**
 * Do something while no other tab has the book open. The tabs of older code are asked to let go; `onBlocked` is told when
 * they do not within three seconds, and the work is done when they have. [SYN-31]
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

/** What one tab tells the others of this origin. */
export type TabMessage =
  /** Somebody signed in or out. */
  | { type: 'session' }
  /** The book is closed until a PIN is typed. [ACC-14] */
  | { type: 'lock' }
  /** A newer version wants to rewrite this person's book. */
  | { type: 'upgrade'; uid: string; versions: BookVersions };
