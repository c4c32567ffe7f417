import { ACCOUNTS, type Posting } from '../../domain/ledger/posting.ts';
import type { Debt, LedgerTx, Party, StoredGroup } from './ledger-store.ts';
import { measureDebt } from '../read/measured.ts';
import { debtId, partyId, targetKey } from './names.ts';
import { Sums } from '../read/sums.ts';

/*
 * Allocation of payments: a payment settles the document it names; any surplus, and payments that name no document,
 * form the party's pool, which is spent on the oldest open documents. [LED-10, PAY-7] Credits are interchangeable, so
 * only a pool and a frontier are stored.
 */

export type Side = Debt['side'];
const isSide = (account: string | undefined): account is Side =>
  account === ACCOUNTS.receivables || account === ACCOUNTS.payables;

/** Amount owed by a posting to a debt account: a customer owes by debit, the business owes by credit. */
const owedOf = ({ account, amount = 0 }: Posting): number => (account === ACCOUNTS.receivables ? amount : -amount);

/** True for the posting that holds the value of returned goods: it is settled against the original sale or purchase. */
const isBack = ({ due, id }: Posting): boolean => due === undefined && /:(?:total|owed)$/.test(id);

/** Add the unallocated amounts (postings that name no document) of a group to the pools, by party. */
export function addToPools(
  pools: Map<string, number>,
  { postings }: Pick<StoredGroup, 'postings'>,
  sign: 1 | -1,
): void {
  for (const posting of postings)
    if (posting.target === undefined && isSide(posting.account) && posting.party !== undefined)
      addTo(pools, partyId(posting.account, posting.party), -sign * owedOf(posting));
}

/** The documents that a group settles or represents. */
export const targetsOf = ({ postings }: Pick<StoredGroup, 'postings'>): string[] => [
  ...new Set(postings.flatMap(({ target }) => target ?? [])),
];

/** Update debts and pools by the difference between the old and the new groups of one document. */
export async function allocate(
  tx: LedgerTx,
  before: readonly StoredGroup[],
  after: readonly StoredGroup[],
): Promise<void> {
  const pools = new Map<string, number>();
  for (const group of before) addToPools(pools, group, -1);
  for (const group of after) addToPools(pools, group, 1);
  const targets = new Set([...before, ...after].flatMap(targetsOf));
  for (const target of [...targets].sort()) {
    const groups = await tx.groupsNamed(targetKey(target));
    for (const side of [ACCOUNTS.receivables, ACCOUNTS.payables]) await settle(tx, side, target, groups, pools);
  }
  for (const [id, amount] of pools) if (amount !== 0) await spend(tx, id, { pool: amount });
}

/** Recompute the debt of one document and pass the difference on to its party. */
async function settle(
  tx: LedgerTx,
  side: Side,
  target: string,
  groups: readonly StoredGroup[],
  pools: Map<string, number>,
): Promise<void> {
  const known = await tx.debt(debtId(side, target));
  const now = debtOf(side, target, groups);
  for (const [party, amount] of Object.entries(known?.gives ?? {})) addTo(pools, party, -amount);
  for (const [party, amount] of Object.entries(now?.gives ?? {})) addTo(pools, party, amount);
  if (known && (!now || now.party !== known.party)) await replaceDebt(tx, known, undefined);
  await replaceDebt(tx, known && now?.party === known.party ? known : undefined, now);
}

/**
 * The debt of a document according to its postings, before the party's pool is spent on it. Undefined when this side
 * has no postings for it, or when the document was fully paid by itself: this is the case for most sales, and their
 * debt is never queried.
 */
export function debtOf(side: Side, target: string, groups: readonly StoredGroup[]): Debt | undefined {
  const found = groups.flatMap(({ ord, doc_kind, postings }) =>
    postings.filter((one) => one.target === target && one.account === side).map((one) => ({ ord, doc_kind, one })),
  );
  if (found.length === 0) return undefined;
  const isHeld = groups.some(({ postings }) => postings.some((one) => one.book === 'order' && one.target === target));
  const owed = found.find(({ one }) => one.due !== undefined);
  const own = found.reduce((sum, { one }) => (one.due === undefined ? sum - owedOf(one) : sum), 0);
  if (!owed) return { ...nothingOwed(side, target, own), gives: isHeld ? {} : givenBack(side, found) };
  const { party, due = '' } = owed.one;
  const total = owedOf(owed.one);
  if (own === total && groups.every(({ doc_id }) => doc_id === target)) return undefined;
  const paid = Math.min(total, own);
  const gives = party === undefined || own === paid ? {} : { [partyId(side, party)]: own - paid };
  const open = total - paid;
  const place = party !== undefined && open > 0 ? { place: placeOf(side, party, due, owed.ord) } : {};
  return {
    id: debtId(side, target),
    side,
    target,
    kind: owed.doc_kind,
    ...(party !== undefined && { party }),
    due,
    ...(owed.one.agreed && { agreed: true }),
    ord: owed.ord,
    total,
    own,
    returned: found.reduce((sum, { one }) => (isBack(one) ? sum - owedOf(one) : sum), 0),
    open,
    balance: open,
    gives,
    ...place,
  };
}

