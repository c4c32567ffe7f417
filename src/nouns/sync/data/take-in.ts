import { checkDocument } from '../../../../schemas/document-kind.ts';
import { collections, type CollectionBelow } from '../../../../schemas/collections.ts';
import { type Book, storeNamed } from '../../../store/book.ts';
import { keyOfRow } from '../../../store/journal.ts';
import { mergeFields, sameContent } from '../../../store/merge.ts';
import { newestFirst } from '../../../store/rx-schema.ts';
import type { Row } from '../../../store/row-store.ts';
import { replicatedFields, saveAsPending } from '../../../store/save.ts';
import type { RefusedCopy } from '../../../store/upkeep-store.ts';

type Fields = Record<string, unknown>;

/** A record that another phone could not send, in its state there. */
export interface UnsentEntry {
  readonly collection: string;
  readonly record: Fields & { readonly rev: number };
  /** The server's copy that it was edited from; absent when the server never had it. */
  readonly base?: Fields | undefined;
  /** Its content before its last edits; the server, or this phone, may have any of these versions. */
  readonly earlier?: readonly Fields[] | undefined;
}

/**
 * Result for an entry.
 * - taken: it is pending now as if it had been written on this phone
 * - known: this phone has it already, or something newer
 * - asked: this phone has a conflicting version; both are kept and the user is asked [SYN-26]
 * - unreadable: not a record that this version can read
 * - not-here: a change of a record that has not reached this phone yet
 */
export type Taken = 'taken' | 'known' | 'asked' | 'unreadable' | 'not-here';

/** Store an entry as a pending record. Idempotent. [SYN-28] Call it inside `book.exclusive`. */
export async function takeIn(
  book: Book,
  { collection, record, base, earlier = [] }: UnsentEntry,
  { at, batch }: { at: string; batch?: string | undefined },
): Promise<Taken> {
  if (!Object.hasOwn(collections, collection)) return 'unreadable';
  const name = collection as CollectionBelow;
  if (!checkDocument(collections[name].kind, record).ok) return 'unreadable';
  const store = storeNamed(book, name);
  const key = keyOfRow(name, record);
  const here = (await store.find([key])).get(key);
  const isFact = collections[name].is === 'fact';
  const placeOf = (fields: Fields) => (isFact ? { newest_first: newestFirst(String(fields['occurred_at'])) } : {});
  const together = batch === undefined ? {} : { sync_batch: batch };
  if (!here) {
    if (record.rev > 0) return 'not-here';
    await saveAsPending(book, store, [{ after: { ...record, ...placeOf(record), ...together } }]);
    return 'taken';
  }
  const standing = replicatedFields(here);
  if (sameContent(record, standing) || earlierOf(here).some((version) => sameContent(record, version))) return 'known';
  const { merged, conflicts } = mergeFields(base ?? earlier[0] ?? record, record, standing, earlier);
  if (conflicts.length > 0) {
    const copy: RefusedCopy = {
      key: `${name}/${key}/${record.rev}/${String(record['device_id'])}`,
      collection: name,
      mine: {
        ...record,
        ...placeOf(record),
        local_seq: here.local_seq,
        updated_at: here.updated_at,
        sync_state: 'pending',
        ...(base ? { sync_base: base } : {}),
      },
      error: { code: 'conflict', message: `Changed on another phone too: ${conflicts.join(', ')}`, at },
    };
    await book.upkeep.copies.put(copy);
    book.journal?.append([{ t: 'copy', copy }]);
    return 'asked';
  }
  if (sameContent(merged, standing)) return 'known';
  await saveAsPending(book, store, [
    { before: here, after: { ...here, ...merged, rev: here.rev, ...placeOf(merged), ...together } },
  ]);
  return 'taken';
}

/** Earlier versions of the record that this phone knows, besides the present one. */
const earlierOf = ({ sync_base, sync_earlier = [] }: Row): readonly Fields[] =>
  sync_base ? [sync_base, ...sync_earlier] : sync_earlier;
