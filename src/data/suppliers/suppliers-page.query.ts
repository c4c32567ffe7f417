import { combineLatest, from, switchMap, throttleTime, type Observable } from 'rxjs';
import { ACCOUNTS } from '../../domain/ledger/posting.ts';
import { isPersonFound } from '../../domain/people/find-person.ts';
import type { Deps } from '../deps.ts';
import { fromLedger } from '../ledger/balances.ts';
import type { LedgerDatabase } from '../ledger/dexie-ledger.ts';
import type { Party } from '../ledger/ledger-store.ts';
import { balanceOf, oldestDue, partyBalances } from '../ledger/party-debts.ts';
import { whenBusinessOpen } from '../live.ts';
import { pageByCursor } from '../newest-things.ts';
import type { ListedSupplier, QueryInput, SuppliersPage } from '../port.ts';
import { supplierRow } from './suppliers-list.query.ts';
import { everySupplier, type VendorDoc } from './vendor-rows.ts';

type Input = QueryInput<'suppliers.page'>;

const READ_EVERY_MS = 100;
const NOTHING: SuppliersPage = { rows: [], next: null, totals: { count: 0, owed: 0, ahead: 0 }, none_at_all: true };

/** Suppliers, who changed last first, page by page, with what the books know of each. [RTE-51, VEN-2, VEN-4] */
export const suppliersPage = (deps: Deps, input: Input): Observable<SuppliersPage> =>
  whenBusinessOpen(
    deps,
    (session, business_id) =>
      combineLatest([
        everySupplier(session, business_id),
        fromLedger(session, async ({ db }) => ({ db, parties: await partyBalances(db, ACCOUNTS.payables) }), undefined),
      ]).pipe(
        throttleTime(READ_EVERY_MS, undefined, { leading: true, trailing: true }),
        switchMap(([suppliers, books]) => from(pageOf(suppliers, books, input))),
      ),
    NOTHING,
  );

interface Books {
  readonly db: LedgerDatabase;
  readonly parties: ReadonlyMap<string, Party>;
}

async function pageOf(
  suppliers: readonly VendorDoc[],
  books: Books | undefined,
  { search, shown, after }: Input,
): Promise<SuppliersPage> {
  const balance = (id: string) => balanceOf(books?.parties.get(id));
  const matching = suppliers
    .filter((one) => (one.archived === true) === (shown === 'archived') && isFound(one, search))
    .filter(({ id }) => shown !== 'owed' || balance(id) > 0);
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
    none_at_all: suppliers.length === 0,
  };
}

/** Also by what they bring. */
const isFound = (one: VendorDoc, search: string): boolean =>
  isPersonFound({ ...one, location: [one.location, ...(one.supplies ?? [])].join(' ') }, search);

async function listed(supplier: VendorDoc, books: Books | undefined): Promise<ListedSupplier> {
  const party = books?.parties.get(supplier.id);
  return {
    ...supplierRow(supplier, balanceOf(party)),
    supplies: supplier.supplies ?? [],
    oldest_due: books && party && (await oldestDue(books.db, party)),
    archived: supplier.archived === true,
    sync: supplier.sync_state,
  };
}
