import { query } from '../../../data/query.ts';
import { combineLatest, from, switchMap } from 'rxjs';
import { saleMoney } from '../../../domain/sales/sale-money.ts';
import { rowsById, type Book } from '../../../store/book.ts';
import { ACCOUNTS } from '../../../domain/ledger/posting.ts';
import { debtId } from '../../../books/keep/names.ts';
import { fromLedger } from '../../../books/read/balances.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { changesIn, whenBusinessOpen } from '../../../data/live.ts';
import type { SalePayments } from '../../../contract/payments.ts';
import { mayEdit } from '../../../data/rights.ts';
import { mayDo, type OpenBusiness, type Workspace } from '../../../data/session.ts';
import { namesIn } from '../../../data/names-in.ts';
import { whatFollowed } from '../../sales/data/what-followed.ts';
import { firstRows } from './first-rows.ts';
import { saleToPay } from './payable.ts';
import { asTheyHappened, paymentRow, phoneTags, returnRows, voidedPayments } from './payment-rows.ts';

/** A sale with all payments for it, first payment first; null when it is not on this phone. [PAY-9] */
export const salePayments = query({
  name: 'payments.ofSale',
  read: (deps, { id }) =>
    whenBusinessOpen<SalePayments | null>(
      deps,
      (session, businessId) =>
        combineLatest([
          fromLedger(session, ({ db }) => seenBy(db, id).then(() => db), undefined),
          changesIn(session.book.payments),
          session.workspace$,
          session.open$,
        ]).pipe(
          switchMap(([db, , workspace, open]) => from(viewOf(session.book, db, { workspace, open }, businessId, id))),
        ),
      null,
    ),
});

/** The booked data of a sale: any change of it changes the answer. */
const seenBy = async (db: LedgerDatabase, id: string): Promise<unknown> => [
  await db.debts.get(debtId(ACCOUNTS.receivables, id)),
  await whatFollowed(db, id),
  await voidedPayments(db, id),
];

async function viewOf(
  book: Book,
  db: LedgerDatabase | undefined,
  { workspace, open }: { workspace: Workspace; open: OpenBusiness | undefined },
  businessId: string,
  id: string,
): Promise<SalePayments | null> {
  const payable = await saleToPay(book, db, businessId, id);
  if (!payable) return null;
  const { sale, total, returned, paid, balance } = payable;
  const followed = await whatFollowed(db, id);
  const voided = db ? await voidedPayments(db, id) : [];
  const later = await rowsById(book.payments, [...followed.payments, ...voided]);
  const returns = [...(await book.sales.find(followed.returns)).values()];
  const phoneOf = await phoneTags(db);
  const nameOf = namesIn(workspace, businessId);
  const first = firstRows('sales', sale, { at: sale.occurred_at, phone: phoneOf(sale.device_id) }, nameOf);
  const names = { nameOf, phoneOf, later: new Set(later.map((one) => one.id)) };
  const payments = later.map((one) => ({ ...one, rows: [paymentRow(one, 'in', names)] }));
  const backs = returns.map((back) => ({
    ...back,
    rows: returnRows(back, saleMoney(back).total, { nameOf, phoneOf }),
  }));
  const rows = [...payments, ...backs].sort(asTheyHappened).flatMap((one) => one.rows);
  return {
    id: sale.id,
    sale_no: sale.sale_no,
    customer_id: sale.customer_id,
    customer_name: sale.customer_name,
    occurred_at: sale.occurred_at,
    total,
    returned,
    paid,
    balance,
    payments: [...first, ...rows],
    may_void: open !== undefined && mayDo(open, 'delete_sales'),
    may_correct: open !== undefined && mayDo(open, 'delete_sales') && mayDo(open, 'add_sales'),
    may_correct_first: open !== undefined && mayEdit(open, 'sales', sale) && sale.sync_state !== 'rejected',
  };
}
