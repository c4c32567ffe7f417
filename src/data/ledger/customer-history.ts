import { ACCOUNTS, type Posting } from '../../domain/ledger/posting.ts';
import type { StatementEntry } from '../../domain/customers/statement.ts';
import { debtId, partyKey, targetKey } from './allocate.ts';
import type { LedgerDatabase } from './dexie-ledger.ts';
import type { StoredGroup } from './ledger-store.ts';

const SIDE = ACCOUNTS.receivables;

/** A line of a customer's history as it was booked. */
export interface BookedEntry extends StatementEntry {
  readonly ord: string;
  readonly method?: string | undefined;
}

/**
 * Everything that changed what a customer owes, in order. What was paid for a document is its customer's, whoever the payment
 * names: a sale that was given to somebody else took its payments along. [CUS-9, LED-10]
 */
export async function customerHistory(db: LedgerDatabase, customerId: string): Promise<BookedEntry[]> {
  const { groups, debts } = db;
  const own = await groups
    .where('keys')
    .startsWith(`${partyKey(SIDE, customerId)} `)
    .toArray();
  const owed = (await debts.where('party').equals(customerId).toArray()).filter(({ side }) => side === SIDE);
  const ofOwn = new Set(owed.map(({ target }) => target));
  const found = new Map(own.map((group) => [group.ord, group]));
  const targets = new Set(own.flatMap(({ postings }) => postings.flatMap(({ target }) => target ?? [])));
  const others = [...targets].filter((target) => !ofOwn.has(target));
  const elsewhere = new Set<string>();
  for (const debt of await debts.bulkGet(others.map((target) => debtId(SIDE, target))))
    if (debt?.party !== undefined && debt.party !== customerId) elsewhere.add(debt.target);
  const seen = new Map<string, number>();
  for (const { postings } of own)
    for (const { account, target, due, amount = 0 } of postings)
      if (account === SIDE && target !== undefined && due === undefined)
        seen.set(target, (seen.get(target) ?? 0) - amount);
  // Only what somebody else's payment settled is looked for.
  for (const { target } of owed.filter((debt) => debt.own !== (seen.get(debt.target) ?? 0)))
    for (const group of await groups
      .where('keys')
      .startsWith(`${targetKey(target)} `)
      .toArray())
      found.set(group.ord, group);
  const isOwn = ({ account, party, target }: Posting): boolean => {
    if (account !== SIDE) return false;
    return target !== undefined && ofOwn.has(target) ? true : party === customerId && !elsewhere.has(target ?? '');
  };
  return [...found.values()].sort(asTheyHappened).flatMap((group) => entryOf(group, group.postings.filter(isOwn)));
}

/** What a sale came to stands apart from what was paid with it. */
function entryOf({ ord, doc_id, doc_kind, day, postings }: StoredGroup, own: readonly Posting[]): BookedEntry[] {
  if (own.length === 0) return [];
  const isCharge = ({ id }: Posting) => /:(total|opening)$/.test(id);
  const sum = (some: readonly Posting[]) => some.reduce((all, { amount = 0 }) => all + amount, 0);
  const charged = sum(own.filter(isCharge));
  const paid = 0 - sum(own.filter((one) => !isCharge(one)));
  if (charged === 0 && paid === 0) return [];
  const kind =
    doc_kind === 'customers'
      ? 'opening'
      : doc_kind === 'sales'
        ? charged < 0
          ? 'return'
          : charged === 0
            ? 'payment'
            : 'sale'
        : paid < 0
          ? 'refund'
          : 'payment';
  const method = paid === 0 ? undefined : postings.find((one) => one.method !== undefined)?.method;
  return [{ key: ord, ord, doc_id, day, kind, charged, paid, method }];
}

/** Of one moment what was bought stands before what was paid. */
function asTheyHappened(a: StoredGroup, b: StoredGroup): number {
  const placeOf = ({ ord, doc_kind }: StoredGroup) =>
    `${ord.slice(0, ord.lastIndexOf(' '))} ${doc_kind === 'payments' ? 1 : 0} ${ord}`;
  return placeOf(a) < placeOf(b) ? -1 : 1;
}
