import { cardsBeside } from '../../../schemas/collections.ts';
import type { CollectionName } from '../../store/book.ts';
import type { Row } from '../../store/row-store.ts';
import { checkRow } from '../../store/kind-of.ts';

/** A pending row and its collection. */
export interface WaitingRow {
  readonly store: string;
  readonly row: Row;
}

/** Rows that must be committed together or not at all. [SYN-17] */
export type Group = readonly WaitingRow[];

/**
 * Limit of rows with a card in one commit. The rules look up document and card of each, and a commit may have 20
 * look-ups: two for each row, one for the membership, the rest for authors of handed-over records. [PPL-14, RUL-26]
 */
const MAX_CARDS = 7;

/**
 * The groups of one commit: oldest local write first, rows with the same `sync_batch` together at the place of the
 * oldest, at most `limit` rows and seven with a card unless a single group is larger. [SYN-4] A batch that founds
 * something is sent alone: the rules judge a commit by the state before it, so records of a business that is only being
 * founded would be refused with it. A row that fails its own schema is sent alone too: it will be refused, and need not
 * be found by halving. [SYN-8]
 */
export function planPush(waiting: readonly WaitingRow[], limit: number): Group[] {
  const groups = new Map<string, WaitingRow[]>();
  for (const one of [...waiting].sort((a, b) => a.row.local_seq - b.row.local_seq)) {
    const key = one.row.sync_batch ?? `alone:${one.row.local_seq}`;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  const planned: Group[] = [];
  let rows = 0;
  let cards = 0;
  for (const group of groups.values()) {
    const alone = group.length > 1 || !group.every(isSound);
    const withCards = group.filter(({ store }) => cardsBeside(store)).length;
    if (planned.length > 0 && (alone || rows + group.length > limit || cards + withCards > MAX_CARDS)) break;
    planned.push(group);
    rows += group.length;
    cards += withCards;
    if (alone) break;
  }
  return planned;
}

/** Number of last pending rows to examine per collection: a correction written last has an old number. */
export const LAST_ROWS = 5;

/**
 * Add the highest pending number of the phone to its last new fact: records arrive in the order in which they were
 * written, so a reader of the first of many knows how many are still to come. [DOC-16] `last` are the last pending
 * rows; records taken over from another phone form a series of their own.
 */
export function announcing(groups: readonly Group[], last: readonly WaitingRow[]): Group[] {
  const planned = groups.flat();
  const highest = new Map<unknown, number>();
  for (const { row } of [...planned, ...last])
    highest.set(row['device_id'], Math.max(numberOf(row), highest.get(row['device_id']) ?? 0));
  const carriers = new Map(
    planned.flatMap((one) => (one.row.rev === 0 && numberOf(one.row) > 0 ? [[one.row['device_id'], one]] : [])),
  );
  const announced = (one: WaitingRow): WaitingRow => {
    const announced_seq = highest.get(one.row['device_id'])!;
    const carries = carriers.get(one.row['device_id']) === one && announced_seq > numberOf(one.row);
    return carries ? { ...one, row: { ...one.row, announced_seq } } : one;
  };
  return groups.map((group) => group.map(announced));
}

/** Its place in the series of its phone; 0 for records without one, such as a month's copy of an expense. [EXP-5] */
const numberOf = ({ device_seq, recurring_of }: Row): number =>
  typeof device_seq === 'number' && recurring_of === undefined ? device_seq : 0;

const isSound = ({ store, row }: WaitingRow): boolean => checkRow(store as CollectionName, row).ok;

/** The two halves of a refused commit, each sent separately to find the record at fault. */
export const halves = (groups: readonly Group[]): [Group[], Group[]] => {
  const middle = Math.ceil(groups.length / 2);
  return [groups.slice(0, middle), groups.slice(middle)];
};