const nothingOwed = (side: Side, target: string, own: number) =>
  ({
    id: debtId(side, target),
    side,
    target,
    kind: '',
    due: '',
    ord: '',
    total: 0,
    own,
    returned: 0,
    open: 0,
    balance: 0,
  }) as const;

/** Amounts returned to the paying parties' pools, by party, when the document is absent or voided. */
function givenBack(side: Side, found: readonly { one: Posting }[]): Record<string, number> {
  const gives = new Map<string, number>();
  for (const { one } of found) if (one.party !== undefined) addTo(gives, partyId(side, one.party), -owedOf(one));
  return Object.fromEntries([...gives].filter(([, amount]) => amount !== 0));
}

const placeOf = (side: Side, party: string, due: string, ord: string): string =>
  `${partyId(side, party)} ${due} ${ord}`;

async function replaceDebt(tx: LedgerTx, old: Debt | undefined, now: Debt | undefined): Promise<void> {
  if (!now) {
    if (!old) return;
    await storeDebt(tx, old.id, undefined);
  } else await storeDebt(tx, now.id, withBalance(now, now.open));
  const party = now?.party ?? old?.party;
  // A debt without a place among the open documents does not affect the party.
  if (party === undefined || (old?.place === undefined && now?.place === undefined)) return;
  const side = (now ?? old)!.side;
  await spend(tx, partyId(side, party), { pool: 0, old, now });
}

/** Change a party's pool or one of its debts, and move the frontier to the document that the pool reaches. */
async function spend(
  tx: LedgerTx,
  id: string,
  change: { pool: number; old?: Debt | undefined; now?: Debt | undefined },
): Promise<void> {
  const { old, now } = change;
  const start = `${id} `;
  const party: Party = (await tx.party(id)) ?? { id, pool: 0, open: 0, frontier: start, covered: 0 };
  const place = (debt: Debt | undefined) => (debt?.place === undefined ? undefined : debt);
  const [was, is] = [place(old), place(now)];
  let covered = party.covered;
  if (was && was.place! < party.frontier) covered -= was.open;
  if (is && is.place! < party.frontier) covered += is.open;
  const pool = party.pool + change.pool;
  const open = party.open - (was?.open ?? 0) + (is?.open ?? 0);
  const atOld = await tx.debtFrom(id, party.frontier);
  const moved = await moveFrontier(tx, id, { pool, covered, frontier: party.frontier });
  const next: Party = { id, pool, open, frontier: moved.frontier, covered: moved.covered };
  tx.putParty(next);
  const here = await tx.debtFrom(id, next.frontier);
  // The debt that was partly covered may now have a new debt before it.
  const behind = atOld && (await tx.debtFrom(id, `${atOld.place!}!`));
  const touched = new Map<string, Debt>();
  for (const debt of [is && (await tx.debt(is.id)), atOld, behind, here, ...moved.crossed])
    if (debt) touched.set(debt.id, debt);
  for (const debt of touched.values()) {
    const isPart = debt.id === here?.id;
    const spent = debt.place! < next.frontier ? debt.open : isPart ? Math.max(0, pool - next.covered) : 0;
    const fresh = withBalance(debt, debt.open - spent);
    if (fresh.balance !== debt.balance || fresh.owed !== debt.owed) await storeDebt(tx, fresh.id, fresh);
  }
}

async function moveFrontier(
  tx: LedgerTx,
  id: string,
  { pool, covered, frontier }: { pool: number; covered: number; frontier: string },
): Promise<{ covered: number; frontier: string; crossed: Debt[] }> {
  const crossed: Debt[] = [];
  for (;;) {
    if (covered > Math.max(0, pool)) {
      const last = await tx.debtBefore(id, frontier);
      if (!last) throw new Error(`${id}: ${covered} is covered, but no document is`);
      [covered, frontier] = [covered - last.open, last.place!];
      crossed.push(last);
      continue;
    }
    const next = await tx.debtFrom(id, frontier);
    if (!next || covered + next.open > pool) return { covered, frontier, crossed };
    [covered, frontier] = [covered + next.open, `${next.place!}!`];
    crossed.push(next);
  }
}

/** Store or delete a debt and update the sums of amounts owed. [DAT-9] */
async function storeDebt(tx: LedgerTx, id: string, now: Debt | undefined): Promise<void> {
  const sums = new Sums();
  measureDebt(await tx.debt(id), -1, sums);
  measureDebt(now, 1, sums);
  tx.addSums(sums);
  if (now) tx.putDebt(now);
  else tx.deleteDebt(id);
}

/**
 * Set the balance of a debt; `owed` is set only while the balance is positive, because the index of amounts owed uses
 * it.
 */
export function withBalance(debt: Debt, balance: number): Debt {
  const { owed: _owed, ...rest } = debt;
  return { ...rest, balance, ...(balance > 0 && { owed: debt.side }) };
}

export function addTo(sums: Map<string, number>, key: string, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}
