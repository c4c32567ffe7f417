import { ACCOUNTS } from '../../domain/ledger/posting.ts';
import { partyId, partyKey } from './allocate.ts';
import type { LedgerDatabase } from './dexie-ledger.ts';
import type { Debt, Party } from './ledger-store.ts';

/* What the books know of those who buy. Reads only; the books themselves are kept elsewhere. */

const SIDE = ACCOUNTS.receivables;
const PAST = '\uffff';

/** What each customer owes (below 0: paid ahead), by their id; who owes nothing and has nothing open is there with 0. */
export async function customerBalances({ parties }: LedgerDatabase): Promise<Map<string, Party>> {
  const found = await parties.where('id').startsWith(`${SIDE} `).toArray();
  return new Map(found.map((party) => [party.id.slice(SIDE.length + 1), party]));
}

export const balanceOf = (party: Party | undefined): number => (party ? party.open - party.pool : 0);

/** Everything on which a customer owes something, the oldest due day first: found by key, from where their pool reaches. */
export async function openDebts({ debts, parties }: LedgerDatabase, customerId: string): Promise<Debt[]> {
  const id = partyId(SIDE, customerId);
  const party = await parties.get(id);
  if (!party) return [];
  const found = await debts.where('place').between(party.frontier, `${id} ${PAST}`, true, true).toArray();
  return found.filter(({ balance }) => balance > 0);
}

/** The due day of the oldest thing that a customer owes. */
export async function oldestDue({ debts }: LedgerDatabase, party: Party): Promise<string | undefined> {
  if (balanceOf(party) <= 0) return undefined;
  const first = await debts.where('place').between(party.frontier, `${party.id} ${PAST}`, true, true).first();
  return first?.due;
}

/** The day of a customer's last sale. */
export async function lastSale({ groups }: LedgerDatabase, customerId: string): Promise<string | undefined> {
  const key = partyKey(SIDE, customerId);
  const found = groups.where('keys').between(`${key} `, `${key} ${PAST}`);
  return (await found.filter(({ doc_kind }) => doc_kind === 'sales').last())?.day;
}

/** Everything that somebody owes for now, of everybody. */
export const everyOpenDebt = ({ debts }: LedgerDatabase): Promise<Debt[]> => debts.where('owed').equals(SIDE).toArray();
