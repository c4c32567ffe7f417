import { ACCOUNTS } from '../../domain/ledger/posting.ts';
import { combineLatest, from, switchMap, throttleTime, type Observable } from 'rxjs';
import type { CustomerDoc } from '../book.ts';
import type { Deps } from '../deps.ts';
import { fromLedger } from '../ledger/balances.ts';
import { balanceOf, lastOf, oldestDue, partyBalances } from '../ledger/party-debts.ts';
import type { LedgerDatabase } from '../ledger/dexie-ledger.ts';
import type { Party } from '../ledger/ledger-store.ts';
import { whenBusinessOpen } from '../live.ts';
import type { CustomersPage, ListedCustomer, QueryInput } from '../port.ts';
import { pageByCursor } from '../newest-things.ts';
import { customerRow } from './customers-list.query.ts';
import { everyCustomer } from './every-customer.ts';
import { isPersonFound } from '../../domain/people/find-person.ts';

type Input = QueryInput<'customers.page'>;

const READ_EVERY_MS = 100;
const NOTHING: CustomersPage = { rows: [], next: null, totals: { count: 0, owed: 0, ahead: 0 }, none_at_all: true };

/** Customers, who changed last first, page by page, with what the books know of each. [RTE-16, CUS-5, CUS-6] */
export const customersPage = (deps: Deps, input: Input): Observable<CustomersPage> =>
  whenBusinessOpen(
    deps,
    (session, business_id) =>
      combineLatest([
        everyCustomer(session, business_id),
        fromLedger(
          session,
          async ({ db }) => ({ db, parties: await partyBalances(db, ACCOUNTS.receivables) }),
          undefined,
        ),
      ]).pipe(
        throttleTime(READ_EVERY_MS, undefined, { leading: true, trailing: true }),
        switchMap(([customers, books]) => from(pageOf(customers, books, input))),
      ),
    NOTHING,
  );

interface Books {
  readonly db: LedgerDatabase;
  readonly parties: ReadonlyMap<string, Party>;
}

async function pageOf(
  customers: readonly CustomerDoc[],
  books: Books | undefined,
  { search, shown, after }: Input,
): Promise<CustomersPage> {
  const balance = (id: string) => balanceOf(books?.parties.get(id));
  const matching = customers
    .filter((one) => (one.archived === true) === (shown === 'archived') && isPersonFound(one, search))
    .filter(({ id }) => shown !== 'owes' || balance(id) > 0);
  const { page, next } = pageByCursor(matching, after);
  const sums = matching.map(({ id }) => balance(id));
  const sum = (some: readonly number[]) => some.reduce((all, one) => all + one, 0);
  return {
    rows: await Promise.all(page.map((one) => listed(one, books))),
    next,
    totals: {
      count: matching.length,
      owed: sum(sums.filter((one) => one > 0)),
      ahead: 0 - sum(sums.filter((one) => one < 0)),
    },
    none_at_all: customers.length === 0,
  };
}

async function listed(customer: CustomerDoc, books: Books | undefined): Promise<ListedCustomer> {
  const party = books?.parties.get(customer.id);
  return {
    ...customerRow(customer, balanceOf(party)),
    oldest_due: books && party && (await oldestDue(books.db, party)),
    last_sale: books && party && (await lastOf(books.db, ACCOUNTS.receivables, customer.id, 'sales')),
    archived: customer.archived === true,
    sync: customer.sync_state,
  };
}
