import { combineLatest, from, startWith, switchMap, type Observable } from 'rxjs';
import type { Payment } from '../../../schemas/payment.schema.ts';
import { saleMoney } from '../../domain/sales/sale-money.ts';
import type { Book, SaleDoc } from '../book.ts';
import type { Deps } from '../deps.ts';
import { ACCOUNTS } from '../../domain/ledger/posting.ts';
import { debtId } from '../ledger/allocate.ts';
import { fromLedger } from '../ledger/balances.ts';
import type { LedgerDatabase } from '../ledger/dexie-ledger.ts';
import { whenBusinessOpen } from '../live.ts';
import type { PaymentRow, QueryInput, SalePayments } from '../port.ts';
import type { Row } from '../row-store.ts';
import { mayDo, type OpenBusiness, type Workspace } from '../session.ts';
import { whatFollowed } from '../sales/what-followed.ts';
import { saleToPay } from './payable.ts';

/** A sale with all that was paid for it, the first payment first; null when it is not here. [PAY-9] */
export const salePayments = (deps: Deps, { id }: QueryInput<'payments.ofSale'>): Observable<SalePayments | null> =>
  whenBusinessOpen<SalePayments | null>(
    deps,
    (session, businessId) =>
      combineLatest([
        fromLedger(session, ({ db }) => seenBy(db, id).then(() => db), undefined),
        session.book.payments.collection.$.pipe(startWith(undefined)),
        session.workspace$,
        session.open$,
      ]).pipe(
        switchMap(([db, , workspace, open]) => from(viewOf(session.book, db, { workspace, open }, businessId, id))),
      ),
    null,
  );

/** What the books have on a sale: whatever changes it changes the answer. */
const seenBy = async (db: LedgerDatabase, id: string): Promise<unknown> => [
  await db.debts.get(debtId(ACCOUNTS.receivables, id)),
  await whatFollowed(db, id),
];

async function viewOf(
  book: Book,
  db: LedgerDatabase | undefined,
  { workspace: { members }, open }: { workspace: Workspace; open: OpenBusiness | undefined },
  businessId: string,
  id: string,
): Promise<SalePayments | null> {
  const payable = await saleToPay(book, db, businessId, id);
  if (!payable) return null;
  const { sale, total, paid, balance } = payable;
  const followed = await whatFollowed(db, id);
  const later = [...(await book.payments.find(followed.payments)).values()];
  const returns = [...(await book.sales.find(followed.returns)).values()];
  const nameOf = (uid: string) => members.find(({ user_id, business_id }) => user_id === uid && business_id === businessId)?.name; // prettier-ignore
  const first: PaymentRow[] = sale.initial_payment
    ? [
        {
          ...sale.initial_payment,
          id: sale.id,
          at: sale.occurred_at,
          by: nameOf(sale.created_by),
          sync: sale.sync_state,
        },
      ]
    : [];
  const payments = (later as unknown as (Payment & Row)[]).map((one) => ({ ...one, rows: [paymentRow(one, nameOf(one.received_by))] })); // prettier-ignore
  const backs = returns.map((back) => ({ ...back, rows: backRows(back, nameOf(back.created_by)) }));
  const rows = [...payments, ...backs].sort(asTheyHappened).flatMap((one) => one.rows);
  return {
    id: sale.id,
    sale_no: sale.sale_no,
    customer_id: sale.customer_id,
    customer_name: sale.customer_name,
    occurred_at: sale.occurred_at,
    total,
    paid,
    balance,
    payments: [...first, ...rows],
    may_void: open !== undefined && mayDo(open, 'delete_sales'),
  };
}

const paymentRow = (one: Payment & Row, by: string | undefined): PaymentRow => ({
  id: one.id,
  at: one.occurred_at,
  amount: one.direction === 'in' ? one.amount : -one.amount,
  method: one.method,
  reference: one.reference,
  by,
  sync: one.sync_state,
});

/** Goods that came back settle what they were sold for; money that was given back with them goes out. [PAY-11] */
function backRows(back: SaleDoc, by: string | undefined): PaymentRow[] {
  const { id, occurred_at: at, sync_state: sync, initial_payment: paid } = back;
  const row = { id, at, by, sync };
  const goods: PaymentRow = { ...row, amount: saleMoney(back).total, method: 'credit_note', is_return: true };
  if (!paid) return [goods];
  return [goods, { ...row, id: `${id} paid`, amount: -paid.amount, method: paid.method, reference: paid.reference }];
}

type Happened = Pick<Payment, 'occurred_at' | 'device_seq'>;

/** Of one moment those of one phone by their numbers. */
const asTheyHappened = (a: Happened, b: Happened): number =>
  a.occurred_at === b.occurred_at ? a.device_seq - b.device_seq : a.occurred_at < b.occurred_at ? -1 : 1;
