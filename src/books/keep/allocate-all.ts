import { ACCOUNTS } from '../../domain/ledger/posting.ts';
import { addTo, addToPools, debtOf, targetsOf, withBalance } from './allocate.ts';
import type { Debt, Party, StoredGroup } from './ledger-store.ts';
import { partyId } from './names.ts';

/**
 * Allocate payments of all groups in one pass, with the same result as the incremental allocate.ts. `breathe` is called
 * often so that other work can run meanwhile. [LED-10, PAY-7]
 */
export async function allocateAll(
  groups: readonly StoredGroup[],
  breathe: () => Promise<void> | undefined,
): Promise<{ debts: Debt[]; parties: Party[] }> {
  const pools = new Map<string, number>();
  const byTarget = new Map<string, StoredGroup[]>();
  for (const group of groups) {
    addToPools(pools, group, 1);
    for (const target of targetsOf(group)) {
      const own = byTarget.get(target);
      if (own) own.push(group);
      else byTarget.set(target, [group]);
    }
    await breathe();
  }
  const debts: Debt[] = [];
  const placed = new Map<string, Debt[]>();
  for (const [target, own] of byTarget) {
    for (const side of [ACCOUNTS.receivables, ACCOUNTS.payables]) {
      const debt = debtOf(side, target, own);
      if (!debt) continue;
      for (const [party, amount] of Object.entries(debt.gives)) addTo(pools, party, amount);
      if (debt.place === undefined) debts.push(withBalance(debt, debt.open));
      else {
        const id = partyId(side, debt.party!);
        const others = placed.get(id);
        if (others) others.push(debt);
        else placed.set(id, [debt]);
      }
    }
    await breathe();
  }
  const parties: Party[] = [];
  for (const id of new Set([...pools.keys(), ...placed.keys()])) {
    const spent = spendPool(id, pools.get(id) ?? 0, placed.get(id) ?? []);
    parties.push(spent.party);
    debts.push(...spent.debts);
    await breathe();
  }
  return { debts, parties };
}

/** Spend a party's pool on its open documents, oldest first. */
function spendPool(id: string, pool: number, open: readonly Debt[]): { party: Party; debts: Debt[] } {
  let [frontier, covered, left] = [`${id} `, 0, Math.max(0, pool)];
  const inOrder = open.toSorted((a, b) => (a.place! < b.place! ? -1 : 1));
  const debts = inOrder.map((debt) => {
    const spent = Math.min(left, debt.open);
    left -= spent;
    return withBalance(debt, debt.open - spent);
  });
  for (const one of inOrder) {
    if (covered + one.open > pool) break;
    [frontier, covered] = [`${one.place!}!`, covered + one.open];
  }
  return { party: { id, pool, open: inOrder.reduce((sum, one) => sum + one.open, 0), frontier, covered }, debts };
}
