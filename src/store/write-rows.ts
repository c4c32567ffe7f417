import type { Book } from './book.ts';
import { noteInJournal } from './journal.ts';
import type { Row, RowChange, RowStore } from './row-store.ts';
import { takeLocalSeq } from './upkeep-store.ts';

/** A change decided by replication; its `local_seq` is assigned when it is written. */
export interface Decided {
  readonly before?: Row | undefined;
  readonly after: Omit<Row, 'local_seq'>;
}

/**
 * Write changes decided by replication in one write, each under the next local_seq, then append them to the journal.
 * Call it inside `book.exclusive`. [SYN-2, SYN-20] Errors: StaleRow; the storage's own, and then nothing was written.
 */
export async function writeRows(book: Book, store: RowStore, changes: readonly Decided[]): Promise<void> {
  if (changes.length === 0) return;
  const first = await takeLocalSeq(book.upkeep, changes.length);
  const rows = changes.map(({ before, after }, i): RowChange<Row> => ({
    before,
    after: { ...after, local_seq: first + i } as Row,
  }));
  await store.write(rows);
  noteInJournal(book, store, rows);
}
