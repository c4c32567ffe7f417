import { mulDiv } from '../money/mul-div.ts';
import { share } from '../money/share.ts';
import type { Account } from './posting.ts';

/** Destination of a cost: an account, or a flock with a cost category. */
export type ChargeTo =
  | { readonly account: Account; readonly category?: string | undefined; readonly item?: string | undefined }
  | { readonly farm: string; readonly category: string };

/** A quantity of one batch. A shortage is one negative layer. */
export interface Layer {
  readonly batch?: string | undefined;
  readonly expiry?: string | undefined;
  readonly qty: number;
}

/** State of an item's stock after a group. Units: base units, minor units. [LED-33, LED-35] */
export interface ItemState {
  readonly inventory: Account;
  readonly qty: number;
  readonly value: number;
  /**
   * The last unit cost as a fraction: value of quantity; never a rounded price. 0 of 0 while nothing was ever bought.
   */
  readonly lastValue: number;
  readonly lastQty: number;
  /** Quantities issued without stock, oldest first, and where their cost was charged. */
  readonly short: readonly { readonly to: ChargeTo; readonly qty: number }[];
  readonly layers: readonly Layer[];
  /** Its last sale: the net price as a fraction. */
  readonly soldNet?: number | undefined;
  readonly soldQty?: number | undefined;
}

export const emptyItem = (inventory: Account): ItemState => ({
  inventory,
  qty: 0,
  value: 0,
  lastValue: 0,
  lastQty: 0,
  short: [],
  layers: [],
});

/** Value at the last known unit cost; 0 when there was never any. */
export const atLastCost = ({ lastValue, lastQty }: ItemState, qty: number): number =>
  lastQty === 0 ? 0 : mulDiv(lastValue, qty, lastQty);

/**
 * Issue `qty`, charged to `to`; returns its cost. Stock below zero is valued at the last unit cost and recorded as
 * short until goods are received. The last unit absorbs the rounding. [LED-33, LED-35, LED-36]
 */
export function takeOut(
  state: ItemState,
  qty: number,
  to: ChargeTo,
  layers: Layer[],
): { state: ItemState; cost: number } {
  const short = qty - Math.max(0, Math.min(qty, state.qty));
  const { cost, ...last } = costOf(state, qty);
  return {
    cost,
    state: {
      ...state,
      ...last,
      qty: state.qty - qty,
      value: state.value - cost,
      short: short > 0 ? withShort(state.short, { to, qty: short }) : state.short,
      layers,
    },
  };
}

type Short = ItemState['short'][number];

/** Above this number of entries the older half is merged by destination. */
const MAX_SHORT = 64;

/**
 * Append a shortage. Consecutive shortages with the same destination are merged. When goods that were never bought are
 * fed for years, the older half has one entry per flock, in the order in which they were first short, because every
 * later group stores this list.
 */
function withShort(short: readonly Short[], one: Short): Short[] {
  const last = short.at(-1);
  if (last && isSamePlace(last.to, one.to)) return [...short.slice(0, -1), { to: one.to, qty: last.qty + one.qty }];
  const all = [...short, one];
  if (all.length <= MAX_SHORT) return all;
  const merged: Short[] = [];
  for (const { to, qty } of all.slice(0, MAX_SHORT / 2)) {
    const known = merged.findIndex((other) => isSamePlace(other.to, to));
    if (known < 0) merged.push({ to, qty });
    else merged[known] = { to, qty: merged[known]!.qty + qty };
  }
  return [...merged, ...all.slice(MAX_SHORT / 2)];
}

function isSamePlace(a: ChargeTo, b: ChargeTo): boolean {
  if ('farm' in a) return 'farm' in b && a.farm === b.farm && a.category === b.category;
  return !('farm' in b) && a.account === b.account && a.category === b.category && a.item === b.item;
}

function costOf(state: ItemState, qty: number): { cost: number; lastValue: number; lastQty: number } {
  const { qty: here, value, lastValue, lastQty } = state;
  if (here <= 0) return { cost: atLastCost(state, qty), lastValue, lastQty };
  const last = { lastValue: value, lastQty: here };
  if (qty === here) return { cost: value, ...last };
  if (qty < here) return { cost: mulDiv(value, qty, here), ...last };
  return { cost: value + mulDiv(value, qty - here, here), ...last };
}

/** Correction of an earlier charge after missing goods were received. */
export interface Correction {
  readonly to: ChargeTo;
  readonly amount: number;
}

/**
 * Receive `qty` worth `value`. Quantities issued before are charged the difference, first short first. [LED-35] Returns
 * the corrections; the inventory bears their sum with the opposite sign.
 */
export function putIn(
  state: ItemState,
  qty: number,
  value: number,
  layers: Layer[],
): { state: ItemState; corrections: Correction[] } {
  const next = { ...state, qty: state.qty + qty, layers };
  if (state.qty >= 0) {
    const worth = state.value + value;
    const last = next.qty > 0 ? { lastValue: worth, lastQty: next.qty } : { lastValue: value, lastQty: qty };
    return { state: { ...next, value: worth, ...last }, corrections: [] };
  }
  const filled = Math.min(qty, -state.qty);
  const real = mulDiv(value, filled, qty);
  const guessed = filled === -state.qty ? -state.value : mulDiv(-state.value, filled, -state.qty);
  const worth = state.value + value - (real - guessed);
  const { covered, left } = cover(state.short, filled);
  const amounts = share(real - guessed, covered.map((one) => one.qty)); // prettier-ignore
  const corrections = covered.map(({ to }, i) => ({ to, amount: amounts[i]! })).filter(({ amount }) => amount !== 0);
  const last = next.qty > 0 ? { lastValue: worth, lastQty: next.qty } : { lastValue: value, lastQty: qty };
  return { state: { ...next, value: worth, short: left, ...last }, corrections };
}

/** The first `qty` units of the shortages, and the rest. */
function cover(short: ItemState['short'], qty: number): { covered: ItemState['short']; left: ItemState['short'] } {
  const covered: { to: ChargeTo; qty: number }[] = [];
  const left: { to: ChargeTo; qty: number }[] = [];
  let missing = qty;
  for (const { to, qty: open } of short) {
    const now = Math.min(open, missing);
    missing -= now;
    if (now > 0) covered.push({ to, qty: now });
    if (open > now) left.push({ to, qty: open - now });
  }
  return { covered, left };
}
