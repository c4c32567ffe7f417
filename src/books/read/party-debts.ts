import type { OpenDocument } from '../../domain/debts/ageing.ts';
import { ACCOUNTS, type Posting } from '../../domain/ledger/posting.ts';
import { lastDayNamed, newestNamed } from '../keep/named-groups.ts';
import { partyId, partyKey, soldToKey } from '../keep/names.ts';
import type { LedgerDatabase } from '../keep/dexie-ledger.ts';
import type { Debt, Party } from '../keep/ledger-store.ts';

/* What the books know of those who buy, side '1100', and of those we buy from, side '2000'. Reads only. */

type Side = Debt['side'];
const PAST = '\uffff';
/** So many records of a party are looked through for the last money that they were given. */
const NEWEST = 50;

/** What is open with each party of a side (below 0: paid ahead), by their id; who has nothing open is there with 0. */
export async function partyBalances({ parties }: LedgerDatabase, side: Side): Promise<Map<string, Party>> {
  const found = await parties.where('id').startsWith(`${side} `).toArray();
  return new Map(found.map((party) => [party.id.slice(side.length + 1), party]));
}

export const balanceOf = (party: Party | undefined): number => (party ? party.open - party.pool : 0);

/** Everything of a party that is open, the oldest due day first: found by key, from where their pool reaches. */
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

/** The kind of a debt that is of no document. */
export const MONEY_GIVEN = 'payments';

/**
 * Money that went back to a party beyond what they had paid ahead: owed by them, on no document, since the day on which it was paid last.
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

/** The due day of the oldest thing that is open with a party. */
export async function oldestDue(db: LedgerDatabase, party: Party): Promise<string | undefined> {
  if (balanceOf(party) <= 0) return undefined;
  const first = await db.debts.where('place').between(party.frontier, `${party.id} ${PAST}`, true, true).first();
  return (first ?? (await debtOfMoney(db, party)))?.due;
}

/** The day on which something was sold to a customer last. */
export const lastSaleTo = (db: LedgerDatabase, id: string): Promise<string | undefined> =>
  lastDayNamed(db, soldToKey(id));

/** Debts together by whom, or by what, they are of. */
export function debtsBy(debts: readonly Debt[], keyOf: (debt: Debt) => string): Map<string, Debt[]> {
  const found = new Map<string, Debt[]>();
  for (const debt of debts) {
    const own = found.get(keyOf(debt));
    if (own) own.push(debt);
    else found.set(keyOf(debt), [debt]);
  }
  return found;
}

/** A debt as its age is worked out: what the books call due is the agreed day, else the day of the document. [DEB-1] */
export const openDocument = ({ due, agreed, balance }: Debt): OpenDocument => ({
  day: due,
  ...(agreed && { due_date: due }),
  open: balance,
});

/** Everything that is open on a side for now, of everybody. */
export async function everyOpenDebt(db: LedgerDatabase, side: Side): Promise<Debt[]> {
  const [debts, parties] = await Promise.all([db.debts.where('owed').equals(side).toArray(), partyBalances(db, side)]);
  const given = [...parties.values()].filter(({ pool }) => pool < 0);
  const money = await Promise.all(given.map((party) => debtOfMoney(db, party)));
  return [...debts, ...money.filter((debt) => debt !== undefined)];
}
