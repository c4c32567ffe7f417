import { combineLatest, from, switchMap, throttleTime, type Observable } from 'rxjs';
import type { CustomerDoc } from '../book.ts';
import type { Deps } from '../deps.ts';
import { fromLedger } from '../ledger/balances.ts';
import { balanceOf, customerBalances, lastSale, oldestDue } from '../ledger/customer-debts.ts';
import type { LedgerDatabase } from '../ledger/dexie-ledger.ts';
import type { Party } from '../ledger/ledger-store.ts';
import { whenBusinessOpen } from '../live.ts';
import type { CustomerCursor, CustomersPage, ListedCustomer, QueryInput } from '../port.ts';
import { customerRow } from './customers-list.query.ts';
import { everyCustomer } from './every-customer.ts';
import { isPersonFound } from '../../domain/people/find-person.ts';

type Input = QueryInput<'customers.page'>;

/** Customers of one page. [CUS-6] */
export const CUSTOMERS_PAGE = 50;
const READ_EVERY_MS = 100;
const NOTHING: CustomersPage = { rows: [], next: null, totals: { count: 0, owed: 0, ahead: 0 }, none_at_all: true };

/** Customers, who changed last first, page by page, with what the books know of each. [RTE-16, CUS-5, CUS-6] */
export const customersPage = (deps: Deps, input: Input): Observable<CustomersPage> =>
  whenBusinessOpen(
    deps,
    (session, business_id) =>
      combineLatest([
        everyCustomer(session, business_id),
        fromLedger(session, async ({ db }) => ({ db, parties: await customerBalances(db) }), undefined),
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
    .filter(({ id }) => shown !== 'owes' || balance(id) > 0)
    .sort((a, b) => inOrder(placeOf(a), placeOf(b)));
  const seen = after ? matching.filter((one) => inOrder(placeOf(one), after) <= 0).length : 0;
  const page = matching.slice(0, seen + CUSTOMERS_PAGE);
  const last = page.at(-1);
  const sums = matching.map(({ id }) => balance(id));
  const sum = (some: readonly number[]) => some.reduce((all, one) => all + one, 0);
  return {
    rows: await Promise.all(page.map((one) => listed(one, books))),
    next: last && page.length < matching.length ? placeOf(last) : null,
    totals: {
      count: matching.length,
      owed: sum(sums.filter((one) => one > 0)),
      ahead: 0 - sum(sums.filter((one) => one < 0)),
    },
    none_at_all: customers.length === 0,
  };
}

/** What waits to be sent has no server's time yet: it is the newest, the last write first. */
const UNSENT = 4_000_000_000_000_000;
const placeOf = ({ id, sync_state, updated_at, local_seq }: CustomerDoc): CustomerCursor => ({
  at: sync_state === 'synced' ? updated_at : UNSENT + local_seq,
  id,
});
const inOrder = (a: CustomerCursor, b: CustomerCursor): number =>
  a.at === b.at ? (a.id < b.id ? -1 : a.id > b.id ? 1 : 0) : b.at - a.at;

async function listed(customer: CustomerDoc, books: Books | undefined): Promise<ListedCustomer> {
  const party = books?.parties.get(customer.id);
  return {
    ...customerRow(customer, balanceOf(party)),
    oldest_due: books && party && (await oldestDue(books.db, party)),
    last_sale: books && party && (await lastSale(books.db, customer.id)),
    archived: customer.archived === true,
    sync: customer.sync_state,
  };
}
