import { BehaviorSubject, type Observable, type Subscription } from 'rxjs';
import type { Book } from '../store/book.ts';
import { putRightUnsent } from '../nouns/sync/data/put-right-unsent.ts';
import { TOLERANCE_MS } from '../domain/time/future.ts';
import { clockIsOff, timeNow } from '../domain/time/now.ts';

/** The worker's knowledge of the time, applied to the open book. [DOC-18] */
export interface BookTime {
  readonly now: () => Date;
  /** How far the phone's clock is ahead according to the server. Emits at once, and when it changes. Units: ms. */
  readonly told$: Observable<number>;
  /** Correct the times of pending records by the known time. */
  putRight(): void;
  hear(link$: Observable<{ readonly clock_off_ms?: number | undefined }>): Subscription;
}

export function bookTime(openBook: () => Book | undefined): BookTime {
  const told$ = new BehaviorSubject(0);
  let latest = 0;
  const putRight = (off = 0) => {
    const book = openBook();
    if (!book) return;
    void putRightUnsent(book, { now: timeNow().getTime(), off }).catch((fault: unknown) => {
      // A book that was closed meanwhile is corrected when it is opened again.
      if (openBook() === book) console.error('clock: not put right', fault);
    });
  };
  return {
    told$,
    putRight,
    now: () => {
      const at = timeNow();
      const wasSetBack = at.getTime() < latest - TOLERANCE_MS;
      latest = wasSetBack ? at.getTime() : Math.max(at.getTime(), latest);
      if (wasSetBack) putRight();
      return at;
    },
    hear: (link$) =>
      link$.subscribe(({ clock_off_ms: off = 0 }) => {
        if (!clockIsOff(off)) return;
        putRight(off);
        told$.next(off);
      }),
  };
}
