import type { Customer } from '../../../schemas/customer.schema.ts';
import { checkCustomer, type CustomerDraft } from '../../domain/customers/check-customer.ts';
import { ok, refuse } from '../../domain/result.ts';
import type { Deps } from '../deps.ts';
import { changedFields, historyAfter, isWithOwner, mayEdit, SALES_RIGHTS } from '../edits.ts';
import { openBusinessOf } from '../open-business.ts';
import type { CommandResult } from '../port.ts';
import { saveAsPending } from '../save.ts';

type Typed = Pick<Customer, 'name' | 'phones'>;

/** Correct the name or the first phone of somebody who buys; a refused one then waits to be sent again. [CUS-2, SYN-25] */
export async function editCustomer(
  { session$, now }: Deps,
  draft: CustomerDraft,
): Promise<CommandResult<'customers.edit'>> {
  const session = session$.value;
  const open = session && (await openBusinessOf(session));
  if (!open) return refuse({ type: 'SignedOut' });
  const checked = checkCustomer(draft);
  if (!checked.ok) return checked;
  const { id, name, phone } = checked.value;
  const { book } = session;
  const edited = await book.exclusive(async (): Promise<CommandResult<'customers.edit'>> => {
    const before = (await book.customers.find([id])).get(id);
    if (!before) return refuse({ type: 'NotHere' });
    if (!mayEdit(open, before, SALES_RIGHTS) || isWithOwner(before)) return refuse({ type: 'NotAllowed' });
    const { phones: known = [], ...rest } = before;
    const phones = [...(phone ? [phone] : []), ...known.slice(1)];
    const typed: Typed = { name, ...(phones.length > 0 && { phones }) };
    const changed = changedFields<Typed>(before, typed, ['name', 'phones']);
    if (changed.length === 0 && before.sync_state !== 'rejected') return ok({ id, name });
    const history = changed.length > 0 ? historyAfter(before, changed, { at: now().toISOString(), by: book.uid }) : {};
    await saveAsPending(book, book.customers, [{ before, after: { ...rest, ...typed, ...history } }]);
    return ok({ id, name });
  });
  if (edited.ok) session.sync.sendNow();
  return edited;
}
