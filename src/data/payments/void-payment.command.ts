import { ok, refuse } from '../../domain/result.ts';
import type { Deps } from '../deps.ts';
import { isWithOwner } from '../edits.ts';
import { openBusinessOf } from '../open-business.ts';
import type { CommandInput, CommandResult } from '../port.ts';
import type { RowStore } from '../row-store.ts';
import { saveAsPending } from '../save.ts';
import { mayDo } from '../session.ts';

/** Void a payment for a sale, which was written down by mistake: it is never edited. [PAY-1, DOC-7] */
export async function voidPayment(
  { session$, now }: Deps,
  { id, reason }: CommandInput<'payments.void'>,
): Promise<CommandResult<'payments.void'>> {
  const session = session$.value;
  const open = session && (await openBusinessOf(session));
  if (!open) return refuse({ type: 'SignedOut' });
  if (!mayDo(open, 'delete_sales')) return refuse({ type: 'NotAllowed' });
  const void_reason = reason.trim().slice(0, 200);
  if (void_reason === '') return refuse({ type: 'ReasonMissing' });
  const { book } = session;
  const store = book.payments as unknown as RowStore;
  return book.exclusive(async () => {
    const before = (await store.find([id])).get(id);
    if (!before || before['business_id'] !== open.business.id || before['target_kind'] !== 'sale')
      return refuse({ type: 'NotHere' });
    if (isWithOwner(before)) return refuse({ type: 'NotAllowed' });
    if (before['voided_at'] !== undefined) return ok(null);
    const after = { ...before, voided_at: now().toISOString(), voided_by: book.uid, void_reason };
    await saveAsPending(book, store, [{ before, after }]);
    return ok(null);
  });
}
