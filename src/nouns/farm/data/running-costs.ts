import { runningCosts } from '../../../domain/ledger/close-month.ts';
import { flockEntity, SPREAD, type SpreadState, type State } from '../../../domain/ledger/fold.ts';
import { flockSumName } from '../../../domain/figures/flock-result.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { lastNamed } from '../../../books/keep/named-groups.ts';

/**
 * Totals that the end of the running month will post to flocks, so far: depreciation, and shared costs of all flocks.
 * `ids`: the requested flocks. Units: minor units, debit +. [LED-42]
 */
export async function runningTotals(db: LedgerDatabase, ids: readonly string[], today: string): Promise<Map<string, number>> {
  const spread = (await stateOf(db, SPREAD)) as SpreadState | undefined;
  // Shared costs are split among all live flocks; without any, each flock is computed on its own.
  const farms = spread && spread.waiting.length > 0 ? await everyFlock(db) : [...ids].sort();
  const states = new Map<string, State>(spread && [[SPREAD, spread]]);
  for (const id of farms) {
    const state = await stateOf(db, flockEntity(id));
    if (state) states.set(flockEntity(id), state);
  }
  const totals = new Map<string, number>();
  for (const { farm, account, category, amount } of runningCosts(today, farms, (entity) => states.get(entity))) {
    if (farm === undefined) continue;
    const name = flockSumName({ farm, account, category });
    totals.set(name, (totals.get(name) ?? 0) + amount);
  }
  return totals;
} // prettier-ignore

const stateOf = async (db: LedgerDatabase, entity: string): Promise<State | undefined> =>
  (await lastNamed(db, entity))?.after[entity];

const everyFlock = async ({ levels }: LedgerDatabase): Promise<string[]> =>
  (await levels.where('key').startsWith(flockEntity('')).primaryKeys()).map((key) => key.slice(flockEntity('').length));
