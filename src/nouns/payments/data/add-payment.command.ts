import { voidFact } from '../../../data/void-fact.ts';
import { paymentDraft } from '../../../contract/inputs/payments.ts';
import { idAndReason } from '../../../contract/inputs/shape.ts';
import { command } from '../../../data/command.ts';
import { firstValueFrom } from 'rxjs';
import { checkPayment, keptReference, type PaymentDraft } from '../../../domain/payments/check-payment.ts';
import { ok, refuse } from '../../../domain/result.ts';
import { accountToPay, saleToPay } from './payable.ts';
import { savePayment, type PaymentContent } from './save-payment.ts';

/**
 * Record money received for a sale, or from a customer on account. Idempotent: its id is part of the input.
 * [PAY-1, PAY-7, DAT-4]
 */
export const addPayment = command({
  name: 'payments.add',
  input: paymentDraft,
  saves: 'record',
  needs: 'add_sales',
  run: async ({ deps, session, open, book }, draft) => {
    const businessId = open.business.id;
    const ledger = await firstValueFrom(session.ledger$);
    return book.exclusive(async () => {
      if ((await book.payments.find([draft.id])).has(draft.id)) return ok({ id: draft.id });
      const payable =
        draft.sale_id === undefined
          ? await accountToPay(book, businessId, draft.customer_id)
          : await saleToPay(book, ledger?.db, businessId, draft.sale_id);
      if (!payable) return refuse({ type: 'NotHere' });
      const { balance, customer_id } = payable;
      const { currency } = open.settings;
      const checked = checkPayment(draft, { balance, customer_id }, { at: deps.now().toISOString(), currency });
      if (!checked.ok) return checked;
      await savePayment(book, deps, contentOf(draft, { business_id: businessId, customer_id, uid: book.uid }));
      return ok({ id: draft.id });
    });
  },
});

interface Around {
  readonly business_id: string;
  readonly customer_id: string | undefined;
  readonly uid: string;
}

/** Without a customer the payment has no party: only the sale identifies it. */
function contentOf(draft: PaymentDraft, { business_id, customer_id, uid }: Around): PaymentContent {
  const reference = keptReference(draft.reference);
  return {
    id: draft.id,
    business_id,
    direction: 'in',
    ...(customer_id === undefined ? { party_kind: 'none' } : { party_kind: 'customer', party_id: customer_id }),
    ...(draft.sale_id === undefined ? { target_kind: 'account' } : { target_kind: 'sale', target_id: draft.sale_id }),
    amount: draft.amount,
    method: draft.method,
    ...(reference !== undefined && { reference }),
    received_by: uid,
    occurred_at: draft.occurred_at,
  };
}

export const voidPayment = command({
  name: 'payments.void',
  input: idAndReason,
  needs: 'member',
  run: (work, input) => voidFact(work, 'payments', input),
});
