import { saleReturn } from '../../../contract/inputs/sales.ts';
import { command } from '../../../data/command.ts';
import { firstValueFrom } from 'rxjs';
import type { Sale } from '../../../../schemas/sale.schema.ts';
import { checkReturn, type ReturnDraft } from '../../../domain/sales/check-return.ts';
import { keptReference } from '../../../domain/payments/check-payment.ts';
import { ok, refuse } from '../../../domain/result.ts';
import { saveNewFact } from '../../../data/new-fact.ts';
import { saleNo } from './add-sale.command.ts';
import { returnableSale } from './returnable.ts';

/**
 * Record goods that a customer returns: one document, including money refunded at once. [SAL-33, PAY-11] Idempotent:
 * its id is part of the input.
 */
export const returnSale = command({
  name: 'sales.return',
  input: saleReturn,
  saves: 'record',
  needs: 'add_sales',
  run: async ({ deps, session, open, book }, draft) => {
    const ledger = await firstValueFrom(session.ledger$);
    return book.exclusive(async () => {
      const known = (await book.sales.find([draft.id])).get(draft.id);
      if (known) return ok({ id: known.id, sale_no: known.sale_no });
      const of = await returnableSale(book, ledger?.db, open.business.id, draft.of_sale_id);
      if (!of) return refuse({ type: 'NotHere' });
      const checked = checkReturn(draft, of, deps.now().toISOString());
      if (!checked.ok) return checked;
      const { total: _total, ...back } = checked.value;
      const note = draft.note?.trim();
      const { customer_id, customer_name, channel } = of.sale;
      const { id, sale_no } = await saveNewFact(deps, book, book.sales, {
        id: draft.id,
        business_id: open.business.id,
        occurred_at: draft.occurred_at,
        kind: 'sale',
        content: ({ tag, count }) =>
          ({
            sale_no: saleNo(tag, count),
            kind: 'return',
            of_sale_id: draft.of_sale_id,
            status: 'confirmed',
            channel,
            ...back,
            ...(customer_id !== undefined && { customer_id }),
            ...(customer_name !== undefined && { customer_name }),
            ...paidBack(draft),
            ...(note && { note }),
          }) satisfies Partial<Sale>,
      });
      return ok({ id, sale_no });
    });
  },
});

/** The first payment of a return is outgoing. */
function paidBack({ pay_back }: ReturnDraft): Pick<Sale, 'initial_payment'> {
  if (!pay_back || pay_back.amount === 0) return {};
  const reference = keptReference(pay_back.reference);
  return {
    initial_payment: {
      amount: pay_back.amount,
      method: pay_back.method,
      ...(reference !== undefined && { reference }),
    },
  };
}
