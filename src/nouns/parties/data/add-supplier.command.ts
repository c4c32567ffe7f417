import { command } from '../../../data/command.ts';
import { ok } from '../../../domain/result.ts';
import { checkSupplier } from '../../../domain/suppliers/check-supplier.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import { saveAsPending } from '../../../store/save.ts';
import { newSupplier } from './supplier-fields.ts';

/** Add somebody we buy from. Its id arrives with it, so running it twice is running it once. [VEN-1, VEN-4] */
export const addSupplier = command({
  name: 'suppliers.add',
  saves: 'record',
  needs: 'add_purchases',
  run: async ({ deps, open, book }, draft) => {
    const { country, settings: { currency } } = open; // prettier-ignore
    const checked = checkSupplier(draft, { currency, country, today: localDay(deps.now()) });
    if (!checked.ok) return checked;
    const { id, name } = checked.value;
    const device_id = await deps.device.ensure('device_id', deps.newId);
    return book.exclusive(async () => {
      const known = (await book.vendors.find([id])).get(id);
      if (known) return ok({ id, name: known.name });
      const at = deps.now().toISOString();
      const after = newSupplier(checked.value, { business_id: open.business.id, uid: book.uid, device_id, at });
      await saveAsPending(book, book.vendors, [{ after }]);
      return ok({ id, name });
    });
  },
});
