import { TOLERANCE_MS } from '../../../domain/time/future.ts';
import { putRight, type KnownTime, type Moments } from '../../../domain/time/put-right.ts';
import { storesOf, type Book } from '../../../store/book.ts';
import { lastHeard } from '../../../store/last-heard.ts';
import type { Row, RowChange, RowStore } from '../../../store/row-store.ts';
import { newestFirst } from '../../../store/rx-schema.ts';
import { saveAsPending } from '../../../store/save.ts';

/**
 * The corrected row of a record with impossible times; undefined for one that the server has, or that needs no
 * correction.
 */
export function rightRow(row: Row, known: KnownTime): RowChange<Row> | undefined {
  if (row.rev > 0 || row.sync_state !== 'pending') return undefined;
  const right = putRight(row as Row & Moments, known);
  return right && { before: row, after: { ...right, newest_first: newestFirst(right.occurred_at) } };
}

/** Correct the rows of one collection; returns their number. Errors: the storage's own. [DOC-18] */
export const putRightRows = (
  book: Book,
  store: RowStore,
  known: KnownTime,
  read: () => Promise<readonly Row[]>,
): Promise<number> =>
  book.exclusive(async () => {
    const changes = (await read()).flatMap((row) => rightRow(row, known) ?? []);
    if (changes.length > 0) await saveAsPending(book, store, changes);
    return changes.length;
  });

/**
 * Correct all pending records on this phone: its clock may have been set since. Nothing is changed while the known time
 * is earlier than the last time heard from the server. [DOC-18]
 */
export async function putRightUnsent(book: Book, known: KnownTime): Promise<void> {
  if (known.now < (await lastHeard(book)) - TOLERANCE_MS) return;
  for (const store of storesOf(book, 'fact')) await putRightRows(book, store, known, () => store.inState('pending'));
}
