import type { Payment } from '../../../../schemas/payment.schema.ts';
import type { Book } from '../../../store/book.ts';
import type { Deps } from '../../../data/deps.ts';
import { saveNewFact } from '../../../data/new-fact.ts';

/** What a payment says of itself; the device adds numbers and times. */
export type PaymentContent = Pick<
  Payment,
  'id' | 'business_id' | 'direction' | 'party_kind' | 'party_id' | 'target_kind' | 'target_id' | 'amount' | 'method' | 'reference' | 'received_by'
>; // prettier-ignore

/** Store a new payment of this moment. Call it inside `book.exclusive`. [PAY-1, DOC-3] */
export async function savePayment(book: Book, deps: Deps, content: PaymentContent): Promise<void> {
  const { id, business_id } = content;
  await saveNewFact(deps, book, book.payments, { id, business_id, content: () => content });
}
