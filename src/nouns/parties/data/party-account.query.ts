import { combineLatest, map, of, switchMap } from 'rxjs';
import { partyId } from '../../../books/keep/names.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import type { Debt } from '../../../books/keep/ledger-store.ts';
import { fromLedger } from '../../../books/read/balances.ts';
import { balanceOf, lastSaleTo, openDebts } from '../../../books/read/party-debts.ts';
import type { PartyAccount } from '../../../contract/parties.ts';
import type { Deps } from '../../../data/deps.ts';
import { liveThings, whenBusinessOpen } from '../../../data/live.ts';
import { query } from '../../../data/query.ts';
import { mayAdd } from '../../../data/rights.ts';
import type { OpenBusiness } from '../../../data/session.ts';
import { ageingOf } from '../../../domain/debts/ageing.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import type { Book } from '../../../store/book.ts';
import { canonicalParty } from './merged-people.ts';
import { owedDocuments } from './owed-documents.ts';
import { CUSTOMERS, partyView, SUPPLIERS, type PartyDoc, type PartySide } from './party-side.ts';

/** Booked data of one party. */
interface Booked {
  readonly balance: number;
  readonly debts: readonly Debt[];
  readonly last_sale?: string | undefined;
}
const NOTHING: Booked = { balance: 0, debts: [] };

/**
 * One party, or the one they were merged into, with balance, age of the debt and its documents; null when they are not
 * on this phone. [CUS-5, CUS-8, VEN-4, DEB-1]
 */
const account =
  (side: PartySide) =>
  (deps: Deps, { id }: { id: string }) =>
    whenBusinessOpen<PartyAccount | null>(
      deps,
      (session, businessId) =>
        combineLatest([
          liveThings(side.store(session.book), businessId).pipe(map((everyone) => canonicalParty(everyone, id))),
          session.open$,
        ]).pipe(
          switchMap(([{ one, others }, open]) =>
            one && open
              ? fromLedger(session, ({ db }) => bookedOf(side, db, one.id), NOTHING).pipe(
                  switchMap(async (booked) => ({
                    ...(await accountOf(side, session.book, one, booked, open, localDay(deps.now()))),
                    merged: others.map((other) => ({ id: other.id, name: other.name })),
                  })),
                )
              : of(null),
          ),
        ),
      null,
    );

export const customerAccount = query({ name: 'customers.account', read: account(CUSTOMERS) });
export const supplierAccount = query({ name: 'suppliers.account', read: account(SUPPLIERS) });

async function bookedOf({ side, account: ledger }: PartySide, db: LedgerDatabase, id: string): Promise<Booked> {
  const [party, debts, last_sale] = await Promise.all([
    db.parties.get(partyId(ledger, id)),
    openDebts(db, ledger, id),
    side === 'buys' ? lastSaleTo(db, id) : undefined,
  ]);
  return { balance: balanceOf(party), debts, last_sale };
}

async function accountOf(
  side: PartySide,
  book: Book,
  party: PartyDoc,
  { balance, debts, last_sale }: Booked,
  open: OpenBusiness,
  today: string,
): Promise<Omit<PartyAccount, 'merged'>> {
  const documents = await owedDocuments(book, debts);
  // In the books the due date is the agreed day, else that of the document; payables are always due on a day.
  const aged = documents.map(({ due, agreed, balance: left }) => ({
    day: due,
    ...((agreed || side.side === 'sells') && { due_date: due }),
    open: left,
  }));
  return {
    ...partyView(side, party, open),
    may_pay: mayAdd(open, side.collection),
    balance,
    ageing: ageingOf(aged, today),
    open: documents,
    last_sale,
    promised_on: party.promised_on,
    sync: party.sync_state,
  };
}
