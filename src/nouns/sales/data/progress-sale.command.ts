import type { CommandError } from '../../../contract/port.ts';
import { changeRecord } from '../../../data/change-record.ts';
import { saleProgress } from '../../../contract/inputs/sales.ts';
import { command } from '../../../data/command.ts';
import { ok, refuse } from '../../../domain/result.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import type { SaleDoc } from '../../../store/book.ts';
import { birdsWithheld } from './birds-withheld.ts';

/**
 * Advance an order or a delivery. A confirmed order becomes a sale now: its goods leave the stock, its deposit keeps
 * the time of its payment. [SAL-34] Delivered goods have left too. [SAL-36]
 */
export const progressSale = command({
  name: 'sales.progress',
  input: saleProgress,
  saves: 'record',
  needs: 'member',
  run: async (work, { id, to }) => {
    const { deps, session, open, book } = work;
    const progressed = await changeRecord<SaleDoc, CommandError<'sales.progress'>>(work, {
      store: book.sales,
      id,
      fields: ['status', 'delivery'],
      keepsWas: true,
      async change(before) {
        if (before.kind !== 'sale' || (to !== 'confirmed' && !before.delivery)) return refuse({ type: 'NotHere' });
        if (before.voided_at !== undefined) return refuse({ type: 'Voided' });
        const moment = deps.now();
        const leaves = before.status === 'order' && (to === 'confirmed' || to === 'delivered');
        const when = { from: moment, until: moment };
        const withheld = leaves && (await birdsWithheld(session, { open, lines: before.lines, when }));
        if (withheld) return refuse(withheld);
        return ok({
          ...before,
          ...(leaves && { status: 'confirmed', confirmed_at: moment.toISOString(), confirmed_day: localDay(moment) }),
          ...(to !== 'confirmed' && { delivery: { ...before.delivery, status: to, by: book.uid } }),
        });
      },
    });
    return progressed.ok ? ok(null) : progressed;
  },
});
