import type { Payment } from '../../../../schemas/payment.schema.ts';
import type { Book } from '../../../store/book.ts';
import type { Deps } from '../../../data/deps.ts';
import { saveNewFact } from '../../../data/new-fact.ts';

/** Content of a payment; the device adds numbers and times. */
export type PaymentContent = Pick<
  Payment,
  'id' | 'business_id' | 'direction' | 'party_kind' | 'party_id' | 'target_kind' | 'target_id' | 'amount' | 'method' | 'reference' | 'received_by'
> & { readonly occurred_at?: string | undefined }; // prettier-ignore

/**
 * Store a new payment, at the present moment unless another is given. Call it inside `book.exclusive`.
 * [PAY-1, PAY-14, DOC-3]
 */
export async function savePayment(book: Book, deps: Deps, payment: PaymentContent): Promise<void> {
  const { occurred_at, ...content } = payment;
  const { id, business_id } = content;
  await saveNewFact(deps, book, book.payments, { id, business_id, occurred_at, content: () => content });
}
