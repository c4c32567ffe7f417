import { advance, charge, emptyFlock, writeOffIfGone, type FlockState } from './flock-state.ts';
import { flockEntity, itemEntity, type DerivedRow, type Derived, type State } from './fold.ts';
import { emptyItem, putIn, takeOut, type ChargeTo, type ItemState } from './item-state.ts';
import { layersIn, layersOut } from './layers.ts';
import { ACCOUNTS, type Account, type Posting } from './posting.ts';

/** The working table of one group: states as they change, and rows as they arise. */
export class Desk {
  private readonly rows: DerivedRow[] = [];
  private readonly states = new Map<string, State>();
  private readonly counts: Record<string, number> = {};

  constructor(
    private readonly day: string,
    private readonly before: (entity: string) => State | undefined,
  ) {}

  row(account: Account, amount: number, keys: Omit<DerivedRow, 'account' | 'amount'> = {}): void {
    if (amount !== 0) this.rows.push({ account, amount, ...keys });
  }

  state(entity: string): State | undefined {
    return this.states.get(entity) ?? this.before(entity);
  }

  put(entity: string, state: State): void {
    this.states.set(entity, state);
  }

  item(posting: Posting): ItemState {
    return (
      (this.state(itemEntity(posting.item!)) as ItemState | undefined) ?? emptyItem(posting.account ?? ACCOUNTS.goods)
    );
  }

  /** The flock as it is on this day. */
  flock(id: string): FlockState {
    return advance((this.state(flockEntity(id)) as FlockState | undefined) ?? emptyFlock(this.day), this.day);
  }

  /** There are so many birds: whatever was believed before. Gives how many are missing, below 0 when there are more. */
  countBirds(farm: string, heads: number): number {
    const missing = this.flock(farm).heads - heads;
    if (missing !== 0) this.counts[farm] = (this.counts[farm] ?? 0) - missing;
    return missing;
  }

  /** Charge a cost to where it belongs. */
  charge(to: ChargeTo, amount: number): void {
    if (!('farm' in to)) return this.row(to.account, amount, { item: to.item, category: to.category });
    const { flock, borne } = charge(this.flock(to.farm), amount, this.day);
    this.put(flockEntity(to.farm), flock);
    for (const one of borne) this.row(one.account, one.amount, { farm: to.farm, category: to.category });
  }

  /**
   * Goods leave: gives their cost, which the inventory loses and the caller books. `to` is who bears the difference if they were
   * not there and turn up later.
   */
  takeOut(posting: Posting, qty: number, to: ChargeTo): number {
    const item = this.item(posting);
    const expiredFirst = posting.cause === 'loss' && posting.category === 'expiry';
    const layers = layersOut(item.layers, qty, { day: this.day, batch: posting.batch, expiredFirst });
    const { state, cost } = takeOut(item, qty, to, layers);
    this.put(itemEntity(posting.item!), state);
    this.row(item.inventory, -cost, { item: posting.item });
    return cost;
  }

  /** Goods come at a value that their document or the caller has booked; only corrections of shortages arise here. */
  putIn(posting: Posting, qty: number, value: number): void {
    const item = this.item(posting);
    const { batch, expiry } = posting;
    const layers = layersIn(item.layers, { qty, ...(batch && { batch }), ...(expiry && { expiry }) });
    const { state, corrections } = putIn(item, qty, value, layers);
    this.put(itemEntity(posting.item!), state);
    for (const { to, amount } of corrections) {
      this.charge(to, amount);
      this.row(item.inventory, -amount, { item: posting.item });
    }
  }

  done(): Derived {
    for (const [entity, state] of this.states) {
      if (!entity.startsWith('f:')) continue;
      const { flock, cost } = writeOffIfGone(state as FlockState);
      if (cost === 0) continue;
      this.states.set(entity, flock);
      this.moveCost(entity.slice(2), ACCOUNTS.abnormalDeaths, cost);
    }
    const counted = Object.keys(this.counts).length > 0 ? this.counts : undefined;
    return { rows: this.rows, after: Object.fromEntries(this.states), counted };
  }

  /** Cost leaves a flock for another account. */
  moveCost(farm: string, account: Account, cost: number, keys: Omit<DerivedRow, 'account' | 'amount'> = {}): void {
    this.row(account, cost, { farm, ...keys });
    this.row(ACCOUNTS.birds, -cost, { farm });
  }
}
