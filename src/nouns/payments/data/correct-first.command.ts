import { firstValueFrom } from 'rxjs';
import { changeRecord } from '../../../data/change-record.ts';
import { firstPaymentCorrection } from '../../../contract/inputs/payments.ts';
import { command } from '../../../data/command.ts';
import { correctFirst, type FirstPayment, type FirstPaymentError } from '../../../domain/payments/first-payment.ts';
import type { PaidAtOnce } from '../../../domain/sales/first-payments.ts';
import { ok, refuse } from '../../../domain/result.ts';
import { storeNamed } from '../../../store/book.ts';
import { withoutContent } from '../../../store/edits.ts';
import type { Row, RowStore } from '../../../store/row-store.ts';
import { saleToPay } from './payable.ts';
import { collectionPaid, owedOn } from './payable-out.ts';

/** Fields of these documents that are used. */
type PaidRow = Row<{ business_id: string; created_by: string; voided_at?: string }> & PaidAtOnce<FirstPayment>;

const FIELDS = ['initial_payment', 'more_payments'] as const;

/**
 * Correct the payment made with a sale, a purchase, an expense or a flock: amount, method and transaction number, or
 * remove it. The payment is part of the document, whose history keeps the earlier values. [PAY-22, SAL-39, DOC-9]
 */
export const correctFirstPayment = command({
  name: 'payments.correctFirst',
  input: firstPaymentCorrection,
  saves: 'record',
  needs: 'member',
  run: async (work, correction) => {
    const { deps, session, open, book } = work;
    const { kind, id } = correction.of;
    const ledger = await firstValueFrom(session.ledger$);
    const paidFor = async () => {
      if (kind !== 'sale') {
        const owed = await owedOn(book, ledger?.db, open.business.id, { kind, id });
        return owed && { ...owed, party_id: owed.vendor_id };
      }
      const sale = await saleToPay(book, ledger?.db, open.business.id, id);
      return sale && { ...sale, party_id: sale.customer_id };
    };
    const changed = await changeRecord<PaidRow, FirstPaymentError | { type: 'NotHere' }>(work, {
      store: storeNamed(book, collectionPaid(kind)) as unknown as RowStore<PaidRow>,
      id,
      fields: FIELDS,
      reason: correction.reason,
      keepsWas: true,
      change: async (before) => {
        if (before.voided_at !== undefined) return refuse({ type: 'Voided' });
        const found = await paidFor();
        if (!found) return refuse({ type: 'NotHere' });
        const now = { at: deps.now().toISOString(), currency: open.settings.currency };
        const paid = correctFirst(before, correction, found, now);
        return paid.ok ? ok({ ...withoutContent(before, FIELDS), ...paid.value }) : paid;
      },
    });
    return changed.ok ? ok(null) : changed;
  },
});
