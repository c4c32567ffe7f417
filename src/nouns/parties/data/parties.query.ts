import { combineLatest, map, of, type Observable } from 'rxjs';
import type { LocalFields } from '../../../../schemas/document-kind.ts';
import { fromLedger, owedByParty } from '../../../books/read/balances.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import type { Party } from '../../../books/keep/ledger-store.ts';
import { balanceOf, lastSaleTo, oldestDue, partyBalances } from '../../../books/read/party-debts.ts';
import type { ListedParty, PartiesPage, PartyRow, PartyTwins, PartyView } from '../../../contract/parties.ts';
import type { ThingCursor } from '../../../contract/pieces.ts';
import type { QueryInput } from '../../../contract/port.ts';
import type { Deps } from '../../../data/deps.ts';
import { liveRows, whenBusinessOpen, whenSignedIn } from '../../../data/live.ts';
import { query } from '../../../data/query.ts';
import { readInTurn } from '../../../data/read-in-turn.ts';
import { mayEdit } from '../../../data/rights.ts';
import { isPersonFound } from '../../../domain/parties/find-party.ts';
import { findAlike } from '../../../domain/parties/look-alike.ts';
import { twinsAmong } from '../../../domain/parties/twins.ts';
import { byName } from '../../../domain/text/by-name.ts';
import { canonicalParty } from './merged-people.ts';
import { CUSTOMERS, everyParty, partyRow, partyView, standingParties, SUPPLIERS, type PartyDoc, type PartySide } from './party-side.ts'; // prettier-ignore

/* Lists of customers and suppliers: the same queries for both. */

/** By name, with the balance; a negative one was paid in advance. [CUS-3, VEN-1, LED-10] */
const list =
  (side: PartySide) =>
  (deps: Deps, { search, limit }: QueryInput<'customers.list'>) =>
    whenBusinessOpen<readonly PartyRow[]>(
      deps,
      (session, businessId) =>
        combineLatest([standingParties(side, session, businessId), owedByParty(session, side.account)]).pipe(
          map(([parties, owed]) =>
            parties
              .filter((one) => !one.archived && isPersonFound(one, search))
              .sort(byName)
              .slice(0, limit)
              .map((one) => partyRow(one, owed.get(one.id) ?? 0)),
          ),
        ),
      [],
    );

export const customersList = query({ name: 'customers.list', whileArriving: 'rows', read: list(CUSTOMERS) });
export const suppliersList = query({ name: 'suppliers.list', whileArriving: 'rows', read: list(SUPPLIERS) });

/** Another party with this phone number, or else this name; active parties before archived ones. [MSG-20] */
const alike =
  (side: PartySide) =>
  (deps: Deps, { id, name, phone }: QueryInput<'customers.alike'>) =>
    name.trim() === '' && phone.trim() === ''
      ? of(null)
      : whenBusinessOpen<PartyRow | null>(
          deps,
          (session, businessId) =>
            combineLatest([
              everyParty(side, session, businessId),
              owedByParty(session, side.account),
              session.open$,
            ]).pipe(
              map(([parties, owed, open]) => {
                const others = parties
                  .filter((one) => one.id !== id)
                  .sort((a, b) => Number(a.archived === true) - Number(b.archived === true));
                const place = { currency: open?.settings.currency ?? '', country: open?.country };
                const found = findAlike(others, place, { name, phone });
                const stands = found && canonicalParty(parties, found.id).one;
                return stands && stands.id !== id ? partyRow(stands, owed.get(stands.id) ?? 0) : null;
              }),
            ),
          null,
        );

export const customerAlike = query({ name: 'customers.alike', whileArriving: 'rows', read: alike(CUSTOMERS) });
export const supplierAlike = query({ name: 'suppliers.alike', whileArriving: 'rows', read: alike(SUPPLIERS) });

/** Two parties that look alike; null when there are none, or none that this person may merge. [CUS-8, VEN-4] */
const twins =
  (side: PartySide) =>
  (deps: Deps, { apart }: QueryInput<'customers.twins'>) =>
    whenBusinessOpen<PartyTwins | null>(
      deps,
      (session, businessId) =>
        combineLatest([
          standingParties(side, session, businessId),
          owedByParty(session, side.account),
          session.open$,
        ]).pipe(
          map(([parties, owed, open]) => {
            if (!open) return null;
            const place = { currency: open.settings.currency, country: open.country };
            const found = twinsAmong(parties.filter((one) => one.archived !== true && mayEdit(open, side.collection, one)), place, new Set(apart)); // prettier-ignore
            const rowOf = (one: PartyDoc) => partyRow(one, owed.get(one.id) ?? 0);
            return found ? { key: found.key, two: [rowOf(found.two[0]), rowOf(found.two[1])] } : null;
          }),
        ),
      null,
    );

export const customerTwins = query({ name: 'customers.twins', read: twins(CUSTOMERS) });
export const supplierTwins = query({ name: 'suppliers.twins', read: twins(SUPPLIERS) });

