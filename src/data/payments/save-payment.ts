import type { Payment } from '../../../schemas/payment.schema.ts';
import { localDay } from '../../domain/time/local-day.ts';
import type { Book } from '../book.ts';
import type { Deps } from '../deps.ts';
import { hasNumber } from '../has-number.ts';
import type { Row, RowStore } from '../row-store.ts';
import { newestFirst } from '../rx-schema.ts';
import { saveAsPending } from '../save.ts';
import { takeNumbers } from '../upkeep-store.ts';

/** What a payment says of itself; the device adds numbers and times. */
export type PaymentContent = Pick<
  Payment,
  'id' | 'business_id' | 'direction' | 'party_kind' | 'party_id' | 'target_kind' | 'target_id' | 'amount' | 'method' | 'reference' | 'received_by'
>; // prettier-ignore

/** The stored payments of a book. */
export const paymentsOf = ({ payments }: Book): RowStore<Row<Payment>> => payments as unknown as RowStore<Row<Payment>>;

/** Store a new payment of this moment. Call it inside `book.exclusive`. [PAY-1, DOC-3] */
export async function savePayment(book: Book, { device, now, newId }: Deps, content: PaymentContent): Promise<void> {
  const { id, business_id } = content;
  const [device_id, numbers] = await Promise.all([
    device.ensure('device_id', newId),
    takeNumbers(book.upkeep, business_id, { id, sale: false }, hasNumber(book)),
  ]);
  const moment = now();
  const at = moment.toISOString();
  const document = {
    ...content,
    occurred_at: at,
    day: localDay(moment),
    created_at: at,
    created_by: book.uid,
    rev: 0,
    device_id,
    device_seq: numbers.device_seq,
  };
  const after = { ...document, newest_first: newestFirst(at) } as unknown as Row<Payment>;
  await saveAsPending(book, paymentsOf(book), [{ after }], numbers);
  book.upkeep.lastStored = document;
}
