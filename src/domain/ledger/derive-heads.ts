import { mulDiv } from '../money/mul-div.ts';
import type { Desk } from './desk.ts';
import { die, leave } from './flock-state.ts';
import { flockEntity, lineEntity } from './fold.ts';
import { giveBack } from './give-back.ts';
import { ACCOUNTS, type Account, type HeadCause, type Posting } from './posting.ts';

/** What a movement of birds derives. `moved` carries the cost from the flock they leave to where they go. [LED-40, LED-45] */
export function deriveHeads(desk: Desk, posting: Posting, moved: { cost: number }): void {
  const { cause, qty = 0, meta } = posting;
  const farm = posting.farm!;
  const flock = desk.flock(farm);
  const put = (next: typeof flock) => desk.put(flockEntity(farm), next);
  switch (cause as HeadCause) {
    case 'placement':
      return put({ ...flock, started: true, meta, heads: flock.heads + qty });
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
      put({ ...flock, heads: flock.heads + qty, carrying: flock.carrying + moved.cost });
      return desk.row(ACCOUNTS.birds, moved.cost, { farm, category: 'transfer' });
    case 'return':
    case 'return_loss':
      return comeBack(desk, posting);
    case 'dead':
      return dead(desk, farm, -qty);
    case 'count': {
      const missing = desk.countBirds(farm, qty);
      return missing > 0 ? dead(desk, farm, missing) : put({ ...flock, heads: qty });
    }
    case 'close':
      desk.countBirds(farm, 0);
      return put({ ...flock, heads: 0 }); // what it still carries is written off with the group
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

/** Birds that were sold come back alive, or dead: then only their cost moves. */
function comeBack(desk: Desk, posting: Posting): void {
  const { qty = 0, gives_back = 0, cause } = posting;
  const farm = posting.farm!;
  const known = giveBack(desk, posting);
  const flock = desk.flock(farm);
  const each = flock.heads > 0 ? mulDiv(flock.carrying, gives_back, flock.heads) : 0;
  const cost = known ?? each;
  desk.row(ACCOUNTS.costOfBirds, -cost, { farm });
  if (cause === 'return_loss') return desk.row(ACCOUNTS.losses, cost, { farm, category: 'returned' });
  desk.put(flockEntity(farm), { ...flock, heads: flock.heads + qty, carrying: flock.carrying + cost });
  desk.row(ACCOUNTS.birds, cost, { farm });
}