/** One customer as the book knows them, or null when they are not on this phone. */
export const oneCustomer = query({
  name: 'customers.one',
  read: (deps, { id }) =>
    whenSignedIn<PartyView | null>(
      deps,
      ({ book, open$ }) =>
        combineLatest([
          liveRows<PartyDoc>(CUSTOMERS.store(book).collection, { selector: { id: { $eq: id } } }),
          open$,
        ]).pipe(map(([[found], open]) => (found ? partyView(CUSTOMERS, found, open) : null))),
      null,
    ),
});

interface Books {
  readonly db: LedgerDatabase;
  readonly parties: ReadonlyMap<string, Party>;
}

/**
 * Most recently changed first, or by name, page by page, with the booked figures of each.
 * [RTE-16, RTE-51, CUS-5, CUS-6, VEN-2]
 */
const pages =
  (side: PartySide) =>
  (deps: Deps, input: QueryInput<'customers.page'>): Observable<PartiesPage> =>
    whenBusinessOpen<PartiesPage>(
      deps,
      (session, businessId) =>
        combineLatest([
          standingParties(side, session, businessId),
          fromLedger(session, async ({ db }) => ({ db, parties: await partyBalances(db, side.account) }), undefined),
        ]).pipe(readInTurn(([everyone, books]) => pageOf(side, everyone, books, input))),
      { rows: [], next: null, totals: { count: 0, owed: 0, ahead: 0 }, none_at_all: true },
    );

export const customersPage = query({ name: 'customers.page', whileArriving: 'rows', read: pages(CUSTOMERS) });
export const suppliersPage = query({ name: 'suppliers.page', whileArriving: 'rows', read: pages(SUPPLIERS) });

async function pageOf(
  { side }: PartySide,
  everyone: readonly PartyDoc[],
  books: Books | undefined,
  { search, shown, after }: QueryInput<'customers.page'>,
): Promise<PartiesPage> {
  const balance = (id: string) => balanceOf(books?.parties.get(id));
  const matching = everyone
    .filter((one) => (one.archived === true) === (shown === 'archived') && isPersonFound(one, search))
    .filter(({ id }) => shown !== 'owing' || balance(id) > 0);
  const { page, next } = shown === 'by_name' ? pageByName(matching, after) : pageByCursor(matching, after);
  const sums = matching.map(({ id }) => balance(id));
  const sum = (some: readonly number[]) => some.reduce((all, one) => all + one, 0);
  const listed = async (one: PartyDoc): Promise<ListedParty> => {
    const party = books?.parties.get(one.id);
    return {
      ...partyRow(one, balanceOf(party)),
      oldest_due: books && party && (await oldestDue(books.db, party)),
      last_sale: side === 'buys' && books && party ? await lastSaleTo(books.db, one.id) : undefined,
      supplies: one.supplies ?? [],
      archived: one.archived === true,
      sync: one.sync_state,
    };
  };
  return {
    rows: await Promise.all(page.map(listed)),
    next,
    totals: {
      count: matching.length,
      owed: sum(sums.filter((one) => one > 0)),
      ahead: 0 - sum(sums.filter((one) => one < 0)),
    },
    none_at_all: everyone.length === 0,
  };
}

const ROWS_A_PAGE = 50;

type Thing = { readonly id: string } & Pick<LocalFields, 'sync_state' | 'updated_at' | 'local_seq'>;

/** A pending change has no server time yet: it sorts as the newest, the last write first. */
const UNSENT = 4_000_000_000_000_000;

const placeOf = ({ id, sync_state, updated_at, local_seq }: Thing): ThingCursor => ({
  at: sync_state === 'synced' ? updated_at : UNSENT + local_seq,
  id,
});

const inOrder = (a: ThingCursor, b: ThingCursor): number =>
  a.at === b.at ? (a.id < b.id ? -1 : a.id > b.id ? 1 : 0) : b.at - a.at;

/**
 * Parties from A down to the one of a cursor, or as many as the cursor counts when that party is gone, and one more
 * page.
 */
function pageByName<T extends { readonly id: string; readonly name: string }>(
  people: readonly T[],
  after: ThingCursor | null,
): { page: T[]; next: ThingCursor | null } {
  const sorted = [...people].sort(byName);
  const seen = sorted.findIndex(({ id }) => id === after?.id) + 1 || (after?.at ?? 0);
  const page = sorted.slice(0, seen + ROWS_A_PAGE);
  const last = page.at(-1);
  return { page, next: last && page.length < people.length ? { at: page.length, id: last.id } : null };
}

/**
 * Things down to a cursor and one more page, most recently changed first; `next` is the new cursor when more follow.
 */
function pageByCursor<T extends Thing>(
  things: readonly T[],
  after: ThingCursor | null,
): { page: T[]; next: ThingCursor | null } {
  const sorted = [...things].sort((a, b) => inOrder(placeOf(a), placeOf(b)));
  const seen = after ? sorted.filter((one) => inOrder(placeOf(one), after) <= 0).length : 0;
  const page = sorted.slice(0, seen + ROWS_A_PAGE);
  const last = page.at(-1);
  return { page, next: last && page.length < sorted.length ? placeOf(last) : null };
}
