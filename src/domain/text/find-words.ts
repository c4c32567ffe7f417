import { plainWords } from './plain-words.ts';

/** Within a name nobody minds them: Ng’ang’a, Ngʻangʻa and Nganga. */
const SKIPPED = /['`\u00B7\u02B9-\u02BF\u02C8\u02CA\u02CB\u055A\u05F3\uA78B\uA78C]/g;
/** They part words; between digits a point and a comma do not. */
const PARTING = /-|[.,](?!\d)/g;

/** A list asks for the same names at each letter that is typed, and those with accents take four times as long as others. */
const known = new Map<string, string>();
const MAX_KNOWN = 20_000;

/** A name as it is looked for and compared: one key for all ways of writing it but for the order of its words. [SHL-19] */
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

/** The words of a search; none where nothing is looked for. */
export const wantedWords = (search: string): string[] => plainName(search).split(' ').filter(Boolean);

/** Whether every word is a part of a text, in any order. `plain`: as `plainName` makes it. [SHL-19] */
export const hasWords = (plain: string, wanted: readonly string[]): boolean =>
  wanted.every((word) => plain.includes(word));

/** How far a found text is from what was typed, to sort by: 0 it begins so, 1 the words stand in it as they were typed, 2 each for itself. */
export function distance(plain: string, wanted: readonly string[]): 0 | 1 | 2 {
  const at = plain.indexOf(wanted.join(' '));
  if (at === 0) return 0;
  return at > 0 ? 1 : 2;
}
