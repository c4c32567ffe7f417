import type { OpenDocument } from '../../domain/debts/ageing.ts';
import { ACCOUNTS, type Posting } from '../../domain/ledger/posting.ts';
import { lastDayNamed, newestNamed } from '../keep/named-groups.ts';
import { partyId, partyKey, soldToKey } from '../keep/names.ts';
import type { LedgerDatabase } from '../keep/dexie-ledger.ts';
import type { Debt, Party } from '../keep/ledger-store.ts';

/* Debts of customers (side '1100') and to suppliers (side '2000') from the books. Read-only. */

type Side = Debt['side'];
const PAST = '\uffff';
/** Number of newest records of a party searched for the last money given to them. */
const NEWEST = 50;

/** Balances of all parties of a side (negative when paid in advance), by id; a party with nothing open has 0. */
export async function partyBalances({ parties }: LedgerDatabase, side: Side): Promise<Map<string, Party>> {
  const found = await parties.where('id').startsWith(`${side} `).toArray();
  return new Map(found.map((party) => [party.id.slice(side.length + 1), party]));
}

export const balanceOf = (party: Party | undefined): number => (party ? party.open - party.pool : 0);

/** Open debts of a party, oldest due day first: read by key, from the frontier of their pool. */
export async function openDebts(db: LedgerDatabase, side: Side, id: string): Promise<Debt[]> {
  const { debts, parties } = db;
  const key = partyId(side, id);
  const party = await parties.get(key);
  if (!party) return [];
  const found = await debts.where('place').between(party.frontier, `${key} ${PAST}`, true, true).toArray();
  const money = await debtOfMoney(db, party);
  return [...found.filter(({ balance }) => balance > 0), ...(money ? [money] : [])].sort(byDue);
}

const byDue = (a: Debt, b: Debt): number => (a.due === b.due ? 0 : a.due < b.due ? -1 : 1);

/** The kind of a debt that belongs to no document. */
export const MONEY_GIVEN = 'payments';

/**
 * Money returned to a party beyond their advance payments: owed by them, on no document, since the day of the last such
 * payment.
 */
async function debtOfMoney(db: LedgerDatabase, { id, pool }: Party): Promise<Debt | undefined> {
  if (pool >= 0) return undefined;
  const [side, party] = [id.slice(0, id.indexOf(' ')) as Side, id.slice(id.indexOf(' ') + 1)];
  const isGiven = ({ account, party: to, target, amount = 0 }: Posting) =>
    account === side && to === party && target === undefined && (side === ACCOUNTS.receivables ? amount > 0 : amount < 0);
  const newest = await newestNamed(db, partyKey(side, party), NEWEST);
  const last = newest.find(({ postings }) => postings.some(isGiven)) ?? newest[0];
  const day = last?.day ?? '';
  return { id, side, target: party, kind: MONEY_GIVEN, party, due: day, ord: last?.ord ?? day, total: -pool, own: 0, returned: 0, open: -pool, balance: -pool, gives: {} };
} // prettier-ignore

/** The due day of the oldest open debt of a party. */
export async function oldestDue(db: LedgerDatabase, party: Party): Promise<string | undefined> {
  if (balanceOf(party) <= 0) return undefined;
  const first = await db.debts.where('place').between(party.frontier, `${party.id} ${PAST}`, true, true).first();
  return (first ?? (await debtOfMoney(db, party)))?.due;
}

/** The day of the last sale to a customer. */
export const lastSaleTo = (db: LedgerDatabase, id: string): Promise<string | undefined> =>
  lastDayNamed(db, soldToKey(id));

/** Group debts by a key, such as party or kind. */
export function debtsBy(debts: readonly Debt[], keyOf: (debt: Debt) => string): Map<string, Debt[]> {
  const found = new Map<string, Debt[]>();
  for (const debt of debts) {
    const own = found.get(keyOf(debt));
    if (own) own.push(debt);
    else found.set(keyOf(debt), [debt]);
  }
  return found;
}

/** A debt as input to ageing: the due day in the books is the agreed day, or else the day of the document. [DEB-1] */
export const openDocument = ({ due, agreed, balance }: Debt): OpenDocument => ({
  day: due,
  ...(agreed && { due_date: due }),
  open: balance,
});

/** All open debts of a side, of all parties. */
export async function everyOpenDebt(db: LedgerDatabase, side: Side): Promise<Debt[]> {
  const [debts, parties] = await Promise.all([db.debts.where('owed').equals(side).toArray(), partyBalances(db, side)]);
  const given = [...parties.values()].filter(({ pool }) => pool < 0);
  const money = await Promise.all(given.map((party) => debtOfMoney(db, party)));
  return [...debts, ...money.filter((debt) => debt !== undefined)];
}
