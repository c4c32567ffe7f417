import type { ReturnableSale } from '../../../domain/sales/check-return.ts';
import type { Book, SaleDoc } from '../../../store/book.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { saleToPay } from '../../payments/data/payable.ts';
import { whatFollowed } from './what-followed.ts';

/** A sale whose goods may be returned, with earlier returns, oldest first. Units: minor units. */
interface Returnable extends ReturnableSale {
  readonly sale: SaleDoc;
  readonly before: readonly SaleDoc[];
}

/**
 * The sale of the business with this id; undefined when it is not on this phone, was voided, or no goods have been
 * handed out yet. [SAL-33]
 */
export async function returnableSale(
  book: Book,
  db: LedgerDatabase | undefined,
  businessId: string,
  id: string,
): Promise<Returnable | undefined> {
  const payable = await saleToPay(book, db, businessId, id);
  if (!payable || payable.sale.status === 'order' || payable.sale.sync_state === 'rejected') return undefined;
  const { sale, balance, paid } = payable;
  return { sale, left_at: sale.confirmed_at ?? sale.occurred_at, before: await returnsOf(book, db, id), balance, paid };
}

/** Booked returns of a sale, oldest first. */
export async function returnsOf(book: Book, db: LedgerDatabase | undefined, id: string): Promise<SaleDoc[]> {
  const { returns } = await whatFollowed(db, id);
  return [...(await book.sales.find(returns)).values()].sort((a, b) => a.device_seq - b.device_seq);
}
