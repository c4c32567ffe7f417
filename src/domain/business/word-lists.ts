import { DEATH_CAUSES } from '../../../schemas/choices.ts';
import { EGG_GRADES } from '../../../schemas/choices.ts';
import { LOSS_REASONS } from '../../../schemas/choices.ts';
import { ok, refuse, type Result } from '../result.ts';
import { plainName } from '../text/find-words.ts';

/** Lists whose offered entries the owner chooses. [SET-5] */
export type WordList = 'egg_grades' | 'death_reasons' | 'loss_reasons';
/** Lists that accept the business's own words. */
export type ReasonList = Exclude<WordList, 'egg_grades'>;

/** A stored entry: a word of the app that is not used, or an own word. */
export interface ListedWord {
  readonly word: string;
  readonly off?: boolean | undefined;
}

/** Changes of a business to a list. */
export interface ChangedWords {
  readonly off: readonly string[];
  readonly own: readonly string[];
}

/** The words of the app. */
export const WORDS_OF: Readonly<Record<WordList, readonly string[]>> = {
  egg_grades: EGG_GRADES,
  death_reasons: DEATH_CAUSES,
  loss_reasons: LOSS_REASONS,
};

/** Words that every form needs; they cannot be removed. */
const NEEDED: Readonly<Record<WordList, readonly string[]>> = {
  egg_grades: ['good'],
  death_reasons: ['unknown', 'other'],
  loss_reasons: ['other'],
};

/** Whether a word can be removed from its list. */
export const canBeOff = (list: WordList, word: string): boolean => !NEEDED[list].includes(word);

const MAX_WORDS = 40;

/** The entries of a list as forms need them: words not offered, and own words. */
export const changedWords = (entries: readonly ListedWord[] = []): ChangedWords => ({
  off: entries.flatMap(({ word, off }) => (off === true ? word : [])),
  own: entries.flatMap(({ word, off }) => (off === true ? [] : word)),
});

/** The offered words of the app, in order. `always` is included even if removed, because a record uses it. */
export const offered = <Word extends string>(
  words: readonly Word[],
  { off }: Pick<ChangedWords, 'off'>,
  always?: Word,
): Word[] => words.filter((word) => word === always || !off.includes(word));

/** Offer a word of the app, or stop offering it. Errors: NotInList, also for a word that every form needs. */
export function withWord(
  list: WordList,
  entries: readonly ListedWord[],
  { word, on }: { word: string; on: boolean },
): Result<readonly ListedWord[], { type: 'NotInList' }> {
  if (!WORDS_OF[list].includes(word) || !canBeOff(list, word)) return refuse({ type: 'NotInList' });
  const others = entries.filter((entry) => entry.word !== word);
  return ok(on ? others : [...others, { word, off: true }]);
}

/** Add an own word of 1 to 40 characters. Errors: already present regardless of spelling; 40 already. */
export function withOwnWord(
  list: ReasonList,
  entries: readonly ListedWord[],
  name: string,
): Result<readonly ListedWord[], { type: 'NameMissing' | 'AlreadyThere' | 'TooMany' }> {
  const word = name.trim();
  if (word.length < 1 || word.length > 40) return refuse({ type: 'NameMissing' });
  const isSame = (one: string) => plainName(one) === plainName(word);
  if (WORDS_OF[list].some(isSame) || entries.some((entry) => isSame(entry.word)))
    return refuse({ type: 'AlreadyThere' });
  return entries.length >= MAX_WORDS ? refuse({ type: 'TooMany' }) : ok([...entries, { word }]);
}
