import { LOCAL_FIELDS, type LocalFields } from '../../schemas/document-kind.ts';
import type { Book, CollectionName } from './book.ts';
import { checkRow } from './kind-of.ts';
import { noteInJournal } from './journal.ts';
import type { RowChange, RowStore } from './row-store.ts';
import { takeLocalSeq } from './upkeep-store.ts';

/**
 * Store a user's changes as pending in one IndexedDB write, then append a second copy to the journal. [SYN-2, SYN-20] A
 * row that was on the server keeps that copy as `sync_base` for a later merge. Call it inside `book.exclusive`. `taken`
 * is the sequence number of a single change, when it was already taken with its other numbers. Errors: rejects with the
 * storage's own fault when the phone cannot store it, or InvalidRecord; then nothing was stored. [DAT-5]
 */
export async function saveAsPending<R extends LocalFields>(
  book: Book,
  store: RowStore<R>,
  changes: readonly { before?: R | undefined; after: Omit<R, keyof LocalFields> & Partial<LocalFields> }[],
  taken?: { local_seq: number },
): Promise<void> {
  const first = taken?.local_seq ?? (await takeLocalSeq(book.upkeep, changes.length));
  const rows = changes.map(({ before, after }, i): RowChange<R> => {
    const row = {
      ...after,
      sync_state: 'pending',
      local_seq: first + i,
      updated_at: before?.updated_at ?? 0,
      ...(before?.sync_state === 'synced' ? { sync_base: replicatedFields(before) } : {}),
    } as unknown as R;
    // The server's answer may have been lost: it may hold the previous version of this row. [SYN-5]
    if (before?.sync_state === 'pending')
      row.sync_earlier = withoutMiddle([...(before.sync_earlier ?? []), replicatedFields(before)]);
    delete row.sync_error;
    ensureSound(store.name as CollectionName, row, before);
    return { before, after: row };
  });
  await keepTheirAttachments(book, rows);
  await store.write(rows);
  noteInJournal(book, store, rows);
}

/** Thrown for a record that breaks its schema, from which the server's rules are made: it would be refused there. */
export class InvalidRecord extends Error {
  constructor(
    readonly collection: string,
    /** Dotted path of the wrong field; '' for a constraint between fields. */
    readonly field: string,
    message: string,
  ) {
    super(`${collection}.${field}: ${message}`);
  }
}

/**
 * Check every record before it is stored, whatever the input of its command was. [DOC-13] An edit of a record that was
 * wrong before, as an older version may have left it, is saved.
 */
function ensureSound(store: CollectionName, row: object, before: object | undefined): void {
  const checked = checkRow(store, row);
  if (checked.ok || (before && !checkRow(store, before).ok)) return;
  throw new InvalidRecord(store, checked.path, checked.message);
}

/**
 * Mark the attachments of saved records for sending. Marked before the record is written: after a power loss there may
 * be one picture too many, never one too few. [SYN-32]
 */
async function keepTheirAttachments({ attachments }: Book, rows: readonly RowChange<LocalFields>[]): Promise<void> {
  if (!attachments) return;
  for (const { after } of rows) {
    const { photo, voice } = after as { photo?: { path: string }; voice?: { path: string } };
    for (const attached of [photo, voice])
      if (attached) await attachments.setState(attached.path, ['chosen'], 'waiting');
  }
}

/** Maximum number of earlier versions of a pending row. */
const MAX_EARLIER = 30;

/**
 * More versions arise only during a long time without an answer. Keep the first one, because it may have been sent
 * before that: the server's copy of a new record began with it.
 */
const withoutMiddle = (versions: Record<string, unknown>[]) =>
  versions.length > MAX_EARLIER ? [versions[0]!, ...versions.slice(1 - MAX_EARLIER)] : versions;

const LOCAL = new Set<string>(LOCAL_FIELDS);

/** A row as it is sent: without the local fields. */
export function replicatedFields(row: object): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) if (!LOCAL.has(name)) fields[name] = value;
  return fields;
}
