import type { Vendor } from '../../../schemas/vendor.schema.ts';
import { ok, refuse, type Result } from '../../domain/result.ts';
import { checkSupplier, type SupplierDraft } from '../../domain/suppliers/check-supplier.ts';
import { localDay } from '../../domain/time/local-day.ts';
import type { Deps } from '../deps.ts';
import { changedFields, historyAfter, isWithOwner, mayEdit, PURCHASES_RIGHTS } from '../edits.ts';
import { openBusinessOf } from '../open-business.ts';
import type { CommandError, CommandResult } from '../port.ts';
import { saveAsPending } from '../save.ts';
import { TYPED_FIELDS, withTyped } from './supplier-fields.ts';
import type { VendorDoc } from '../book.ts';

/** Correct what is known of a supplier; a refused one then waits to be sent again. [VEN-4, SYN-25] */
export function editSupplier(deps: Deps, draft: SupplierDraft): Promise<CommandResult<'suppliers.edit'>> {
  return changeSupplier<CommandError<'suppliers.edit'>>(deps, draft.id, (before, currency) => {
    const checked = checkSupplier(draft, { currency, today: localDay(deps.now()), storedPhone: before.phones?.[0] });
    return checked.ok ? ok(withTyped(before, checked.value)) : checked;
  });
}

/** Put somebody we buy from no more out of the lists, or back; nothing of theirs is deleted. [DOC-8, VEN-4] */
export function archiveSupplier(
  deps: Deps,
  { id, archived }: { id: string; archived: boolean },
): Promise<CommandResult<'suppliers.archive'>> {
  return changeSupplier<never>(deps, id, ({ archived: _before, ...rest }) =>
    ok(archived ? { ...rest, archived } : rest),
  );
}

/** Change the document of a supplier by the right to; see `mayEdit`. */
export async function changeSupplier<E extends { type: string }>(
  { session$, now }: Deps,
  id: string,
  change: (before: VendorDoc, currency: string) => Result<VendorDoc, E> | Promise<Result<VendorDoc, E>>,
): Promise<Result<{ id: string; name: string }, E | CommandError<'suppliers.archive'>>> {
  const session = session$.value;
  const open = session && (await openBusinessOf(session));
  if (!open) return refuse({ type: 'SignedOut' });
  const { book } = session;
  const edited = await book.exclusive(async () => {
    const before = (await book.vendors.find([id])).get(id);
    if (!before) return refuse({ type: 'NotHere' } as const);
    if (!mayEdit(open, before, PURCHASES_RIGHTS) || isWithOwner(before)) return refuse({ type: 'NotAllowed' } as const);
    const changing = await change(before, open.settings.currency);
    if (!changing.ok) return changing;
    const { name } = changing.value;
    const changed = changedFields<Vendor>(before, changing.value, [...TYPED_FIELDS, 'archived', 'merged_into']);
    if (changed.length === 0 && before.sync_state !== 'rejected') return ok({ id, name });
    const history = changed.length > 0 ? historyAfter(before, changed, { at: now().toISOString(), by: book.uid }) : {};
    await saveAsPending(book, book.vendors, [{ before, after: { ...changing.value, ...history } }]);
    return ok({ id, name });
  });
  if (edited.ok) session.sync.sendNow();
  return edited;
}
