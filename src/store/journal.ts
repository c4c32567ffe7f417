import type { Protection } from '../contract/sync.ts';
import type { BehaviorSubject } from 'rxjs';
import type { Book, CollectionName } from './book.ts';
import { countsOfRow, type Counts } from './number-counts.ts';
import type { Row, RowChange, RowStore } from './row-store.ts';
import type { RefusedCopy } from './upkeep-store.ts';

/**
 * One line of the second store. Of all lines about one row the one with the highest local_seq applies. [SYN-20]
 * - row: a complete record that the server does not have yet, as stored in the database
 * - sent: the server has it, or a newer version from the server replaced it on this phone
 * - copy: the local version of a record that was first changed elsewhere, kept beside it; not about the record's row
 * - decided: a user has decided about that copy
 * - counters: the counts of this device; with `all_sent` the server has everything up to `seq`. `workspace` are the few
 *   documents without which no business opens, so that a wiped book opens without a signal.
 */
export type JournalLine =
  | { t: 'row'; store: CollectionName; row: Row }
  | { t: 'sent'; store: CollectionName; key: string; seq: number }
  | { t: 'copy'; copy: RefusedCopy }
  | { t: 'decided'; key: string }
  | {
      t: 'counters';
      seq: number;
      device_id?: string | undefined;
      numbers: readonly StoredNumbers[];
      workspace: readonly Row[];
      all_sent?: true;
    };

/** Counts of the numbers that a device has given in one business. */
export interface Numbers extends Counts {
  business_id: string;
}

/** The same in a line of an older app version, which counted only sales. */
export type StoredNumbers = Pick<Numbers, 'business_id' | 'device_seq' | 'sale_count'> & Partial<Counts>;

/** The second store as seen by code that writes rows. */
export interface Journal {
  readonly protection$: BehaviorSubject<Protection>;
  /** Append and flush. Never throws: a failure is reported by `protection$`, and the record is in the database. */
  append(lines: readonly JournalLine[]): void;
}

/** Primary key of a row within its collection. */
export const keyOfRow = (store: string, row: object): string =>
  String((row as Record<string, unknown>)[store === 'workspace' ? 'path' : 'id']);

/**
 * Append the rows just written to the journal before the save is reported. [SYN-20] Call it inside `book.exclusive`,
 * after the write, so that the journal never contains a record that was reported as not saved.
 */
export function noteInJournal<R>(book: Book, store: RowStore<R>, changes: readonly RowChange<R>[]): void {
  if (!book.journal) return;
  const name = store.name as CollectionName;
  const lines: JournalLine[] = [];
  for (const change of changes) {
    const { before, after } = change as unknown as RowChange<Row>;
    if (after.sync_state !== 'synced') lines.push({ t: 'row', store: name, row: after });
    else if (before && before.sync_state !== 'synced')
      lines.push({ t: 'sent', store: name, key: keyOfRow(name, after), seq: after.local_seq });
  }
  book.journal.append(lines);
}

/** The numbers carried by a fact that was made on this device. */
export function numbersOfRow(row: Row): Numbers | undefined {
  const { business_id } = row;
  const counts = countsOfRow(row);
  return typeof business_id === 'string' && counts ? { business_id, ...counts } : undefined;
}
