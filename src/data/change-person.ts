import { ok, refuse, type Result } from '../domain/result.ts';
import type { Book, CustomerDoc, VendorDoc } from './book.ts';
import type { Deps } from './deps.ts';
import { changedFields, historyAfter, isWithOwner, mayEdit } from './edits.ts';
import { mergedInto } from './merged-people.ts';
import { openBusinessOf } from './open-business.ts';
import type { CommandError } from '../contract/port.ts';
import type { RowStore } from './row-store.ts';
import { saveAsPending } from './save.ts';
import type { OpenBusiness } from './session.ts';
import { storedThings } from './stored-things.ts';

type PersonDoc = CustomerDoc | VendorDoc;

/** Customers, or suppliers: where they stand, who may change them, and which of their fields people change. */
export interface PersonKind<Doc extends PersonDoc> {
  readonly storeOf: (book: Book) => RowStore<Doc>;
  readonly rights: Parameters<typeof mayEdit>[2];
  readonly fields: readonly (keyof Doc & string)[];
}

type ChangeError = CommandError<'customers.archive'>;
type Changed<E> = Promise<Result<{ id: string; name: string }, E | ChangeError>>;

/** Change the document of a person by the right to; see `mayEdit`. A refused one then waits to be sent again. [SYN-25] */
export async function changePerson<Doc extends PersonDoc, E extends { type: string } = never>(
  { storeOf, rights, fields }: PersonKind<Doc>,
  { session$, now }: Deps,
  id: string,
  change: (before: Doc, open: OpenBusiness) => Result<Doc, E> | Promise<Result<Doc, E>>,
): Changed<E> {
  const session = session$.value;
  const open = session && (await openBusinessOf(session));
  if (!open) return refuse({ type: 'SignedOut' });
  const { book } = session;
  const store = storeOf(book);
  const edited = await book.exclusive(async () => {
    const before = (await store.find([id])).get(id);
    if (!before) return refuse({ type: 'NotHere' } as const);
    if (!mayEdit(open, before, rights) || isWithOwner(before)) return refuse({ type: 'NotAllowed' } as const);
    const changing = await change(before, open);
    if (!changing.ok) return changing;
    const { name } = changing.value;
    const changed = changedFields<Doc>(before, changing.value, fields);
    if (changed.length === 0 && before.sync_state !== 'rejected') return ok({ id, name });
    const history = changed.length > 0 ? historyAfter(before, changed, { at: now().toISOString(), by: book.uid }) : {};
    await saveAsPending(book, store, [{ before, after: { ...changing.value, ...history } }]);
    return ok({ id, name });
  });
  if (edited.ok) session.sync.sendNow();
  return edited;
}

/** Put somebody out of the lists, or back; nothing of theirs is deleted. [CUS-10, VEN-4, DOC-8] */
export const archivePerson = <Doc extends PersonDoc>(
  kind: PersonKind<Doc>,
  deps: Deps,
  { id, archived }: { id: string; archived: boolean },
): Changed<never> =>
  changePerson(kind, deps, id, ({ archived: _before, ...rest }) =>
    ok((archived ? { ...rest, archived } : rest) as Doc),
  );

/**
 * Two people are one: everything of `id` stands under `into` from now on, as documents of both stay as they were written; without
 * `into` they are two again. [CUS-8, VEN-4]
 */
export async function mergePeople<Doc extends PersonDoc>(
  kind: PersonKind<Doc>,
  deps: Deps,
  { id, into }: { id: string; into: string | undefined },
): Promise<Result<{ id: string }, ChangeError | { type: 'SamePerson' }>> {
  const merged = await changePerson<Doc, { type: 'SamePerson' } | { type: 'NotHere' }>(
    kind,
    deps,
    id,
    async (before) => {
      const everyone = await storedThings(kind.storeOf(deps.session$.value!.book), before.business_id);
      const after = mergedInto(before, into, everyone);
      if (after === 'same') return refuse({ type: 'SamePerson' });
      return after === 'not here' ? refuse({ type: 'NotHere' }) : ok(after);
    },
  );
  return merged.ok ? ok({ id }) : merged;
}
