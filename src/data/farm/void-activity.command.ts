import { ok, refuse } from '../../domain/result.ts';
import type { Deps } from '../deps.ts';
import { isWithOwner } from '../edits.ts';
import { openBusinessOf } from '../open-business.ts';
import type { CommandInput, CommandResult } from '../port.ts';
import type { RowStore } from '../row-store.ts';
import { saveAsPending } from '../save.ts';
import { mayDo } from '../session.ts';

/** Void a record of the farm that is wrong: it posts nothing more and stays readable. Attendants change nothing. [ACT-10, DOC-7] */
export async function voidActivity(
  { session$, now }: Deps,
  { id, reason }: CommandInput<'farm.voidActivity'>,
): Promise<CommandResult<'farm.voidActivity'>> {
  const session = session$.value;
  const open = session && (await openBusinessOf(session));
  if (!open) return refuse({ type: 'SignedOut' });
  if (!mayDo(open, 'edit_farm')) return refuse({ type: 'NotAllowed' });
  const { book } = session;
  const store = book.farm_activities as unknown as RowStore;
  return book.exclusive(async () => {
    const before = (await store.find([id])).get(id);
    if (!before || before['business_id'] !== open.business.id) return refuse({ type: 'NotHere' });
    if (isWithOwner(before)) return refuse({ type: 'NotAllowed' });
    if (before['voided_at'] !== undefined) return ok(null);
    const void_reason = reason.trim().slice(0, 200);
    const after = {
      ...before,
      voided_at: now().toISOString(),
      voided_by: book.uid,
      ...(void_reason && { void_reason }),
    };
    await saveAsPending(book, store, [{ before, after }]);
    return ok(null);
  });
}
