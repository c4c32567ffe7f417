import { query } from '../../../data/query.ts';
import { combineLatest, map, of, switchMap } from 'rxjs';
import { ageingOf } from '../../../domain/debts/ageing.ts';
import { ACCOUNTS } from '../../../domain/ledger/posting.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import type { Book, VendorDoc } from '../../../store/book.ts';
import { isWithOwner } from '../../../store/edits.ts';
import { mayAdd, mayEdit } from '../../../data/rights.ts';
import { partyId } from '../../../books/keep/names.ts';
import { fromLedger } from '../../../books/read/balances.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import type { Debt } from '../../../books/keep/ledger-store.ts';
import { balanceOf, openDebts } from '../../../books/read/party-debts.ts';
import { whenBusinessOpen } from '../../../data/live.ts';
import { whoStands } from './merged-people.ts';
import type { SupplierAccount } from '../../../contract/parties.ts';
import { type OpenBusiness } from '../../../data/session.ts';
import { owedDocuments } from './owed-documents.ts';
import { everySupplier } from './vendor-rows.ts';

/** What the books know of one supplier. */
interface Booked {
  readonly balance: number;
  readonly debts: readonly Debt[];
}
const NOTHING: Booked = { balance: 0, debts: [] };

/** One supplier, or whom they were merged into, with what we owe, how old it is and on what; null when they are not here. [VEN-4, DEB-1] */
export const supplierAccount = query({
  name: 'suppliers.account',
  read: (deps, { id }) =>
    whenBusinessOpen<SupplierAccount | null>(
      deps,
      (session, business_id) =>
        combineLatest([
          everySupplier(session, business_id).pipe(map((everyone) => whoStands(everyone, id))),
          session.open$,
        ]).pipe(
          switchMap(([{ one: supplier, others }, open]) =>
            supplier && open
              ? fromLedger(session, ({ db }) => bookedOf(db, supplier.id), NOTHING).pipe(
                  switchMap((booked) =>
                    accountOf(session.book, { supplier, others, booked }, open, localDay(deps.now())),
                  ),
                )
              : of(null),
          ),
        ),
      null,
    ),
});

async function bookedOf(db: LedgerDatabase, id: string): Promise<Booked> {
  const side = ACCOUNTS.payables;
  const [party, debts] = await Promise.all([db.parties.get(partyId(side, id)), openDebts(db, side, id)]);
  return { balance: balanceOf(party), debts };
}

async function accountOf(
  book: Book,
  {
    supplier,
    others,
    booked: { balance, debts },
  }: { supplier: VendorDoc; others: readonly VendorDoc[]; booked: Booked },
  open: OpenBusiness,
  today: string,
): Promise<SupplierAccount> {
  const { id, name, phones, archived, sync_state } = supplier;
  const { location, supplies, mobile_money, terms_days, opening_balance, opening_on, note } = supplier;
  const documents = await owedDocuments(book, debts);
  return {
    id,
    name,
    phone: phones?.[0],
    details: { location, supplies, mobile_money, terms_days, opening_balance, opening_on, note },
    archived: archived === true,
    merged: others.map((one) => ({ id: one.id, name: one.name })),
    may_edit: mayEdit(open, 'vendors', supplier) && !isWithOwner(supplier),
    may_pay: mayAdd(open, 'vendors'),
    balance,
    ageing: ageingOf(documents.map(({ due, balance: left }) => ({ day: due, due_date: due, open: left })), today),
    open: documents,
    sync: sync_state,
  }; // prettier-ignore
}
