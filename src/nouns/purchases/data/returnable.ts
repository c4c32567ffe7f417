import type { ReturnablePurchase } from '../../../domain/purchases/check-purchase-return.ts';
import type { Book, PurchaseDoc } from '../../../store/book.ts';
import { debtId } from '../../../books/keep/names.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { ACCOUNTS } from '../../../domain/ledger/posting.ts';
import { whatFollowed } from '../../sales/data/what-followed.ts';
import { purchaseTotals } from './purchase-debts.ts';

/** A purchase whose goods may be returned, with earlier returns. Units: minor units. */
export interface Returnable extends ReturnablePurchase {
  readonly purchase: PurchaseDoc;
  /** Oldest first. */
  readonly returns: readonly PurchaseDoc[];
}

/** Data of a purchase for a return of its goods; earlier returns are read from the books. [PUR-8] */
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

/** Booked returns of a purchase, oldest first. */
export async function sentBackOf(book: Book, db: LedgerDatabase | undefined, id: string): Promise<PurchaseDoc[]> {
  const followed = await whatFollowed(db, id);
  return [...(await book.purchases.find(followed.returns)).values()].sort((a, b) =>
    a.newest_first === b.newest_first ? a.device_seq - b.device_seq : b.newest_first - a.newest_first,
  );
}

/**
 * True when its goods may be returned at all: it is a valid purchase of goods, in the books, and not a return itself.
 */
export const isReturnable = ({ kind, goods, voided_at, sync_state }: PurchaseDoc): boolean =>
  kind === 'purchase' && goods !== 'both' && voided_at === undefined && sync_state !== 'rejected';
