import { mulDiv } from '../money/mul-div.ts';
import type { Desk } from './desk.ts';
import { flockEntity, itemEntity, lineEntity } from './fold.ts';
import { giveBack } from './give-back.ts';
import { atLastCost, type ChargeTo } from './item-state.ts';
import { ACCOUNTS, type Account, type Posting, type StockCause } from './posting.ts';

/** What a movement of goods derives: the cost of what leaves, the value of what comes. [LED-33..36] */
export function deriveStock(desk: Desk, posting: Posting, run: { cost: number }): void {
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
      return; // after all that goes in
  }
}

function goOut(desk: Desk, posting: Posting, qty: number, to: ChargeTo): void {
  desk.charge(to, desk.takeOut(posting, qty, to));
}

/** Goods come at a value that another account gives. */
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

/** A count fixes the level; the difference is at the average. [LED-6] */
function count(desk: Desk, posting: Posting): void {
  const { qty = 0, item } = posting;
  const difference = qty - desk.item(posting).qty;
  if (difference < 0) return goOut(desk, posting, -difference, { account: ACCOUNTS.countDifferences, item });
  if (difference > 0)
    comeIn(desk, posting, difference, atLastCost(desk.item(posting), difference), ACCOUNTS.countDifferences);
}

/** Eggs come at last month's cost, and never above their last price. [LED-43] */
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

/** Own chicks: what they cost in the shop's stock becomes what the flock carries. */
function placeOwnChicks(desk: Desk, posting: Posting): void {
  const { qty = 0, farm } = posting;
  const cost = desk.takeOut(posting, -qty, { farm: farm!, category: 'chicks' });
  const flock = desk.flock(farm!);
  desk.put(flockEntity(farm!), { ...flock, carrying: flock.carrying + cost });
  desk.row(ACCOUNTS.birds, cost, { farm, category: 'chicks' });
}
