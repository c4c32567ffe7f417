import { query } from '../../../data/query.ts';
import { combineLatest, from, switchMap } from 'rxjs';
import { stillOut } from '../../../domain/sales/check-return.ts';
import { ACCOUNTS } from '../../../domain/ledger/posting.ts';
import type { Book } from '../../../store/book.ts';
import { debtId } from '../../../books/keep/names.ts';
import { fromLedger } from '../../../books/read/balances.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { changesIn, whenBusinessOpen } from '../../../data/live.ts';
import type { SaleToReturn } from '../../../contract/sales.ts';
import { returnableSale } from './returnable.ts';
import { whatFollowed } from './what-followed.ts';

/** A sale with the quantities that may still be returned; null when it is not on this phone, or none may. [SAL-33] */
export const saleToReturn = query({
  name: 'sales.toReturn',
  read: (deps, { id }) =>
    whenBusinessOpen<SaleToReturn | null>(
      deps,
      (session, businessId) =>
        combineLatest([
          fromLedger(session, ({ db }) => seenBy(db, id).then(() => db), undefined),
          changesIn(session.book.sales),
        ]).pipe(switchMap(([db]) => from(viewOf(session.book, db, businessId, id)))),
      null,
    ),
});

/** The booked data of a sale: any change of it changes the answer. */
const seenBy = async (db: LedgerDatabase, id: string): Promise<unknown> => [
  await db.debts.get(debtId(ACCOUNTS.receivables, id)),
  await whatFollowed(db, id),
];

async function viewOf(
  book: Book,
  db: LedgerDatabase | undefined,
  businessId: string,
  id: string,
): Promise<SaleToReturn | null> {
  const of = await returnableSale(book, db, businessId, id);
  if (!of) return null;
  const { sale, before, balance, paid } = of;
  const { sale_no, customer_id, customer_name, kind, lines, order_discount, delivery_fee, rounding, occurred_at } =
    sale;
  return {
    id,
    sale_no,
    customer_name,
    occurred_at,
    left_at: of.left_at,
    sale: { kind, lines, order_discount, delivery_fee, rounding, customer_id },
    before: before.map(({ lines: back, delivery_fee: fee, rounding: by }) => ({
      lines: back,
      delivery_fee: fee,
      rounding: by,
    })),
    left: Object.fromEntries(stillOut(of)),
    balance,
    paid,
  };
}
