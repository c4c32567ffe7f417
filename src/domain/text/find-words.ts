import { plainWords } from './plain-words.ts';

/** Characters ignored within a name: Ng’ang’a, Ngʻangʻa and Nganga. */
const SKIPPED = /['`\u00B7\u02B9-\u02BF\u02C8\u02CA\u02CB\u055A\u05F3\uA78B\uA78C]/g;
/** Characters that separate words; a point and a comma between digits do not. */
const PARTING = /-|[.,](?!\d)/g;

/**
 * Cache of normalised names: a list normalises the same names at each keystroke, and those with accents take four times
 * as long.
 */
const known = new Map<string, string>();
const MAX_KNOWN = 20_000;

/** A name normalised for search and comparison: the same for all spellings, except for word order. [SHL-19] */
export function plainName(name: string): string {
  if (/^[\x20-\x7E]*$/.test(name)) return keyOf(name);
  const kept = known.get(name);
  if (kept !== undefined) return kept;
  if (known.size >= MAX_KNOWN) known.clear();
  const key = keyOf(name);
  known.set(name, key);
  return key;
}

const keyOf = (name: string): string => plainWords(plainWords(name).replace(SKIPPED, '').replace(PARTING, ' '));

/** The words of a search; empty when there is no search. */
export const wantedWords = (search: string): string[] => plainName(search).split(' ').filter(Boolean);

/** Whether every word occurs in a text, in any order. `plain`: from `plainName`. [SHL-19] */
export const hasWords = (plain: string, wanted: readonly string[]): boolean =>
  wanted.every((word) => plain.includes(word));

/**
 * Rank of a match, for sorting: 0 it begins with the search, 1 it contains the words as entered, 2 it contains each
 * word separately.
 */
export function distance(plain: string, wanted: readonly string[]): 0 | 1 | 2 {
  const at = plain.indexOf(wanted.join(' '));
  if (at === 0) return 0;
  return at > 0 ? 1 : 2;
}
