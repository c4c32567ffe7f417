import { combineLatest, debounceTime, filter, type Observable } from 'rxjs';
import type { Book } from '../../store/book.ts';
import { liveTable } from '../../store/live-table.ts';
import { countInState } from '../../nouns/sync/data/count-in-state.ts';
import { unsentRows } from '../../store/unsent-rows.ts';
import type { OpenJournal } from './open-journal.ts';
import { countersLine } from './restore.ts';

/** Pause before compaction, so that a user who sells one thing after the other never waits for it. */
const REST_MS = 1_000;

/** Compact the journal whenever no writes are pending, until stopped. [SYN-22] */
export function compactWhenSent(
  book: Book,
  journal: OpenJournal,
  deviceId: () => Promise<string | undefined>,
  restMs = REST_MS,
): () => void {
  const counts = [
    countInState(book, 'pending'),
    countInState(book, 'rejected'),
    liveTable(() => book.upkeep.copies.count()),
  ];
  const workspace$: Observable<unknown> = book.workspace.collection.find().$; // kept in the journal as well
  const subscription = combineLatest([combineLatest(counts), workspace$])
    .pipe(
      debounceTime(restMs),
      filter(([unsent]) => unsent.every((count) => count === 0)),
    )
    .subscribe(() => {
      compact(book, journal, deviceId).catch((fault: unknown) => console.warn('journal: not shortened', fault));
    });
  return () => subscription.unsubscribe();
}

/** Compact the journal now if the server has everything, which is checked in the storage while no writes take place. */
export function compact(book: Book, journal: OpenJournal, deviceId: () => Promise<string | undefined>): Promise<void> {
  return book.exclusive(async () => {
    const { rows, copies } = await unsentRows(book, 1);
    if (rows.length > 0 || copies.length > 0) return;
    journal.compact({ ...(await countersLine(book, await deviceId())), all_sent: true });
  });
}
