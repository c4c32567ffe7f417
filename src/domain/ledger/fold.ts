import type { FlockState } from './flock-state.ts';
import type { ItemState } from './item-state.ts';
import type { Account, Posting } from './posting.ts';

/*
 * The fold over all groups in `ord` order: the result of a group depends only on its postings and on the states of its
 * entities after the group before it. [LED-21, LED-22]
 */

/** A derived row of the money book: cost of goods, count differences. Units: minor units, debit +. */
export interface DerivedRow {
  readonly account: Account;
  readonly amount: number;
  readonly item?: string | undefined;
  readonly farm?: string | undefined;
  readonly category?: string | undefined;
  readonly method?: string | undefined;
}

/** Cost of a sold line, and the quantity returned. */
export interface LineState {
  readonly sold: number;
  readonly cost: number;
  readonly returned: number;
}

/** Expenses waiting to be spread at the month's end. */
export interface SpreadState {
  readonly waiting: readonly { readonly id: string; readonly amount: number; readonly category: string }[];
}

export type State = ItemState | FlockState | LineState | SpreadState;

/** Keys of entities with a state: items, flocks, sold lines, and the one list of expenses to spread. */
export const itemEntity = (id: string): string => `i:${id}`;
export const flockEntity = (id: string): string => `f:${id}`;
export const lineEntity = (postingId: string): string => `l:${postingId}`;
export const SPREAD = 's:';

/**
 * The entities that a group touches according to its postings; the flocks of shortages that it fills are added by the
 * caller.
 */
export function entitiesOf(postings: readonly Posting[]): string[] {
  const all = new Set<string>();
  for (const { id, book, item, farm, cause, of } of postings) {
    if (book === 'stock') all.add(itemEntity(item!));
    if (book === 'heads') all.add(flockEntity(farm!));
    if (farm !== undefined && (book === 'stock' || cause === 'expense' || cause === 'placement'))
      all.add(flockEntity(farm));
    if (cause === 'spread') all.add(SPREAD);
    if (cause === 'sale') all.add(lineEntity(id));
    if (of !== undefined) all.add(lineEntity(of));
  }
  return [...all];
}

/** Flocks to which earlier shortages of an item were charged: filling them touches these flocks too. */
export function shortFlocks(state: State | undefined): string[] {
  const { short = [] } = (state ?? {}) as Partial<ItemState>;
  return short.flatMap(({ to }) => ('farm' in to ? [flockEntity(to.farm)] : []));
}

/** Result of a group: its derived rows, which sum to zero, and the states of all entities touched. */
export interface Derived {
  readonly rows: readonly DerivedRow[];
  readonly after: Readonly<Record<string, State>>;
  /** Birds added or removed by counts or a closing, by flock, which no posting can state itself. */
  readonly counted?: Readonly<Record<string, number>> | undefined;
}
