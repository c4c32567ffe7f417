import { advance, charge, emptyFlock, writeOffIfGone, type FlockState } from './flock-state.ts';
import { flockEntity, itemEntity, type DerivedRow, type Derived, type State } from './fold.ts';
import { emptyItem, putIn, takeOut, type ChargeTo, type ItemState, type Layer } from './item-state.ts';
import { ACCOUNTS, type Account, type Posting } from './posting.ts';

/*
 * Batch layers of a quantity: first expired, first out. A negative layer is a shortage, filled by the next receipt;
 * positive and negative layers never coexist. They sum to the quantity. [LED-7]
 */

/**
 * Take out: the named batch first, then unexpired stock by expiry, then stock without expiry, then expired stock; for a
 * loss by expiry, expired stock first.
 */
function layersOut(
  layers: readonly Layer[],
  qty: number,
  on: { day: string; batch?: string | undefined; expiredFirst?: boolean },
): Layer[] {
  const order = layers.map((layer, at) => ({ layer, at, rank: rankOf(layer, on) }));
  order.sort((a, b) => a.rank - b.rank || compare(a.layer.expiry, b.layer.expiry) || a.at - b.at);
  const left = layers.map((layer) => layer.qty);
  let missing = qty;
  for (const { at } of order) {
    const now = Math.max(0, Math.min(left[at]!, missing));
    left[at] = left[at]! - now;
    missing -= now;
  }
  const kept = layers.map((layer, at) => ({ ...layer, qty: left[at]! })).filter((layer) => layer.qty !== 0);
  return missing === 0 ? kept : [{ qty: missingIn(kept) - missing }];
}

/** Put in: a shortage is filled first. */
function layersIn(layers: readonly Layer[], added: Layer): Layer[] {
  const short = missingIn(layers);
  if (short === 0) return merged(layers, added);
  const left = added.qty + short;
  return left === 0 ? [] : left < 0 ? [{ qty: left }] : [{ ...added, qty: left }];
}

const missingIn = (layers: readonly Layer[]): number => layers.find(({ qty }) => qty < 0)?.qty ?? 0;

function merged(layers: readonly Layer[], added: Layer): Layer[] {
  const same = layers.findIndex(({ batch, expiry }) => batch === added.batch && expiry === added.expiry);
  if (same < 0) return [...layers, added];
  return layers.map((layer, at) => (at === same ? { ...layer, qty: layer.qty + added.qty } : layer));
}

function rankOf(
  { batch, expiry }: Layer,
  on: { day: string; batch?: string | undefined; expiredFirst?: boolean },
): number {
  if (on.batch !== undefined && batch === on.batch) return 0;
  const isExpired = expiry !== undefined && expiry < on.day;
  if (isExpired) return on.expiredFirst ? 1 : 4;
  return expiry === undefined ? 3 : 2;
}

const compare = (a = '', b = ''): number => (a < b ? -1 : a > b ? 1 : 0);

/** Working state of one group: entity states as they change, and rows as they arise. */
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

  /** The flock's state on this day. */
  flock(id: string): FlockState {
    return advance((this.state(flockEntity(id)) as FlockState | undefined) ?? emptyFlock(this.day), this.day);
  }

  /**
   * Set the number of birds, regardless of the previous one. Returns how many are missing, negative when there are
   * more.
   */
  countBirds(farm: string, heads: number): number {
    const missing = this.flock(farm).heads - heads;
    if (missing !== 0) this.counts[farm] = (this.counts[farm] ?? 0) - missing;
    return missing;
  }

  /** Charge a cost to an account or flock. */
  charge(to: ChargeTo, amount: number): void {
    if (!('farm' in to)) return this.row(to.account, amount, { item: to.item, category: to.category });
    const { flock, borne } = charge(this.flock(to.farm), amount, this.day);
    this.put(flockEntity(to.farm), flock);
    for (const one of borne) this.row(one.account, one.amount, { farm: to.farm, category: to.category });
  }

  /**
   * Issue goods: returns their cost, which the inventory loses and the caller books. `to` bears the difference if they
   * were short and are received later.
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

  /** Receive goods at a value booked by their document or the caller; only corrections of shortages are booked here. */
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

  /** Move cost from a flock to another account. */
  moveCost(farm: string, account: Account, cost: number, keys: Omit<DerivedRow, 'account' | 'amount'> = {}): void {
    this.row(account, cost, { farm, ...keys });
    this.row(ACCOUNTS.birds, -cost, { farm });
  }
}
