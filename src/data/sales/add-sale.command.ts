import type { Sale } from '../../../schemas/sale.schema.ts';
import { checkSale, type SaleDraft } from '../../domain/sales/check-sale.ts';
import { refuse, ok } from '../../domain/result.ts';
import { localDay } from '../../domain/time/local-day.ts';
import type { Deps } from '../deps.ts';
import { newDeviceTag } from '../device-store.ts';
import { hasNumber } from '../has-number.ts';
import type { CommandResult } from '../port.ts';
import { newestFirst } from '../rx-schema.ts';
import { saveAsPending } from '../save.ts';
import { mayDo } from '../session.ts';
import { openBusinessOf } from '../open-business.ts';
import { takeNumbers } from '../upkeep-store.ts';
import { saleContent } from './sale-content.ts';

/** Record a sale. Its id arrives with it, so running it twice is running it once. [SAL-1, DAT-4] */
export async function addSale(deps: Deps, draft: SaleDraft): Promise<CommandResult<'sales.add'>> {
  const { device, session$, now, newId } = deps;
  const session = session$.value;
  const open = session && (await openBusinessOf(session));
  if (!open) return refuse({ type: 'SignedOut' });
  if (!mayDo(open, 'add_sales')) return refuse({ type: 'NotAllowed' });
  const moment = now();
  const checked = checkSale(draft, { at: moment.toISOString(), today: localDay(moment) });
  if (!checked.ok) return checked;

  const { book } = session;
  const businessId = open.business.id;
  return book.exclusive(async () => {
    // At once, as none waits for another: numbers taken for a sale that is here already are given again to the next.
    const [found, tag, device_id, numbers] = await Promise.all([
      book.sales.find([draft.id]),
      device.ensure('device_tag', newDeviceTag),
      device.ensure('device_id', newId),
      takeNumbers(book.upkeep, businessId, { id: draft.id, sale: true }, hasNumber(book)),
    ]);
    const known = found.get(draft.id);
    if (known) return ok({ id: known.id, sale_no: known.sale_no });
    const occurred_at = draft.occurred_at ?? moment.toISOString();
    const sale: Sale = {
      id: draft.id,
      business_id: businessId,
      ...saleContent(draft, occurred_at),
      created_at: moment.toISOString(),
      created_by: book.uid,
      device_id,
      device_seq: numbers.device_seq,
      rev: 0,
      sale_no: saleNo(tag, numbers.sale_count),
      kind: 'sale',
      status: draft.is_order ? 'order' : 'confirmed',
      channel: draft.delivery ? 'delivery' : 'counter',
    };
    const after = { ...sale, newest_first: newestFirst(occurred_at) };
    await saveAsPending(book, book.sales, [{ after }], numbers);
    book.upkeep.lastStored = sale;
    return ok({ id: sale.id, sale_no: sale.sale_no });
  });
}

/** `<device tag>-<counter>`, unique without a server. [SAL-6] */
export const saleNo = (tag: string, count: number): string => `${tag}-${String(count).padStart(4, '0')}`;
