import { query } from '../../../data/query.ts';
import { ACCOUNTS } from '../../../domain/ledger/posting.ts';
import { combineLatest, of, switchMap } from 'rxjs';
import { ageingOf } from '../../../domain/debts/ageing.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import type { Book, CustomerDoc } from '../../../store/book.ts';
import { fromLedger } from '../../../books/read/balances.ts';
import { partyId } from '../../../books/keep/names.ts';
import { MONEY_GIVEN, balanceOf, lastSaleTo, openDebts } from '../../../books/read/party-debts.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import type { Debt } from '../../../books/keep/ledger-store.ts';
import { whenBusinessOpen } from '../../../data/live.ts';
import type { CustomerAccount, OpenDebt } from '../../../contract/parties.ts';
import { standingCustomer } from './customer-rows.ts';
import { customerView } from './customer-view.ts';

/** What the books know of one customer. */
interface Booked {
  readonly balance: number;
  readonly debts: readonly Debt[];
  readonly last_sale?: string | undefined;
}
const NOTHING: Booked = { balance: 0, debts: [] };

/** One customer, or whom they were merged into, with what is owed, how old it is and on what; null when they are not here. [CUS-5, CUS-8, DEB-1] */
export const customerAccount = query({
  name: 'customers.account',
  read: (deps, { id }) =>
    whenBusinessOpen<CustomerAccount | null>(
      deps,
      (session, business_id) =>
        combineLatest([standingCustomer(session, business_id, id), session.open$]).pipe(
          switchMap(([{ one: customer, others }, open]) =>
            customer
              ? fromLedger(session, ({ db }) => bookedOf(db, customer.id), NOTHING).pipe(
                  switchMap(async (booked) => ({
                    ...customerView(customer, open),
                    ...(await accountOf(session.book, customer, booked, localDay(deps.now()))),
                    merged: others.map((other) => ({ id: other.id, name: other.name })),
                  })),
                )
              : of(null),
          ),
        ),
      null,
    ),
});

async function bookedOf(db: LedgerDatabase, id: string): Promise<Booked> {
  const [party, debts, last_sale] = await Promise.all([
    db.parties.get(partyId(ACCOUNTS.receivables, id)),
    openDebts(db, ACCOUNTS.receivables, id),
    lastSaleTo(db, id),
  ]);
  return { balance: balanceOf(party), debts, last_sale };
}

async function accountOf(book: Book, customer: CustomerDoc, { balance, debts, last_sale }: Booked, today: string) {
  const sales = await book.sales.find(debts.map(({ target }) => target));
  const open = debts.map(({ target, kind, due, agreed, balance: left }): OpenDebt => ({
    id: target,
    ...(kind === MONEY_GIVEN && { is: 'money' as const }),
    sale_no: sales.get(target)?.sale_no,
    due,
    agreed: agreed === true,
    balance: left,
  }));
  // The day is the due day if one was agreed, else the day of the document; both are what the books call due.
  const asOf = today;
  const ageing = ageingOf(open.map(({ due, agreed, balance: left }) => ({ day: due, ...(agreed && { due_date: due }), open: left })), asOf); // prettier-ignore
  return { balance, ageing, open, last_sale, promised_on: customer.promised_on, sync: customer.sync_state };
}
