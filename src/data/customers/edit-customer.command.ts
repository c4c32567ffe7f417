import type { Customer } from '../../../schemas/customer.schema.ts';
import { checkCustomer, type CustomerDraft } from '../../domain/customers/check-customer.ts';
import { ok, refuse, type Result } from '../../domain/result.ts';
import { localDay } from '../../domain/time/local-day.ts';
import type { CustomerDoc } from '../book.ts';
import type { Deps } from '../deps.ts';
import { changedFields, historyAfter, isWithOwner, mayEdit, SALES_RIGHTS } from '../edits.ts';
import { openBusinessOf } from '../open-business.ts';
import type { CommandError, CommandInput, CommandResult } from '../port.ts';
import { saveAsPending } from '../save.ts';
import { TYPED_FIELDS, withTyped } from './customer-fields.ts';

/** Correct what is known of somebody who buys; a refused one then waits to be sent again. [CUS-2, CUS-4, SYN-25] */
export function editCustomer(deps: Deps, draft: CustomerDraft): Promise<CommandResult<'customers.edit'>> {
  return changeCustomer(deps, draft.id, (before, currency) => {
    const today = localDay(deps.now());
    const checked = checkCustomer(draft, { currency, today, storedPhone: before.phones?.[0] });
    return checked.ok ? ok(withTyped(before, checked.value)) : checked;
  });
}

/** Put somebody who no longer buys out of the lists, or back; nothing of theirs is deleted. [CUS-10] */
export function archiveCustomer(
  deps: Deps,
  { id, archived }: { id: string; archived: boolean },
): Promise<CommandResult<'customers.archive'>> {
  return changeCustomer<never>(deps, id, ({ archived: _before, ...rest }) =>
    ok(archived ? { ...rest, archived } : rest),
  );
}

/** Write down by when somebody said that they would pay, or that nothing is promised any more. [DEB-4] Errors: a day that has passed. */
export function promiseOfCustomer(
  deps: Deps,
  { id, promised_on }: CommandInput<'customers.promise'>,
): Promise<CommandResult<'customers.promise'>> {
  return changeCustomer<{ type: 'DayPassed' }>(deps, id, ({ promised_on: _before, ...rest }) => {
    if (promised_on === undefined) return ok(rest);
    return promised_on < localDay(deps.now()) ? refuse({ type: 'DayPassed' }) : ok({ ...rest, promised_on });
  });
}

/** Change the document of a customer by the right to; see `mayEdit`. */
export async function changeCustomer<E extends { type: string }>(
  { session$, now }: Deps,
  id: string,
  change: (before: CustomerDoc, currency: string) => Result<CustomerDoc, E> | Promise<Result<CustomerDoc, E>>,
): Promise<Result<{ id: string; name: string }, E | Exclude<CommandError<'customers.archive'>, never>>> {
  const session = session$.value;
  const open = session && (await openBusinessOf(session));
  if (!open) return refuse({ type: 'SignedOut' });
  const { book } = session;
  const edited = await book.exclusive(async () => {
    const before = (await book.customers.find([id])).get(id);
    if (!before) return refuse({ type: 'NotHere' } as const);
    if (!mayEdit(open, before, SALES_RIGHTS) || isWithOwner(before)) return refuse({ type: 'NotAllowed' } as const);
    const changing = await change(before, open.settings.currency);
    if (!changing.ok) return changing;
    const { name } = changing.value;
    const changed = changedFields<Customer>(before, changing.value, [
      ...TYPED_FIELDS,
      'archived',
      'promised_on',
      'merged_into',
    ]);
    if (changed.length === 0 && before.sync_state !== 'rejected') return ok({ id, name });
    const history = changed.length > 0 ? historyAfter(before, changed, { at: now().toISOString(), by: book.uid }) : {};
    await saveAsPending(book, book.customers, [{ before, after: { ...changing.value, ...history } }]);
    return ok({ id, name });
  });
  if (edited.ok) session.sync.sendNow();
  return edited;
}
