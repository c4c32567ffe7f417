import { command } from '../command.ts';
import { ok, refuse } from '../../domain/result.ts';
import { localDay } from '../../domain/time/local-day.ts';
import type { SaleDoc } from '../book.ts';
import { changedFields, historyAfter, isWithOwner, mayEdit, SALES_RIGHTS } from '../edits.ts';
import type { CommandResult } from '../../contract/port.ts';
import { saveAsPending } from '../save.ts';
import { birdsWithheld } from './birds-withheld.ts';

/**
 * An order or a delivery goes on. A confirmed order becomes a sale now: its goods leave the stock, its deposit stays at the time
 * it was paid. [SAL-34] What was brought to the customer has left too. [SAL-36]
 */
export const progressSale = command({
  name: 'sales.progress',
  saves: 'record',
  needs: 'member',
  run: async ({ deps: { now }, session, open, book }, { id, to }) => {
    return book.exclusive(async (): Promise<CommandResult<'sales.progress'>> => {
      const before = (await book.sales.find([id])).get(id);
      if (!before || before.kind !== 'sale') return refuse({ type: 'NotHere' });
      if (!mayEdit(open, before, SALES_RIGHTS) || isWithOwner(before)) return refuse({ type: 'NotAllowed' });
      if (before.voided_at !== undefined) return refuse({ type: 'Voided' });
      if (to !== 'confirmed' && !before.delivery) return refuse({ type: 'NotHere' });
      const moment = now();
      const leaves = before.status === 'order' && (to === 'confirmed' || to === 'delivered');
      const withheld =
        leaves && (await birdsWithheld(session, { open, lines: before.lines, when: { from: moment, until: moment } }));
      if (withheld) return refuse(withheld);
      const progressed: SaleDoc = {
        ...before,
        ...(leaves && { status: 'confirmed', confirmed_at: moment.toISOString(), confirmed_day: localDay(moment) }),
        ...(to !== 'confirmed' && { delivery: { ...before.delivery, status: to, by: book.uid } }),
      };
      const changed = changedFields<SaleDoc>(before, progressed, ['status', 'delivery']);
      if (changed.length === 0) return ok(null);
      const history = historyAfter(before, changed, { at: moment.toISOString(), by: book.uid, keepsWas: true });
      await saveAsPending(book, book.sales, [{ before, after: { ...progressed, ...history } }]);
      return ok(null);
    });
  },
});
