import { lastDayNamed } from './named-groups.ts';
import { partyId, soldToKey } from './names.ts';
import type { LedgerDatabase } from './dexie-ledger.ts';
import type { Debt, Party } from './ledger-store.ts';

/* What the books know of those who buy, side '1100', and of those we buy from, side '2000'. Reads only. */

type Side = Debt['side'];
const PAST = '\uffff';

/** What is open with each party of a side (below 0: paid ahead), by their id; who has nothing open is there with 0. */
export async function partyBalances({ parties }: LedgerDatabase, side: Side): Promise<Map<string, Party>> {
  const found = await parties.where('id').startsWith(`${side} `).toArray();
  return new Map(found.map((party) => [party.id.slice(side.length + 1), party]));
}

export const balanceOf = (party: Party | undefined): number => (party ? party.open - party.pool : 0);

/** Everything of a party that is open, the oldest due day first: found by key, from where their pool reaches. */
export async function openDebts({ debts, parties }: LedgerDatabase, side: Side, id: string): Promise<Debt[]> {
  const key = partyId(side, id);
  const party = await parties.get(key);
  if (!party) return [];
  const found = await debts.where('place').between(party.frontier, `${key} ${PAST}`, true, true).toArray();
  return found.filter(({ balance }) => balance > 0);
}

/** The due day of the oldest thing that is open with a party. */
export async function oldestDue({ debts }: LedgerDatabase, party: Party): Promise<string | undefined> {
  if (balanceOf(party) <= 0) return undefined;
  const first = await debts.where('place').between(party.frontier, `${party.id} ${PAST}`, true, true).first();
  return first?.due;
}

/** The day on which something was sold to a customer last. */
export const lastSaleTo = (db: LedgerDatabase, id: string): Promise<string | undefined> =>
  lastDayNamed(db, soldToKey(id));

/** Everything that is open on a side for now, of everybody. */
export const everyOpenDebt = ({ debts }: LedgerDatabase, side: Side): Promise<Debt[]> =>
  debts.where('owed').equals(side).toArray();
