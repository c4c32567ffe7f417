import { changeRecord } from '../../../data/change-record.ts';
import type { BusinessWork } from '../../../data/command.ts';
import { ok, refuse, type Result } from '../../../domain/result.ts';
import type { Book, CustomerDoc, VendorDoc } from '../../../store/book.ts';
import { archivedAs } from '../../../store/edits.ts';
import { mergedInto } from './merged-people.ts';
import type { CommandError } from '../../../contract/port.ts';
import type { RowStore } from '../../../store/row-store.ts';
import { storedThings } from '../../../store/stored-things.ts';

type PersonDoc = CustomerDoc | VendorDoc;

/** Customers, or suppliers: where they stand, who may change them, and which of their fields people change. */
export interface PersonKind<Doc extends PersonDoc> {
  readonly storeOf: (book: Book) => RowStore<Doc>;
  readonly fields: readonly (keyof Doc & string)[];
}

type ChangeError = CommandError<'customers.archive'>;
type Changed<E> = Promise<Result<{ id: string; name: string }, E | ChangeError>>;

/** Change the document of a person by the right to. */
export async function changePerson<Doc extends PersonDoc, E extends { type: string } = never>(
  { storeOf, fields }: PersonKind<Doc>,
  work: BusinessWork,
  id: string,
  change: (before: Doc) => Result<Doc, E> | Promise<Result<Doc, E>>,
): Changed<E> {
  const changed = await changeRecord<Doc, E>(work, { store: storeOf(work.book), id, fields, change });
  return changed.ok ? ok({ id, name: changed.value.name }) : changed;
}

/** Put somebody out of the lists, or back; nothing of theirs is deleted. [CUS-10, VEN-4, DOC-8] */
export const archivePerson = <Doc extends PersonDoc>(
  kind: PersonKind<Doc>,
  work: BusinessWork,
  { id, archived }: { id: string; archived: boolean },
): Changed<never> => changePerson(kind, work, id, (before) => ok(archivedAs(before, archived)));

/**
 * Two people are one: everything of `id` stands under `into` from now on, as documents of both stay as they were written; without
 * `into` they are two again. [CUS-8, VEN-4]
 */
export async function mergePeople<Doc extends PersonDoc>(
  kind: PersonKind<Doc>,
  work: BusinessWork,
  { id, into }: { id: string; into: string | undefined },
): Promise<Result<{ id: string }, ChangeError | { type: 'SamePerson' }>> {
  const merged = await changePerson<Doc, { type: 'SamePerson' } | { type: 'NotHere' }>(
    kind,
    work,
    id,
    async (before) => {
      const everyone = await storedThings(kind.storeOf(work.book), before.business_id);
      const after = mergedInto(before, into, everyone);
      if (after === 'same') return refuse({ type: 'SamePerson' });
      return after === 'not here' ? refuse({ type: 'NotHere' }) : ok(after);
    },
  );
  return merged.ok ? ok({ id }) : merged;
}
