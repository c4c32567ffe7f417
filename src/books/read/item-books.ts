import { itemEntity } from '../../domain/ledger/fold.ts';
import type { ItemState } from '../../domain/ledger/item-state.ts';
import { addDays } from '../../domain/time/local-day.ts';
import { figure } from '../../domain/figures/figures.ts';
import type { LedgerDatabase } from '../keep/dexie-ledger.ts';
import type { Level, StoredGroup } from '../keep/ledger-store.ts';
import { groupsNamed, lastNamed, newestNamed } from '../keep/named-groups.ts';
import { sumsByDay } from './period-sums.ts';

/* State, movements and sums of goods from the books. Read-only. Units: base units, minor units. */

/** Quantity and value of an item after its last movement; undefined when it never moved, or is not folded yet. */
export const itemStateOf = async (db: LedgerDatabase, id: string): Promise<ItemState | undefined> =>
  (await itemEndsOf(db, [id]))[0]!.state;

/** Up to this many items are looked up one by one; more are read in one request. */
const FEW = 100;

/**
 * Levels and states of items, in the order of `ids`: as fast for ten thousand as for ten. A state is undefined as for
 * `itemStateOf`.
 */
export async function itemEndsOf(db: LedgerDatabase, ids: readonly string[]): Promise<readonly Readonly<ItemEnd>[]> {
  const levels = await levelsOf(db, ids.map(itemEntity));
  const ends = levels.map((level): ItemEnd => ({ level, state: level?.end }));
  const toLookUp = ends.filter(({ level, state }) => level && !state);
  await Promise.all(
    toLookUp.map(async (end) => {
      const { key } = end.level!;
      end.state = stateIn(await lastNamed(db, key), key.slice(itemEntity('').length));
    }),
  );
  return ends;
}

interface ItemEnd {
  readonly level: Level | undefined;
  state: ItemState | undefined;
}

async function levelsOf({ levels }: LedgerDatabase, keys: string[]): Promise<(Level | undefined)[]> {
  if (keys.length <= FEW) return levels.bulkGet(keys);
  const all = await levels.where('key').startsWith(itemEntity('')).toArray();
  const byKey = new Map(all.map((level) => [level.key, level]));
  return keys.map((key) => byKey.get(key));
}

/** The state of an item after one group. */
export const stateIn = (group: StoredGroup | undefined, id: string): ItemState | undefined =>
  group?.after[itemEntity(id)] as ItemState | undefined;

/** Movements of an item, newest first. */
export const itemGroups = (db: LedgerDatabase, id: string, limit: number): Promise<StoredGroup[]> =>
  newestNamed(db, itemEntity(id), limit);

/** Movements of an item on one day, in order. */
export const itemGroupsOn = (db: LedgerDatabase, id: string, day: string): Promise<StoredGroup[]> =>
  groupsNamed(db, itemEntity(id), day, day);

/** The state of an item at the beginning of a day. */
export const itemStateBefore = async (db: LedgerDatabase, id: string, day: string): Promise<ItemState | undefined> =>
  stateIn(await lastNamed(db, itemEntity(id), day), id);

/** Quantity of an item on hand at the end of a day; undefined while the books are still folding it. */
export async function onHandAtEnd(db: LedgerDatabase, id: string, day: string): Promise<number | undefined> {
  const last = await lastNamed(db, itemEntity(id), addDays(day, 1));
  return last ? stateIn(last, id)?.qty : 0;
}

/** Days on which goods moved for a cause, in order. */
export const daysOf = async (db: LedgerDatabase, id: string, cause: string): Promise<string[]> => [
  ...(await sumsByDay(db, figure.itemMoved(id, cause))).keys(),
];

/**
 * The last day on which each item moved for one of some causes; items that never did are absent. One read of all days,
 * for any number of items.
 */
export async function lastMoved(
  { sums }: LedgerDatabase,
  ids: readonly string[],
  causes: readonly string[],
): Promise<Map<string, string>> {
  const named = ids.map((id) => [id, figure.itemMoved(id, ...causes)] as const);
  const last = new Map<string, string>();
  await sums.orderBy('period').each((row) => {
    if (row.period.length < '2026-11-27'.length) return;
    for (const [id, names] of named) if (names.some(([name]) => name in row.sums)) last.set(id, row.period);
  });
  return last;
}
