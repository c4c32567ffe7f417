import { distinctUntilChanged, EMPTY, exhaustMap, interval, map, switchMap } from 'rxjs';
import type { Book } from '../../store/book.ts';
import { isMendable, type OpenJournal } from './open-journal.ts';
import { protectAgain } from './restore.ts';

/** Interval at which a phone that was full is checked for free space. Units: ms. */
export const AGAIN_MS = 60_000;

/**
 * While the journal cannot be written, retry at intervals until stopped: the second copy comes back without a restart.
 * [SYN-20]
 */
export function renewWhenOff(
  book: Book,
  journal: OpenJournal,
  deviceId: () => Promise<string | undefined>,
  everyMs = AGAIN_MS,
): () => void {
  const subscription = journal.protection$
    .pipe(
      map(isMendable),
      distinctUntilChanged(),
      switchMap((isOff) => (isOff ? interval(everyMs) : EMPTY)),
      exhaustMap(async () => {
        await protectAgain(book, journal, await deviceId()).catch((fault: unknown) =>
          console.warn('journal: not begun anew', fault),
        );
      }),
    )
    .subscribe();
  return () => subscription.unsubscribe();
}
