import type { Vendor } from '../../../schemas/vendor.schema.ts';
import { checkCustomer } from '../../domain/customers/check-customer.ts';
import { ok, refuse } from '../../domain/result.ts';
import { localDay } from '../../domain/time/local-day.ts';
import type { Deps } from '../deps.ts';
import { openBusinessOf } from '../open-business.ts';
import type { CommandInput, CommandResult } from '../port.ts';
import type { Row, RowStore } from '../row-store.ts';
import { saveAsPending } from '../save.ts';
import { mayDo } from '../session.ts';

/** Add a supplier by name and phone; possible in the middle of a purchase. [VEN-1] */
export async function addVendor(deps: Deps, draft: CommandInput<'vendors.add'>): Promise<CommandResult<'vendors.add'>> {
  const session = deps.session$.value;
  const open = session && (await openBusinessOf(session));
  if (!open) return refuse({ type: 'SignedOut' });
  if (!mayDo(open, 'add_purchases')) return refuse({ type: 'NotAllowed' });
  const { id, name, phone } = draft;
  // What a name and a phone must be is the same for who buys and for who sells to us.
  const checked = checkCustomer({ id, name, phone }, { currency: open.settings.currency, today: localDay(deps.now()) });
  if (!checked.ok) return checked;
  const device_id = await deps.device.ensure('device_id', deps.newId);
  const { book } = session;
  const store = book.vendors as unknown as RowStore<Row<Vendor>>;
  return book.exclusive(async () => {
    const known = (await store.find([id])).get(id);
    if (known) return ok({ id, name: known.name });
    const vendor: Vendor = {
      id,
      vendor_uid: id,
      business_id: open.business.id,
      created_at: deps.now().toISOString(),
      created_by: book.uid,
      device_id,
      rev: 0,
      name: checked.value.name,
      ...(checked.value.phone && { phones: [checked.value.phone] }),
    };
    await saveAsPending(book, store, [{ after: vendor }]);
    return ok({ id, name: vendor.name });
  });
}
