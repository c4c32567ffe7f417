import { measure } from '../../domain/ledger/measures.ts';
import { ACCOUNTS } from '../../domain/ledger/posting.ts';
import type { LedgerTx, StoredGroup } from '../keep/ledger-store.ts';

/* Counts of cash boxes and accounts: read from daily sums, not from a chain through every sale. */

/** Cash counts after a change of their method: the difference that they found changes. */
export async function countsAfter(
  tx: LedgerTx,
  before: readonly StoredGroup[],
  after: readonly StoredGroup[],
): Promise<string[]> {
  const first = new Map<string, string>();
  for (const { ord, postings, rows } of [...before, ...after])
    for (const { account, method } of [...postings, ...rows])
      if (account === ACCOUNTS.money && method !== undefined && (first.get(method) ?? '~') > ord)
        first.set(method, ord);
  return nextCounts(tx, first);
}

/** The first count of each method after a place. */
async function nextCounts(tx: LedgerTx, after: ReadonlyMap<string, string>): Promise<string[]> {
  const counts: string[] = [];
  for (const [method, ord] of after) {
    const next = await tx.firstAfter(`n:${method}`, ord);
    if (next) counts.push(next.ord);
  }
  return counts;
}

/** The difference found by a cash count changes the level from which the next count starts. */
export async function cashCountsAfter(tx: LedgerTx, old: StoredGroup | undefined, now: StoredGroup): Promise<string[]> {
  const rowsOf = (group: StoredGroup | undefined) => group?.rows.filter(({ method }) => method !== undefined) ?? [];
  const methods = [...rowsOf(old), ...rowsOf(now)].map(({ method }) => method!);
  return nextCounts(tx, new Map(methods.map((method) => [method, now.ord])));
}

/** Balance of a cash box before a place in the order: all days before, and this day's groups up to the place. */
export async function cashBefore(tx: LedgerTx, method: string, ord: string): Promise<number> {
  const day = ord.slice(0, 10);
  const earlier = await tx.sumBefore(measure.method(method), day);
  const today = (await tx.groupsOfDay(day)).filter((group) => group.ord < ord);
  const isIt = (one: { account?: string; method?: string | undefined }) =>
    one.account === ACCOUNTS.money && one.method === method;
  const all = today.flatMap(({ postings, rows }) => [...postings.filter(isIt), ...rows.filter(isIt)]);
  return all.reduce((sum, { amount = 0 }) => sum + amount, earlier);
}
