import type { ReturnablePurchase } from '../../../domain/purchases/check-purchase-return.ts';
import type { Book, PurchaseDoc } from '../../../store/book.ts';
import { debtId } from '../../../books/keep/names.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { ACCOUNTS } from '../../../domain/ledger/posting.ts';
import { whatFollowed } from '../../sales/data/what-followed.ts';
import { purchaseTotals } from './purchase-debts.ts';

/** A purchase whose goods may go back, with what went back before. Units: minor units. */
export interface Returnable extends ReturnablePurchase {
  readonly purchase: PurchaseDoc;
  /** The oldest first. */
  readonly returns: readonly PurchaseDoc[];
}

/** What is known of a purchase for sending goods of it back; what went back is read from the books. [PUR-8] */
export async function returnableOf(book: Book, db: LedgerDatabase, purchase: PurchaseDoc): Promise<Returnable> {
  const [debt, returns] = await Promise.all([
    db.debts.get(debtId(ACCOUNTS.payables, purchase.id)),
    sentBackOf(book, db, purchase.id),
  ]);
  const { paid, balance } = purchaseTotals(purchase, debt);
  return {
    purchase,
    came_at: purchase.occurred_at,
    returns,
    before: returns.flatMap(({ lines }) => lines),
    balance,
    paid,
  };
}

/** What went back of a purchase, as the books know it, the oldest first. */
export async function sentBackOf(book: Book, db: LedgerDatabase | undefined, id: string): Promise<PurchaseDoc[]> {
  const followed = await whatFollowed(db, id);
  return [...(await book.purchases.find(followed.returns)).values()].sort((a, b) =>
    a.newest_first === b.newest_first ? a.device_seq - b.device_seq : b.newest_first - a.newest_first,
  );
}

/** Whether goods of it may go back at all: of one kind, in the books, and not what went back itself. */
export const isReturnable = ({ kind, goods, voided_at, sync_state }: PurchaseDoc): boolean =>
  kind === 'purchase' && goods !== 'both' && voided_at === undefined && sync_state !== 'rejected';
