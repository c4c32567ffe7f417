import type { FlockState } from './flock-state.ts';
import type { ItemState } from './item-state.ts';
import type { Account, Posting } from './posting.ts';

/*
 * The fold over all groups in `ord` order: what each derives depends only on its postings and on the state of the entities it
 * touches after the group before it. [LED-21, LED-22]
 */

/** A derived line of the money book: what things cost, differences of counts. Units: minor units, debit +. */
export interface DerivedRow {
  readonly account: Account;
  readonly amount: number;
  readonly item?: string | undefined;
  readonly farm?: string | undefined;
  readonly category?: string | undefined;
  readonly method?: string | undefined;
}

/** What a sold line cost, and how much of it came back. */
export interface LineState {
  readonly sold: number;
  readonly cost: number;
  readonly returned: number;
}

/** Expenses that wait for the month's end to be spread. */
export interface SpreadState {
  readonly waiting: readonly { readonly id: string; readonly amount: number; readonly category: string }[];
}

export type State = ItemState | FlockState | LineState | SpreadState;

/** Names of what has a state: items, flocks, sold lines, and the one list of expenses to spread. */
export const itemEntity = (id: string): string => `i:${id}`;
export const flockEntity = (id: string): string => `f:${id}`;
export const lineEntity = (postingId: string): string => `l:${postingId}`;
export const SPREAD = 's:';

/** The entities a group touches, as far as its postings say; shortages that it fills add their flocks. */
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

/** Flocks that earlier shortages of an item were charged to: what fills them touches these flocks too. */
export function shortFlocks(state: State | undefined): string[] {
  const { short = [] } = (state ?? {}) as Partial<ItemState>;
  return short.flatMap(({ to }) => ('farm' in to ? [flockEntity(to.farm)] : []));
}

/** What a group gives: its derived rows, which sum to zero, and the state of all it touched after it. */
export interface Derived {
  readonly rows: readonly DerivedRow[];
  readonly after: Readonly<Record<string, State>>;
  /** Birds that a count found, missed or a closing took off, by flock: what no posting can say by itself. */
  readonly counted?: Readonly<Record<string, number>> | undefined;
}
