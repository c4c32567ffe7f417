import type { ThingCursor } from '../../../contract/pieces.ts';
import { combineLatest, type Observable } from 'rxjs';
import type { Deps } from '../../../data/deps.ts';
import { fromLedger } from '../../../books/read/balances.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import type { Debt, Party } from '../../../books/keep/ledger-store.ts';
import { balanceOf, oldestDue, partyBalances } from '../../../books/read/party-debts.ts';
import { whenBusinessOpen } from '../../../data/live.ts';
import type { Session } from '../../../data/session.ts';
import { readInTurn } from '../../../data/read-in-turn.ts';
import type { LocalFields } from '../../../../schemas/document-kind.ts';

/** What a list of customers or suppliers is asked for; anything but these two words means those with an open account. */
interface PartiesInput {
  readonly search: string;
  readonly shown: string;
  readonly after: ThingCursor | null;
}

/** Those who match, by who was changed last, and their sums. Units: minor units. */
interface PartiesPage<Listed> {
  readonly rows: readonly Listed[];
  readonly next: ThingCursor | null;
  readonly totals: { readonly count: number; readonly owed: number; readonly ahead: number };
  readonly none_at_all: boolean;
}

/** What the books know of one of them. */
export interface PartyBooks {
  readonly balance: number;
  readonly oldest_due: string | undefined;
  readonly db: LedgerDatabase | undefined;
  /** Whether the books know them at all. */
  readonly known: boolean;
}

interface PartyKind<Doc, Listed> {
  readonly everyone: (session: Session, businessId: string) => Observable<readonly Doc[]>;
  readonly side: Debt['side'];
  readonly isFound: (one: Doc, search: string) => boolean;
  readonly listed: (one: Doc, books: PartyBooks) => Listed | Promise<Listed>;
}

type PartyDoc = Parameters<typeof pageByCursor>[0][number] & { readonly id: string; readonly archived?: boolean | undefined }; // prettier-ignore

/** Those whom a business sells to or buys from, who changed last first, page by page, with what the books know of each. [CUS-5, VEN-4] */
export function partyPages<Doc extends PartyDoc, Listed>(
  deps: Deps,
  input: PartiesInput,
  kind: PartyKind<Doc, Listed>,
): Observable<PartiesPage<Listed>> {
  return whenBusinessOpen<PartiesPage<Listed>>(
    deps,
    (session, businessId) =>
      combineLatest([
        kind.everyone(session, businessId),
        fromLedger(session, async ({ db }) => ({ db, parties: await partyBalances(db, kind.side) }), undefined),
      ]).pipe(readInTurn(([everyone, books]) => pageOf(everyone, books, input, kind))),
    { rows: [], next: null, totals: { count: 0, owed: 0, ahead: 0 }, none_at_all: true },
  );
}

interface Books {
  readonly db: LedgerDatabase;
  readonly parties: ReadonlyMap<string, Party>;
}

async function pageOf<Doc extends PartyDoc, Listed>(
  everyone: readonly Doc[],
  books: Books | undefined,
  { search, shown, after }: PartiesInput,
  { isFound, listed }: PartyKind<Doc, Listed>,
): Promise<PartiesPage<Listed>> {
  const balance = (id: string) => balanceOf(books?.parties.get(id));
  const isOwing = shown !== 'all' && shown !== 'archived';
  const matching = everyone
    .filter((one) => (one.archived === true) === (shown === 'archived') && isFound(one, search))
    .filter(({ id }) => !isOwing || balance(id) > 0);
  const { page, next } = pageByCursor(matching, after);
  const sums = matching.map(({ id }) => balance(id));
  const sum = (some: readonly number[]) => some.reduce((all, one) => all + one, 0);
  const booksOf = async (id: string): Promise<PartyBooks> => {
    const party = books?.parties.get(id);
    const oldest_due = books && party && (await oldestDue(books.db, party));
    return { balance: balanceOf(party), oldest_due, db: books?.db, known: party !== undefined };
  };
  return {
    rows: await Promise.all(page.map(async (one) => listed(one, await booksOf(one.id)))),
    next,
    totals: {
      count: matching.length,
      owed: sum(sums.filter((one) => one > 0)),
      ahead: 0 - sum(sums.filter((one) => one < 0)),
    },
    none_at_all: everyone.length === 0,
  };
}

/** Things of one page. */
const THINGS_PAGE = 50;

type Thing = { readonly id: string } & Pick<LocalFields, 'sync_state' | 'updated_at' | 'local_seq'>;

/** What waits to be sent has no server's time yet: it is the newest, the last write first. */
const UNSENT = 4_000_000_000_000_000;

const placeOf = ({ id, sync_state, updated_at, local_seq }: Thing): ThingCursor => ({
  at: sync_state === 'synced' ? updated_at : UNSENT + local_seq,
  id,
});

const inOrder = (a: ThingCursor, b: ThingCursor): number =>
  a.at === b.at ? (a.id < b.id ? -1 : a.id > b.id ? 1 : 0) : b.at - a.at;

/** Things down to a cursor and one page after it, what changed last first; `next` is the end of them when more follow. */
function pageByCursor<T extends Thing>(
  things: readonly T[],
  after: ThingCursor | null,
): { page: T[]; next: ThingCursor | null } {
  const sorted = [...things].sort((a, b) => inOrder(placeOf(a), placeOf(b)));
  const seen = after ? sorted.filter((one) => inOrder(placeOf(one), after) <= 0).length : 0;
  const page = sorted.slice(0, seen + THINGS_PAGE);
  const last = page.at(-1);
  return { page, next: last && page.length < sorted.length ? placeOf(last) : null };
}
