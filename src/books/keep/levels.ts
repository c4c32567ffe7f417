import { flockEntity, itemEntity } from '../../domain/ledger/fold.ts';
import type { ItemState } from '../../domain/ledger/item-state.ts';
import type { Posting } from '../../domain/ledger/posting.ts';
import type { LedgerTx, Level, StoredGroup } from './ledger-store.ts';

/*
 * Quantities are updated at once, with the record; values follow in slices. A count fixes a level: movements before it
 * change only the difference that it found. [LED-6, LED-47]
 */

/**
 * Update levels by the difference between the old and the new groups of one document; the new groups are already
 * stored.
 */
export async function updateLevels(
  tx: LedgerTx,
  before: readonly StoredGroup[],
  after: readonly StoredGroup[],
): Promise<void> {
  for (const key of new Set([...before, ...after].flatMap(({ postings }) => postings.flatMap(levelKeys)))) {
    const stored = await tx.level(key);
    const known = stored ?? { key, level: 0 };
    const hasCount = [...before, ...after].some(({ postings }) =>
      postings.some((one) => one.absolute && levelKey(one) === key),
    );
    const change = hasCount ? 0 : moved(key, known.count, before, after);
    if (hasCount) tx.putLevel(await recount(tx, key));
    else if (!stored || change !== 0 || known.end !== undefined)
      tx.putLevel({ ...known, level: known.level + change, end: undefined });
  }
}

/** The item or flock whose level a posting moves. */
export const levelKey = ({ book, item, farm }: Posting): string | undefined =>
  book === 'stock' ? itemEntity(item!) : book === 'heads' ? flockEntity(farm!) : undefined;

/**
 * Keys of the levels that a posting touches. A flock that was only fed also has a level, of 0, so that all flocks are
 * known.
 */
export function levelKeys(posting: Posting): string[] {
  const key = levelKey(posting);
  const fed = posting.farm === undefined ? [] : [flockEntity(posting.farm)];
  return key === undefined ? fed : [key, ...fed];
}

function moved(
  key: string,
  count: string | undefined,
  before: readonly StoredGroup[],
  after: readonly StoredGroup[],
): number {
  const sum = (groups: readonly StoredGroup[]) =>
    groups
      .filter(({ ord }) => count === undefined || ord > count)
      .reduce(
        (all, { postings }) =>
          all + postings.reduce((some, one) => some + (levelKey(one) === key ? (one.qty ?? 0) : 0), 0),
        0,
      );
  return sum(after) - sum(before);
}

async function recount(tx: LedgerTx, key: string): Promise<Level> {
  let level: Level = { key, level: 0 };
  for (const { ord, postings } of await tx.groupsNamed(key))
    for (const posting of postings) if (levelKey(posting) === key) level = levelAfter(level, ord, posting);
  return level;
}

/** The level after one more movement or count. */
export const levelAfter = (before: Level, ord: string, { qty = 0, absolute }: Posting): Level =>
  absolute ? { ...before, level: qty, count: ord } : { ...before, level: before.level + qty };

/**
 * Update the cached end state of an item after its last group in a pass was folded. `isOther`: its state there changed;
 * `goesOn`: groups after it are still to be folded.
 */
export async function keepEnds(tx: LedgerTx, item: string, { ord, after }: Pick<StoredGroup, 'ord' | 'after'>, { isOther, goesOn }: { isOther: boolean; goesOn: boolean }): Promise<void> {
  const level = await tx.level(item);
  if (!level || (level.end && !isOther)) return;
  if (!(await tx.firstAfter(item, ord))) tx.putLevel({ ...level, end: after[item] as ItemState });
  // Later groups are unaffected: restore the end state that was dropped when the document was booked.
  else if (level.end === undefined && !goesOn)
    tx.putLevel({ ...level, end: (await tx.lastBefore(item, PAST))?.after[item] as ItemState | undefined });
} // prettier-ignore

/** Sorts after every place in the order. */
const PAST = '\uffff';
