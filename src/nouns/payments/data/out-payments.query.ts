import { query } from '../../../data/query.ts';
import { combineLatest, from, switchMap } from 'rxjs';
import { collections } from '../../../../schemas/collections.ts';
import { ACCOUNTS } from '../../../domain/ledger/posting.ts';
import type { OwedKind } from '../../../domain/payments/check-payment-out.ts';
import { purchaseMoney } from '../../../domain/purchases/purchase-money.ts';
import { rowsById, type Book } from '../../../store/book.ts';
import { debtId } from '../../../books/keep/names.ts';
import { fromLedger } from '../../../books/read/balances.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { changesIn, whenBusinessOpen } from '../../../data/live.ts';
import type { OutPayments } from '../../../contract/payments.ts';
import { whatFollowed } from '../../sales/data/what-followed.ts';
import { mayEdit } from '../../../data/rights.ts';
import { mayDo, type OpenBusiness, type Workspace } from '../../../data/session.ts';
import { namesIn } from '../../../data/names-in.ts';
import { firstRows } from './first-rows.ts';
import { collectionPaid, owedOn } from './payable-out.ts';
import { asTheyHappened, paymentRow, phoneTags, returnRows, voidedPayments } from './payment-rows.ts';

/**
 * A payable document with all payments for it and returns, first payment first; null when it is not on this phone.
 * [RTE-41, RTE-43, RTE-45, RTE-47]
 */
export const outPayments = query({
  name: 'payments.out',
  read: (deps, { kind, id }) =>
    whenBusinessOpen<OutPayments | null>(
      deps,
      (session, businessId) =>
        combineLatest([
          fromLedger(session, async ({ db }) => ({ db, seen: await seenOf(db, id) }), undefined),
          changesIn(session.book.payments),
          session.open$,
          session.workspace$,
        ]).pipe(
          switchMap(([booked, , open, workspace]) =>
            from(
              open
                ? viewOf(session.book, booked?.db, { open, workspace, businessId, kind, id })
                : Promise.resolve(null),
            ),
          ),
        ),
      null,
    ),
});

/** The booked data of a document: any change of it changes the answer. */
const seenOf = async (db: LedgerDatabase, id: string): Promise<unknown> => [
  await db.debts.get(debtId(ACCOUNTS.payables, id)),
  await whatFollowed(db, id),
  await voidedPayments(db, id),
];

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
  { open, workspace, businessId, kind, id }: About,
): Promise<OutPayments | null> {
  const owed = await owedOn(book, db, businessId, { kind, id });
  if (!owed) return null;
  const nameOf = namesIn(workspace, businessId);
  const followed = await whatFollowed(db, id);
  const later = await rowsById(book.payments, [...followed.payments, ...(db ? await voidedPayments(db, id) : [])]);
  const returns = followed.returns.length > 0 ? [...(await book.purchases.find(followed.returns)).values()] : [];
  const phoneOf = await phoneTags(db);
  const first = firstRows(collectionPaid(kind), owed.document, { at: owed.at }, nameOf);
  const names = { nameOf, phoneOf, later: new Set(later.map((one) => one.id)) };
  const paid = later.map((one) => ({ ...one, rows: [paymentRow(one, 'out', names)] }));
  const backs = returns.map((back) => ({ ...back, rows: returnRows(back, purchaseMoney(back).owed, names) }));
  const after = [...paid, ...backs].sort(asTheyHappened).flatMap(({ rows }) => rows);
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
    returned: owed.returned,
    paid: owed.paid,
    balance: owed.balance,
    payments: [...first, ...after],
    may_pay: may(add) && owed.document.sync_state !== 'rejected',
    may_void: may(toVoid),
    may_correct: may(toVoid) && may(add),
    may_correct_first: mayEdit(open, collectionPaid(kind), owed.document) && owed.document.sync_state !== 'rejected',
  };
}
