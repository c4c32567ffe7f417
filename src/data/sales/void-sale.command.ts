import { firstValueFrom } from 'rxjs';
import { ok, refuse } from '../../domain/result.ts';
import type { Deps } from '../deps.ts';
import { isWithOwner } from '../edits.ts';
import { openBusinessOf } from '../open-business.ts';
import type { CommandInput, CommandResult } from '../port.ts';
import { saveAsPending } from '../save.ts';
import { mayDo } from '../session.ts';
import { whatFollowed } from './what-followed.ts';

/**
 * Void a sale, an order or a return: it never happened, its first payment included. It posts nothing more and stays readable. [SAL-40, DOC-7]
 * Refused while goods came back or money came later for it: these are undone first. [SAL-41]
 */
export async function voidSale(
  { session$, now }: Deps,
  { id, reason }: CommandInput<'sales.void'>,
): Promise<CommandResult<'sales.void'>> {
  const session = session$.value;
  const open = session && (await openBusinessOf(session));
  if (!open) return refuse({ type: 'SignedOut' });
  if (!mayDo(open, 'delete_sales')) return refuse({ type: 'NotAllowed' });
  const void_reason = reason.trim().slice(0, 200);
  if (void_reason === '') return refuse({ type: 'ReasonMissing' });
  const { book } = session;
  const ledger = await firstValueFrom(session.ledger$);
  const voided = await book.exclusive(async (): Promise<CommandResult<'sales.void'>> => {
    const before = (await book.sales.find([id])).get(id);
    if (!before || before.business_id !== open.business.id) return refuse({ type: 'NotHere' });
    if (isWithOwner(before)) return refuse({ type: 'NotAllowed' });
    if (before.voided_at !== undefined) return ok(null);
    const { returns, payments } = await whatFollowed(ledger?.db, id);
    if (returns.length > 0) return refuse({ type: 'HasReturns', count: returns.length });
    if (payments.length > 0) return refuse({ type: 'HasPayments', count: payments.length });
    const after = { ...before, voided_at: now().toISOString(), voided_by: book.uid, void_reason };
    await saveAsPending(book, book.sales, [{ before, after }]);
    return ok(null);
  });
  if (voided.ok) session.sync.sendNow();
  return voided;
}
