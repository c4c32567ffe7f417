import { share } from '../money/share.ts';
import { Desk } from './desk.ts';
import {
  flockEntity,
  SPREAD,
  type Derived,
  type SpreadState,
  type State,
  lineEntity,
  itemEntity,
  type LineState,
} from './fold.ts';
import { ACCOUNTS, type Posting, type Account, type HeadCause, type StockCause } from './posting.ts';
import { mulDiv } from '../money/mul-div.ts';
import { arrive, die, leave } from './flock-state.ts';
import { atLastCost, type ChargeTo } from './item-state.ts';

/** Input of a group besides its postings. */
export interface Around {
  /** State of an entity after the last earlier group that touched it. */
  readonly before: (entity: string) => State | undefined;
  /** Book balance of a cash box or account before this group. Units: minor units. */
  readonly cash: (method: string) => number;
}

/** Derive the rows and states of one document's postings at one moment. [LED-21] */
export function derive(day: string, postings: readonly Posting[], around: Around): Derived {
  const desk = new Desk(day, around.before);
  const run = { cost: 0 };
  for (const posting of postings) {
    if (posting.book === 'stock' && posting.cause !== 'run_out') deriveStock(desk, posting, run);
    if (posting.book === 'heads') deriveHeads(desk, posting, run);
    if (posting.book === 'money') deriveMoney(desk, posting, run);
    if (posting.book === 'cash') countCash(desk, posting, around.cash(posting.method!));
  }
  giveOut(desk, postings.filter(({ cause }) => cause === 'run_out'), run.cost); // prettier-ignore
  return desk.done();
}

/**
 * Keeping costs named by the document itself: of placing a flock, of one flock's expense, of expenses to spread later.
 */
function deriveMoney(
  desk: Desk,
  { id, cause, amount = 0, farm, category = 'other', account }: Posting,
  run: { cost: number },
): void {
  if (cause === 'run_in') run.cost += amount;
  if (cause === 'placement' && account === ACCOUNTS.birds) {
    const flock = desk.flock(farm!);
    desk.put(flockEntity(farm!), { ...flock, carrying: flock.carrying + amount });
  }
  if (cause === 'expense') {
    desk.charge({ farm: farm!, category }, amount);
    desk.row(ACCOUNTS.chargedToFlocks, -amount, { farm, category });
  }
  if (cause === 'spread') {
    const { waiting } = (desk.state(SPREAD) ?? { waiting: [] }) as SpreadState;
    desk.put(SPREAD, { waiting: [...waiting, { id, amount, category }] });
  }
}

/** The outputs of a run bear the cost of its inputs, by cost share. [LED-57] */
function giveOut(desk: Desk, outputs: readonly Posting[], cost: number): void {
  const values = share(cost, outputs.map(({ cost_share_bp = 0 }) => cost_share_bp)); // prettier-ignore
  outputs.forEach((output, i) => {
    desk.row(desk.item(output).inventory, values[i]!, { item: output.item });
    desk.row(ACCOUNTS.processing, -values[i]!);
    desk.putIn(output, output.qty!, values[i]!);
  });
}

function countCash(desk: Desk, { method, qty = 0 }: Posting, level: number): void {
  desk.row(ACCOUNTS.money, qty - level, { method });
  desk.row(ACCOUNTS.cashDifferences, level - qty, { method });
}

/**
 * Derive a movement of birds. `moved` carries the cost from the flock that they leave to their destination.
 * [LED-40, LED-45]
 */
