import { dequal } from 'dequal/lite';
import { joinHistories } from './histories.ts';
import { isKeyedList, joinKeyedList } from './keyed-lists.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Fields changed by the protocol itself; they never conflict and are not part of the content. */
const PROTOCOL_FIELDS = new Set(['rev', 'announced_seq']);

/** True when two copies have the same content, ignoring protocol fields. */
export function sameContent(a: Fields, b: Fields): boolean {
  return namesOf(a, b).every((name) => dequal(a[name], b[name]));
}

/**
 * Three-way merge by field: a change made on only one side is taken, from either side. [SYN-7] `base` is the common
 * ancestor; without one every difference is a conflict. `earlier` are local versions that may have been sent: a value
 * in theirs that equals one of these is not a change of theirs. Histories are joined, because they only grow; lists of
 * the settings are merged entry by entry. [SET-8] Returns the merged fields (theirs where both changed the same field)
 * and the names of the conflicting fields.
 */
export function mergeFields(
  base: Fields | undefined,
  mine: Fields,
  theirs: Fields,
  earlier: readonly Fields[] = [],
): { merged: Record<string, unknown>; conflicts: string[] } {
  const merged: Record<string, unknown> = { ...theirs };
  const conflicts: string[] = [];
  for (const name of namesOf(base ?? {}, mine, theirs)) {
    const iChanged = base === undefined || !dequal(base[name], mine[name]);
    if (!iChanged || dequal(mine[name], theirs[name])) continue;
    if (name === 'history') {
      merged[name] = joinHistories(base?.[name], mine[name], theirs[name]);
      continue;
    }
    if (isKeyedList(name)) {
      const versions = { base: base?.[name], mine: mine[name], theirs: theirs[name] };
      merged[name] = joinKeyedList(name, { ...versions, earlier: earlier.map((version) => version[name]) });
      continue;
    }
    const isMine = earlier.some((version) => dequal(version[name], theirs[name]));
    const theyChanged = !isMine && (base === undefined || !dequal(base[name], theirs[name]));
    if (theyChanged) conflicts.push(name);
    else if (mine[name] === undefined) delete merged[name];
    else merged[name] = mine[name];
  }
  return { merged, conflicts };
}

const namesOf = (...copies: Fields[]): string[] =>
  [...new Set(copies.flatMap((copy) => Object.keys(copy)))].filter((name) => !PROTOCOL_FIELDS.has(name));
