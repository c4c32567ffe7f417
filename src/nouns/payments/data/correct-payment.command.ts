import { firstValueFrom } from 'rxjs';
import type { Payment } from '../../../../schemas/payment.schema.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { paymentCorrection } from '../../../contract/inputs/payments.ts';
import { type BusinessWork, command } from '../../../data/command.ts';
import { correctFact } from '../../../data/correct-fact.ts';
import { moveOf } from '../../../domain/money/money-moves.ts';
import { checkPayOut, type OwedKind, type PayOutError } from '../../../domain/payments/check-payment-out.ts';
import { checkPayment, keptReference, type PaymentError } from '../../../domain/payments/check-payment.ts';
import type { PaymentCorrection } from '../../../domain/payments/payment-correction.ts';
import { ok, refuse, type Result } from '../../../domain/result.ts';
import { saleToPay } from './payable.ts';
import { owedOn } from './payable-out.ts';

type Refused = PaymentError | PayOutError | { type: 'NotAllowed' };

/**
 * Correct a payment, in or out: amount, method, transaction number and day. Its target and its party stay.
 * [PAY-20, DOC-20]
 */
export const correctPayment = command({
  name: 'payments.correct',
  input: paymentCorrection,
  saves: 'record',
  needs: 'member',
  run: async (work, right) => {
    if (right.reason.trim() === '') return refuse({ type: 'ReasonMissing' });
    const ledger = await firstValueFrom(work.session.ledger$);
    return correctFact<Payment, Refused>(work, 'payments', {
      id: right.id,
      reason: right.reason,
      change: async (before) => {
        const refusal = await refusalOf(work, ledger?.db, before, right);
        if (refusal) return refuse(refusal);
        const { direction, party_kind, party_id, target_kind, target_id, received_by, note } = before;
        const reference = keptReference(right.reference);
        return ok({
          occurred_at: right.occurred_at,
          content: {
            direction,
            party_kind,
            ...(party_id !== undefined && { party_id }),
            target_kind,
            ...(target_id !== undefined && { target_id }),
            received_by,
            ...(note !== undefined && { note }),
            amount: right.amount,
            method: right.method,
            ...(reference !== undefined && { reference }),
          },
        });
      },
    });
  },
});

/** Check as for a new payment, without counting the wrong one. */
async function refusalOf(
  { deps, book, open }: BusinessWork,
  db: LedgerDatabase | undefined,
  before: Payment,
  { id, amount, method, reference, occurred_at }: PaymentCorrection,
): Promise<Refused | undefined> {
  const { direction, party_kind, party_id, target_kind, target_id = '' } = before;
  // Money beside sales and spending has a form of its own. [PAY-15]
  if (moveOf(before) !== undefined) return { type: 'NotAllowed' };
  const now = { at: deps.now().toISOString(), currency: open.settings.currency };
  const typed = { id, amount, method, reference, occurred_at };
  const business = open.business.id;
  const errorOf = (checked: Result<unknown, Refused>) => (checked.ok ? undefined : checked.error);
  if (target_kind === 'sale' || party_kind === 'customer') {
    // Without a party the amount is limited to the open balance; a refund is not, as it was paid before.
    const isBounded = party_kind === 'none' && direction === 'in';
    const sale = isBounded ? await saleToPay(book, db, business, target_id) : undefined;
    const most = { balance: (sale?.balance ?? 0) + before.amount, customer_id: isBounded ? undefined : (party_id ?? target_id) };
    return errorOf(checkPayment({ ...typed, sale_id: target_id }, most, now));
  }
  const isBounded = party_kind === 'none' && direction === 'out';
  const kind = target_kind as OwedKind;
  const owed = isBounded ? await owedOn(book, db, business, { kind, id: target_id }) : undefined;
  const most = { balance: (owed?.balance ?? 0) + before.amount, vendor_id: isBounded ? undefined : (party_id ?? target_id) };
  return errorOf(checkPayOut({ ...typed, to: { kind, id: target_id } }, most, now));
} // prettier-ignore