function deriveHeads(desk: Desk, posting: Posting, moved: { cost: number }): void {
  const { cause, qty = 0, meta } = posting;
  const farm = posting.farm!;
  const flock = desk.flock(farm);
  const put = (next: typeof flock) => desk.put(flockEntity(farm), next);
  switch (cause as HeadCause) {
    case 'placement':
      return put(arrive({ ...flock, meta }, qty));
    case 'sale': {
      const cost = go(desk, farm, -qty, ACCOUNTS.costOfBirds);
      return desk.put(lineEntity(posting.id), { sold: -qty, cost, returned: 0 });
    }
    case 'eaten':
      return void go(desk, farm, -qty, ACCOUNTS.drawings);
    case 'run_in':
      moved.cost += go(desk, farm, -qty, ACCOUNTS.processing);
      return;
    case 'transfer_out': {
      const left = leave(flock, -qty);
      put(left.flock);
      desk.row(ACCOUNTS.birds, -left.cost, { farm, category: 'transfer' });
      moved.cost = left.cost;
      return;
    }
    case 'transfer_in':
      put(arrive(flock, qty, moved.cost));
      return desk.row(ACCOUNTS.birds, moved.cost, { farm, category: 'transfer' });
    case 'return':
    case 'return_loss':
      return comeBack(desk, posting);
    case 'dead':
      return dead(desk, farm, -qty);
    case 'count': {
      const missing = desk.countBirds(farm, qty);
      return missing > 0
        ? dead(desk, farm, missing)
        : put(qty > 0 ? arrive(flock, qty - flock.heads) : { ...flock, heads: qty });
    }
    case 'close':
      desk.countBirds(farm, 0);
      return put({ ...flock, heads: 0 }); // the remaining carrying amount is written off with the group
  }
}

function go(desk: Desk, farm: string, qty: number, to: Account): number {
  const { flock, cost } = leave(desk.flock(farm), qty);
  desk.put(flockEntity(farm), flock);
  desk.moveCost(farm, to, cost);
  return cost;
}

function dead(desk: Desk, farm: string, qty: number): void {
  const { flock, cost } = die(desk.flock(farm), qty);
  desk.put(flockEntity(farm), flock);
  desk.moveCost(farm, ACCOUNTS.abnormalDeaths, cost);
}

/** Sold birds come back alive, or dead: then only their cost moves. */
function comeBack(desk: Desk, posting: Posting): void {
  const { qty = 0, gives_back = 0, cause } = posting;
  const farm = posting.farm!;
  const known = giveBack(desk, posting);
  const flock = desk.flock(farm);
  const each = flock.heads > 0 ? mulDiv(flock.carrying, gives_back, flock.heads) : 0;
  const cost = known ?? each;
  desk.row(ACCOUNTS.costOfBirds, -cost, { farm });
  if (cause === 'return_loss') return desk.row(ACCOUNTS.losses, cost, { farm, category: 'returned' });
  desk.put(flockEntity(farm), arrive(flock, qty, cost));
  desk.row(ACCOUNTS.birds, cost, { farm });
}

/** Derive a movement of goods: the cost of issues, the value of receipts. [LED-33..36] */
function deriveStock(desk: Desk, posting: Posting, run: { cost: number }): void {
  const { cause, qty = 0, value = 0, farm, category, item } = posting;
  switch (cause as StockCause) {
    case 'opening':
    case 'purchase':
    case 'release':
      return desk.putIn(posting, qty, value);
    case 'sale':
      return sell(desk, posting);
    case 'return':
      return comeIn(
        desk,
        posting,
        qty,
        giveBack(desk, posting) ?? atLastCost(desk.item(posting), qty),
        ACCOUNTS.costOfSales,
      );
    case 'return_loss': {
      const cost = giveBack(desk, posting) ?? atLastCost(desk.item(posting), posting.gives_back ?? 0);
      desk.row(ACCOUNTS.costOfSales, -cost, { item });
      return desk.row(ACCOUNTS.losses, cost, { item, category: 'returned' });
    }
    case 'purchase_return': {
      const cost = desk.takeOut(posting, -qty, { account: ACCOUNTS.lateCost, item });
      desk.row(ACCOUNTS.returning, value, { item });
      return desk.row(ACCOUNTS.priceDifferences, cost - value, { item });
    }
    case 'loss':
      return goOut(desk, posting, -qty, { account: ACCOUNTS.losses, category, item });
    case 'gift':
      return goOut(desk, posting, -qty, { account: ACCOUNTS.gifts, item });
    case 'use':
      return goOut(desk, posting, -qty, usedFor(posting));
    case 'feed':
    case 'medicine':
    case 'vaccine':
      return goOut(desk, posting, -qty, { farm: farm!, category: category! });
    case 'found':
      return comeIn(desk, posting, qty, atLastCost(desk.item(posting), qty), ACCOUNTS.losses, 'found');
    case 'count':
      return count(desk, posting);
    case 'eggs':
      return lay(desk, posting);
    case 'run_in': {
      const cost = desk.takeOut(posting, -qty, { account: ACCOUNTS.lateCost, item });
      desk.row(ACCOUNTS.processing, cost);
      run.cost += cost;
      return;
    }
    case 'placement':
      return placeOwnChicks(desk, posting);
    case 'run_out':
      return; // handled after all inputs
  }
}

