import { combineLatest, from, startWith, switchMap, type Observable } from 'rxjs';
import type { Payment } from '../../../schemas/payment.schema.ts';
import { collections } from '../../../schemas/collections.ts';
import { ACCOUNTS } from '../../domain/ledger/posting.ts';
import type { OwedKind } from '../../domain/payments/check-payment-out.ts';
import type { Book } from '../book.ts';
import type { Deps } from '../deps.ts';
import { debtId, targetKey } from '../ledger/allocate.ts';
import { fromLedger } from '../ledger/balances.ts';
import type { LedgerDatabase } from '../ledger/dexie-ledger.ts';
import { whenBusinessOpen } from '../live.ts';
import type { OutPayments, PaymentRow, QueryInput } from '../port.ts';
import type { Row } from '../row-store.ts';
import { mayDo, type OpenBusiness, type Workspace } from '../session.ts';
import { owedOn } from './payable-out.ts';
import { paymentsOf } from './save-payment.ts';

/** What we owe for with all that was paid for it, the first payment first; null when it is not here. [RTE-41, RTE-43, RTE-45, RTE-47] */
export const outPayments = (deps: Deps, { kind, id }: QueryInput<'payments.out'>): Observable<OutPayments | null> =>
  whenBusinessOpen<OutPayments | null>(
    deps,
    (session, businessId) =>
      combineLatest([
        fromLedger(session, async ({ db }) => ({ db, seen: await seenOf(db, id) }), undefined),
        session.book.payments.collection.$.pipe(startWith(undefined)),
        session.open$,
        session.workspace$,
      ]).pipe(
        switchMap(([booked, , open, workspace]) =>
          from(
            open ? viewOf(session.book, booked?.db, { open, workspace, businessId, kind, id }) : Promise.resolve(null),
          ),
        ),
      ),
    null,
  );

/** What the books have on a document: whatever changes it changes the answer. */
const seenOf = async (db: LedgerDatabase, id: string): Promise<unknown> => [
  await db.debts.get(debtId(ACCOUNTS.payables, id)),
  await paymentIds(db, id),
];

const paymentIds = async ({ groups }: LedgerDatabase, id: string): Promise<string[]> => {
  const found = await groups.where('keys').startsWith(`${targetKey(id)} `).toArray(); // prettier-ignore
  return [...new Set(found.filter(({ doc_kind }) => doc_kind === 'payments').map(({ doc_id }) => doc_id))];
};

interface About {
  readonly open: OpenBusiness;
  readonly workspace: Workspace;
  readonly businessId: string;
  readonly kind: OwedKind;
  readonly id: string;
}

async function viewOf(
  book: Book,
  db: LedgerDatabase | undefined,
  { open, workspace: { members }, businessId, kind, id }: About,
): Promise<OutPayments | null> {
  const owed = await owedOn(book, db, businessId, { kind, id });
  if (!owed) return null;
  const nameOf = (uid: string) =>
    members.find(({ user_id, business_id }) => user_id === uid && business_id === businessId)?.name;
  const later = db ? [...(await paymentsOf(book).find(await paymentIds(db, id))).values()] : [];
  const first: PaymentRow[] = owed.first
    ? [
        {
          id,
          at: owed.at,
          amount: owed.first.amount,
          method: owed.first.method as PaymentRow['method'],
          reference: owed.first.reference,
          by: nameOf(owed.created_by),
          sync: owed.sync,
        },
      ]
    : [];
  const { add, void: toVoid = [] } = collections.payments.rights({ target_kind: kind });
  const may = (needed: readonly string[]) =>
    open.member.role === 'owner' || needed.every((right) => right !== 'owner' && mayDo(open, right as typeof add[number] & 'add_farm')); // prettier-ignore
  return {
    id,
    kind,
    number: owed.number,
    payee: owed.payee,
    vendor_id: owed.vendor_id,
    total: owed.total,
    paid: owed.paid,
    balance: owed.balance,
    payments: [...first, ...later.sort(asTheyHappened).map((one) => rowOf(one, nameOf))],
    may_pay: may(add) && owed.sync !== 'rejected',
    may_void: may(toVoid),
  };
}

const rowOf = (one: Row<Payment>, nameOf: (uid: string) => string | undefined): PaymentRow => ({
  id: one.id,
  at: one.occurred_at,
  amount: one.direction === 'out' ? one.amount : -one.amount,
  method: one.method,
  reference: one.reference,
  by: nameOf(one.created_by),
  sync: one.sync_state,
});

/** Of one moment those of one phone by their numbers. */
const asTheyHappened = (a: Payment, b: Payment): number =>
  a.occurred_at === b.occurred_at ? a.device_seq - b.device_seq : a.occurred_at < b.occurred_at ? -1 : 1;
