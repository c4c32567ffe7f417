import { collections, type CollectionBelow } from '../../schemas/collections.ts';
import { ok, refuse, type Result } from '../domain/result.ts';
import type { Deps } from './deps.ts';
import { isWithOwner } from './edits.ts';
import { openBusinessOf } from './open-business.ts';
import type { CommonError, VoidError } from './port.ts';
import type { RowStore } from './row-store.ts';
import { saveAsPending } from './save.ts';
import { mayDo } from './session.ts';

/**
 * Void a fact that is wrong: it posts nothing more, stays readable, and says who did it and why, in 1 to 200 characters. Twice is once. [DOC-7, RUL-16]
 * Who may is said by the collection itself.
 */
export async function voidFact(
  { session$, now }: Deps,
  name: CollectionBelow,
  { id, reason }: { id: string; reason: string },
): Promise<Result<null, CommonError | VoidError>> {
  const session = session$.value;
  const open = session && (await openBusinessOf(session));
  if (!open) return refuse({ type: 'SignedOut' });
  const void_reason = reason.trim().slice(0, 200);
  if (void_reason === '') return refuse({ type: 'ReasonMissing' });
  const { book } = session;
  const store = book[name] as unknown as RowStore;
  const voided = await book.exclusive(async () => {
    const before = (await store.find([id])).get(id);
    if (!before || before['business_id'] !== open.business.id) return refuse({ type: 'NotHere' } as const);
    const needed = collections[name].rights(before).void ?? ['owner'];
    const may = needed.every((right) => (right === 'owner' ? open.member.role === 'owner' : mayDo(open, right)));
    if (!may || isWithOwner(before)) return refuse({ type: 'NotAllowed' } as const);
    if (before['voided_at'] !== undefined) return ok(null);
    const after = { ...before, voided_at: now().toISOString(), voided_by: book.uid, void_reason };
    await saveAsPending(book, store, [{ before, after }]);
    return ok(null);
  });
  if (voided.ok) session.sync.sendNow();
  return voided;
}
