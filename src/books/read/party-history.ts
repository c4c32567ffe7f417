import { ACCOUNTS, type Posting } from '../../domain/ledger/posting.ts';
import type { StatementEntry } from '../../domain/parties/statement.ts';
import { debtId, partyKey, targetKey } from '../keep/names.ts';
import type { LedgerDatabase } from '../keep/dexie-ledger.ts';
import type { Debt, StoredGroup } from '../keep/ledger-store.ts';
import { groupsNamed } from '../keep/named-groups.ts';

/** A booked entry of a party's history. */
export interface BookedEntry extends StatementEntry {
  readonly ord: string;
  readonly method?: string | undefined;
}

/**
 * All entries that changed the open balance of a customer or supplier, in order. A payment for a document belongs to
 * the document's party, regardless of the party that the payment names: a sale moved to another customer takes its
 * payments along. [CUS-9, LED-10]
 */
export async function partyHistory(db: LedgerDatabase, side: Debt['side'], party: string): Promise<BookedEntry[]> {
  const { debts } = db;
  // A customer owes by debit, the business owes by credit.
  const sign = side === ACCOUNTS.receivables ? 1 : -1;
  const own = await groupsNamed(db, partyKey(side, party));
  const owed = (await debts.where('party').equals(party).toArray()).filter((debt) => debt.side === side);
  const ofOwn = new Set(owed.map(({ target }) => target));
  const found = new Map(own.map((group) => [group.ord, group]));
  const targets = new Set(own.flatMap(({ postings }) => postings.flatMap(({ target }) => target ?? [])));
  const others = [...targets].filter((target) => !ofOwn.has(target));
  const elsewhere = new Set<string>();
  for (const debt of await debts.bulkGet(others.map((target) => debtId(side, target))))
    if (debt && isElsewhere(debt, party)) elsewhere.add(debt.target);
  const seen = new Map<string, number>();
  for (const { postings } of own)
    for (const { account, target, due, amount = 0 } of postings)
      if (account === side && target !== undefined && due === undefined)
        seen.set(target, (seen.get(target) ?? 0) - sign * amount);
  // Only search for payments recorded under another party.
  for (const { target } of owed.filter((debt) => debt.own !== (seen.get(debt.target) ?? 0)))
    for (const group of await groupsNamed(db, targetKey(target))) found.set(group.ord, group);
  const isOwn = ({ account, party: named, target }: Posting): boolean => {
    if (account !== side) return false;
    return target !== undefined && ofOwn.has(target) ? true : named === party && !elsewhere.has(target ?? '');
  };
  return [...found.values()]
    .sort(asTheyHappened)
    .flatMap((group) => entryOf(group, group.postings.filter(isOwn), sign));
}

/**
 * True when a payment for the document belongs to another party, or to none yet: a payment for an order is held for it
 * until it is confirmed. [PAY-13]
 */
const isElsewhere = (debt: Debt, party: string): boolean =>
  debt.kind === '' ? debt.own !== 0 && Object.keys(debt.gives).length === 0 : debt.party !== party;

/** The entry of a group: the amount charged is separate from the amount paid with it. */
function entryOf(
  { ord, doc_id, doc_kind, day, postings }: StoredGroup,
  own: readonly Posting[],
  sign: 1 | -1,
): BookedEntry[] {
  if (own.length === 0) return [];
  const isCharge = ({ id }: Posting) => /:(total|owed|opening)$/.test(id);
  const sum = (some: readonly Posting[]) => some.reduce((all, { amount = 0 }) => all + sign * amount, 0);
  const charged = sum(own.filter(isCharge));
  const paid = 0 - sum(own.filter((one) => !isCharge(one)));
  if (charged === 0 && paid === 0) return [];
  const kind = kindOf(doc_kind, charged, paid);
  const method = paid === 0 ? undefined : postings.find((one) => one.method !== undefined)?.method;
  return [{ key: ord, ord, doc_id, day, kind, charged, paid, method }];
}

const KINDS: Readonly<Record<string, BookedEntry['kind']>> = {
  sales: 'sale',
  purchases: 'purchase',
  expenses: 'expense',
  farm: 'flock',
};

function kindOf(docKind: string, charged: number, paid: number): BookedEntry['kind'] {
  if (docKind === 'customers' || docKind === 'vendors') return 'opening';
  const kind = KINDS[docKind];
  if (kind === undefined) return paid < 0 ? 'refund' : 'payment';
  // The deposit of an order precedes the sale itself.
  return charged < 0 ? 'return' : charged === 0 ? 'payment' : kind;
}

/** Order by time; at the same moment charges come before payments. */
function asTheyHappened(a: StoredGroup, b: StoredGroup): number {
  const placeOf = ({ ord, doc_kind }: StoredGroup) =>
    `${ord.slice(0, ord.lastIndexOf(' '))} ${doc_kind === 'payments' ? 1 : 0} ${ord}`;
  return placeOf(a) < placeOf(b) ? -1 : 1;
}