function goOut(desk: Desk, posting: Posting, qty: number, to: ChargeTo): void {
  desk.charge(to, desk.takeOut(posting, qty, to));
}

/** Receive goods at a value credited to another account. */
function comeIn(desk: Desk, posting: Posting, qty: number, value: number, from: Account, category?: string): void {
  desk.row(desk.item(posting).inventory, value, { item: posting.item });
  desk.row(from, -value, { item: posting.item, category });
  desk.putIn(posting, qty, value);
}

function usedFor({ farm, category, item }: Posting): ChargeTo {
  if (farm !== undefined) return { farm, category: 'materials' };
  return { account: category === 'household' ? ACCOUNTS.drawings : ACCOUNTS.usedInBusiness, item };
}

function sell(desk: Desk, posting: Posting): void {
  const { id, item, qty = 0, net = 0 } = posting;
  const to = { account: ACCOUNTS.costOfSales, item };
  const cost = desk.takeOut(posting, -qty, to);
  desk.charge(to, cost);
  desk.put(lineEntity(id), { sold: -qty, cost, returned: 0 });
  desk.put(itemEntity(item!), { ...desk.item(posting), soldNet: net, soldQty: -qty });
}

/** A count fixes the level; the difference is valued at the average cost. [LED-6] */
function count(desk: Desk, posting: Posting): void {
  const { qty = 0, item } = posting;
  const difference = qty - desk.item(posting).qty;
  if (difference < 0) return goOut(desk, posting, -difference, { account: ACCOUNTS.countDifferences, item });
  if (difference > 0)
    comeIn(desk, posting, difference, atLastCost(desk.item(posting), difference), ACCOUNTS.countDifferences);
}

/** Eggs are valued at last month's cost, but not above their last price. [LED-43] */
function lay(desk: Desk, posting: Posting): void {
  const { qty = 0, farm, item } = posting;
  const flock = desk.flock(farm!);
  const { soldNet, soldQty = 0 } = desk.item(posting);
  const isKnown = flock.rateEggs > 0 && soldNet !== undefined && soldQty > 0;
  const value = isKnown ? Math.min(mulDiv(flock.rateCost, qty, flock.rateEggs), mulDiv(soldNet, qty, soldQty)) : 0;
  desk.put(flockEntity(farm!), { ...flock, eggs: flock.eggs + qty });
  desk.row(desk.item(posting).inventory, value, { item });
  desk.row(ACCOUNTS.intoEggStock, -value, { farm, item });
  desk.putIn(posting, qty, value);
}

/** Own chicks: their cost in the shop's stock becomes the carrying amount of the flock. */
function placeOwnChicks(desk: Desk, posting: Posting): void {
  const { qty = 0, farm } = posting;
  const cost = desk.takeOut(posting, -qty, { farm: farm!, category: 'chicks' });
  const flock = desk.flock(farm!);
  desk.put(flockEntity(farm!), { ...flock, carrying: flock.carrying + cost });
  desk.row(ACCOUNTS.birds, cost, { farm, category: 'chicks' });
}

/**
 * Cost of returned goods: their share of the line's cost, computed cumulatively, so that partial returns sum exactly to
 * the whole. Undefined when the line is unknown, or more is returned than was sold. [LED-15, LED-36]
 */
function giveBack(desk: Desk, { of, gives_back: qty = 0 }: Posting): number | undefined {
  const line = desk.state(lineEntity(of!)) as LineState | undefined;
  if (!line || line.returned + qty > line.sold) return undefined;
  const { cost, sold, returned } = line;
  desk.put(lineEntity(of!), { ...line, returned: returned + qty });
  return mulDiv(cost, returned + qty, sold) - mulDiv(cost, returned, sold);
}
