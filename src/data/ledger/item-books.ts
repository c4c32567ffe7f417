import { itemEntity } from '../../domain/ledger/fold.ts';
import type { ItemState } from '../../domain/ledger/item-state.ts';
import { measure } from '../../domain/ledger/measures.ts';
import type { LedgerDatabase } from './dexie-ledger.ts';
import type { Level, StoredGroup } from './ledger-store.ts';

/* What the books know of goods: their state, their movements, their sums. Reads only. Units: base units, minor units. */

const PAST = '\uffff';
const FIRST_DAY = '';
const LAST_DAY = '~';

/** Quantity and value of an item after its last movement; undefined when it never moved, or is not worked out yet. */
export async function itemStateOf({ groups }: LedgerDatabase, id: string): Promise<ItemState | undefined> {
  const key = itemEntity(id);
  return stateIn(await groups.where('keys').between(`${key} `, `${key} ${PAST}`).last(), id);
}

/** So many items are looked up one by one; more are read at once. */
const FEW = 100;

/** The levels and states of items, in their order: of ten thousand as fast as of ten. A state is undefined as of `itemStateOf`. */
export async function itemEndsOf(db: LedgerDatabase, ids: readonly string[]): Promise<readonly Readonly<ItemEnd>[]> {
  const levels = await levelsOf(db, ids.map(itemEntity));
  const ends = levels.map((level): ItemEnd => ({ level, state: level?.end }));
  const toLookUp = ends.filter(({ level, state }) => level && !state);
  await Promise.all(
    toLookUp.map(async (end) => {
      end.state = await itemStateOf(db, end.level!.key.slice(itemEntity('').length));
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

/** Movements of an item, the newest first. */
export function itemGroups({ groups }: LedgerDatabase, id: string, limit: number): Promise<StoredGroup[]> {
  const key = itemEntity(id);
  const all = groups.where('keys').between(`${key} `, `${key} ${PAST}`);
  // oxlint-disable-next-line unicorn/no-array-reverse -- a query, not an array
  return all.reverse().limit(limit).toArray();
}

/** Movements of an item on one day, in order. */
export function itemGroupsOn({ groups }: LedgerDatabase, id: string, day: string): Promise<StoredGroup[]> {
  const key = itemEntity(id);
  return groups.where('keys').between(`${key} ${day}`, `${key} ${day}${PAST}`).toArray();
}

/** The state of an item when a day began. */
export async function itemStateBefore(
  { groups }: LedgerDatabase,
  id: string,
  day: string,
): Promise<ItemState | undefined> {
  const key = itemEntity(id);
  return stateIn(await groups.where('keys').between(`${key} `, `${key} ${day}`, true, false).last(), id);
}

/** Days on which goods moved for a cause, in order. */
export async function daysOf({ totals }: LedgerDatabase, id: string, cause: string): Promise<string[]> {
  const name = measure.moved(id, cause);
  const days = await totals.where('[name+day]').between([name, FIRST_DAY], [name, LAST_DAY], true, true).toArray();
  return days.filter(({ amount }) => amount !== 0).map(({ day }) => day);
}

/** What was taken of an item for causes on each day from one on; days without are not there. Units: base units, above 0. */
export async function takenSince(
  { totals }: LedgerDatabase,
  id: string,
  causes: readonly string[],
  from: string,
): Promise<{ day: string; qty: number }[]> {
  const days = new Map<string, number>();
  for (const cause of causes) {
    const name = measure.moved(id, cause);
    const found = await totals.where('[name+day]').between([name, from], [name, LAST_DAY], true, true).toArray();
    for (const { day, amount } of found) days.set(day, (days.get(day) ?? 0) - amount);
  }
  return [...days].filter(([, qty]) => qty > 0).map(([day, qty]) => ({ day, qty }));
}

/** The sum of a total over days, both ends included. */
export async function sumBetween(
  { totals }: LedgerDatabase,
  name: string,
  from: string,
  until = LAST_DAY,
): Promise<number> {
  const days = await totals.where('[name+day]').between([name, from], [name, until], true, true).toArray();
  return days.reduce((sum, { amount }) => sum + amount, 0);
}
