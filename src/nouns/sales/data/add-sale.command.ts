import { saleDraft } from '../../../contract/inputs/sales.ts';
import { command } from '../../../data/command.ts';
import type { Sale } from '../../../../schemas/sale.schema.ts';
import { checkSale } from '../../../domain/sales/check-sale.ts';
import { refuse, ok } from '../../../domain/result.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import { stretchOf } from '../../../domain/time/stretch.ts';
import { saveNewFact } from '../../../data/new-fact.ts';
import type { CommandResult } from '../../../contract/port.ts';
import { birdsWithheld } from './birds-withheld.ts';
import { saleContent } from './sale-content.ts';

/** Record a sale. Idempotent: its id is part of the input. [SAL-1, DAT-4] */
export const addSale = command({
  name: 'sales.add',
  input: saleDraft,
  saves: 'record',
  needs: 'add_sales',
  run: async ({ deps, session, open, book }, draft) => {
    const { now } = deps;
    const moment = now();
    const occurred_at = draft.occurred_at ?? moment.toISOString();
    const checked = checkSale(draft, {
      at: moment.toISOString(),
      // A sale of last month may have been due last month.
      today: localDay(new Date(occurred_at)),
      currency: open.settings.currency,
      cash_step: open.settings.cash_step,
    });
    if (!checked.ok) return checked;

    return book.exclusive(async (): Promise<CommandResult<'sales.add'>> => {
      // Ordered goods leave later: the check is repeated then.
      const withheld =
        !draft.is_order &&
        (await birdsWithheld(session, {
          open,
          lines: draft.lines,
          when: stretchOf({ occurred_at, created_at: moment.toISOString() }),
        }));
      if (withheld && !(await book.sales.find([draft.id])).has(draft.id)) return refuse(withheld);
      const { id, sale_no } = await saveNewFact(deps, book, book.sales, {
        id: draft.id,
        business_id: open.business.id,
        occurred_at,
        kind: 'sale',
        content: ({ tag, count }) =>
          ({
            ...saleContent(draft, occurred_at),
            sale_no: saleNo(tag, count),
            kind: 'sale',
            status: draft.is_order ? 'order' : 'confirmed',
            channel: draft.delivery ? 'delivery' : 'counter',
          }) satisfies Partial<Sale>,
      });
      return ok({ id, sale_no });
    });
  },
});

/** `<device tag>-<counter>`, unique without a server. [SAL-6] */
export const saleNo = (tag: string, count: number): string => `${tag}-${String(count).padStart(4, '0')}`;
