import { purchaseReturn } from '../../../contract/inputs/purchases.ts';
import { command } from '../../../data/command.ts';
import { firstValueFrom } from 'rxjs';
import type { Purchase } from '../../../../schemas/purchase.schema.ts';
import { keptReference } from '../../../domain/payments/check-payment.ts';
import { checkPurchaseReturn, type PurchaseReturnDraft } from '../../../domain/purchases/check-purchase-return.ts';
import { ok, refuse } from '../../../domain/result.ts';
import { mayAdd } from '../../../data/rights.ts';
import { saveNewFact } from '../../../data/new-fact.ts';
import type { CommandResult } from '../../../contract/port.ts';
import { purchaseNo } from './add-purchase.command.ts';
import { isReturnable, returnableOf } from './returnable.ts';

/**
 * Record goods of a purchase that are returned to the supplier: one document, including money refunded at once. [PUR-8]
 * Idempotent: its id is part of the input.
 */
export const returnPurchase = command({
  name: 'purchases.return',
  input: purchaseReturn,
  saves: 'record',
  needs: 'member',
  run: async ({ deps, session, open, book }, draft) => {
    const ledger = await firstValueFrom(session.ledger$);
    return book.exclusive(async (): Promise<CommandResult<'purchases.return'>> => {
      const found = await book.purchases.find([draft.id, draft.of_purchase_id]);
      const known = found.get(draft.id);
      if (known) return ok({ id: known.id, purchase_no: known.purchase_no });
      const purchase = found.get(draft.of_purchase_id);
      if (!ledger || purchase?.business_id !== open.business.id || !isReturnable(purchase))
        return refuse({ type: 'NotHere' });
      if (!mayAdd(open, 'purchases', purchase)) return refuse({ type: 'NotAllowed' });
      const checked = checkPurchaseReturn(
        draft,
        await returnableOf(book, ledger.db, purchase),
        deps.now().toISOString(),
      );
      if (!checked.ok) return checked;
      const { goods, vendor_id, vendor_name, tax_recoverable } = purchase;
      const note = draft.note?.trim().slice(0, 500);
      const { id, purchase_no } = await saveNewFact(deps, book, book.purchases, {
        id: draft.id,
        business_id: open.business.id,
        occurred_at: draft.occurred_at,
        kind: 'purchase',
        content: ({ tag, count }) =>
          ({
            purchase_no: purchaseNo(tag, count),
            kind: 'return',
            of_purchase_id: purchase.id,
            goods,
            lines: checked.value.lines,
            ...(vendor_id !== undefined && { vendor_id }),
            ...(vendor_name !== undefined && { vendor_name }),
            ...(tax_recoverable !== undefined && { tax_recoverable }),
            ...givenBack(draft),
            ...(note && { note }),
          }) satisfies Partial<Purchase>,
      });
      return ok({ id, purchase_no });
    });
  },
});

/** The first payment of a return is incoming. */
function givenBack({ pay_back }: PurchaseReturnDraft): Pick<Purchase, 'initial_payment'> {
  if (!pay_back || pay_back.amount === 0) return {};
  const { amount, method } = pay_back;
  const reference = keptReference(pay_back.reference);
  return { initial_payment: { amount, method, ...(reference !== undefined && { reference }) } };
}
