import { command } from '../../../data/command.ts';
import { checkCustomer } from '../../../domain/customers/check-customer.ts';
import { ok } from '../../../domain/result.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import { saveAsPending } from '../../../store/save.ts';
import { newCustomer } from './new-customer.ts';

/** Add somebody who buys; possible in the middle of a sale. [CUS-2, CUS-3, CUS-4] */
export const addCustomer = command({
  name: 'customers.add',
  saves: 'record',
  needs: 'add_sales',
  run: async ({ deps, open, book }, draft) => {
    const { country, settings: { currency } } = open; // prettier-ignore
    const checked = checkCustomer(draft, { currency, country, today: localDay(deps.now()) });
    if (!checked.ok) return checked;
    const { id, name } = checked.value;
    const device_id = await deps.device.ensure('device_id', deps.newId);
    return book.exclusive(async () => {
      const known = (await book.customers.find([id])).get(id);
      if (known) return ok({ id, name: known.name });
      const at = deps.now().toISOString();
      const after = newCustomer(checked.value, { business_id: open.business.id, uid: book.uid, device_id, at });
      await saveAsPending(book, book.customers, [{ after }]);
      return ok({ id, name });
    });
  },
});
