import type { Payment } from '../../../../schemas/payment.schema.ts';
import { correctionId } from '../../../domain/corrections/correction-id.ts';
import type { PurchaseDoc, SaleDoc } from '../../../store/book.ts';
import { heardPhones, workIds, voidedList } from '../../../books/keep/work-list.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import type { PaymentRow } from '../../../contract/payments.ts';
import type { Row } from '../../../store/row-store.ts';

/** Details of a payment row beside the payment itself. */
export interface PaymentNames {
  readonly nameOf: (uid: string) => string | undefined;
  /** The tag in the numbers of a phone. */
  readonly phoneOf: (deviceId: string) => string | undefined;
  /** Ids of the payments listed beside it. */
  readonly later: ReadonlySet<string>;
}

/**
 * A payment in the history of its document. `counted` is the direction that settles; the other direction is a refund.
 * [PAY-9]
 */
export const paymentRow = (one: Row<Payment>, counted: Payment['direction'], names: PaymentNames): PaymentRow => ({
  id: one.id,
  at: one.occurred_at,
  amount: one.direction === counted ? one.amount : -one.amount,
  method: one.method,
  reference: one.reference,
  by: names.nameOf(counted === 'in' ? one.received_by : one.created_by),
  phone: names.phoneOf(one.device_id),
  ...(one.voided_at !== undefined && {
    voided: one.void_reason ?? '',
    void: {
      at: one.voided_at,
      by: names.nameOf(one.voided_by ?? ''),
      corrected: names.later.has(correctionId(one.id)),
    },
  }),
  sync: one.sync_state,
});

/** Returned goods settle their value; money refunded with them counts in the opposite direction. [PAY-11, PUR-8] */
export function returnRows(
  back: SaleDoc | PurchaseDoc,
  total: number,
  { nameOf, phoneOf }: Pick<PaymentNames, 'nameOf' | 'phoneOf'>,
): PaymentRow[] {
  const { id, occurred_at: at, sync_state: sync, initial_payment: paid } = back;
  const row = { id, at, by: nameOf(back.created_by), phone: phoneOf(back.device_id), sync };
  const goods: PaymentRow = { ...row, amount: total, method: 'credit_note', is_return: true };
  if (!paid) return [goods];
  return [goods, { ...row, id: `${id} paid`, amount: -paid.amount, method: paid.method, reference: paid.reference }];
}

type Happened = Pick<Payment, 'occurred_at' | 'device_seq'>;

/** Order of events; those of one moment and one phone by their numbers. */
export const asTheyHappened = (a: Happened, b: Happened): number =>
  a.occurred_at === b.occurred_at ? a.device_seq - b.device_seq : a.occurred_at < b.occurred_at ? -1 : 1;

/** Ids of voided payments; they are in the history but do not count. */
export const voidedPayments = (db: LedgerDatabase, target: string): Promise<string[]> =>
  workIds(db, voidedList(target));

/** The tag of each phone that recorded a numbered document. */
export async function phoneTags(db: LedgerDatabase | undefined): Promise<PaymentNames['phoneOf']> {
  const tags = new Map((db ? await heardPhones(db) : []).map(({ device_id, tag }) => [device_id, tag]));
  return (deviceId) => tags.get(deviceId);
}
