import type { Language } from '../text/languages.ts';
import { numberParts } from './number-parts.ts';
import { signed, typedMeaning, type Meaning } from './read-number.ts';

interface Field {
  /** Number of decimals. */
  readonly decimals: number;
  /** Language of the user. */
  readonly language: Language;
  /** Accepts words beside the number, such as currency words; by default none are accepted. */
  readonly isKnown?: (words: string) => boolean;
}

/**
 * Meaning of a number typed or pasted into a field; anything not understood makes it invalid. Units: 10^-decimals.
 * [LOK-11]
 */
export function meantBy(text: string, { decimals, language, isKnown = isNothing }: Field): Meaning {
  const parts = numberParts(text);
  if (!parts || !isKnown(parts.before) || !isKnown(parts.after)) return { is: 'none' };
  return signed(typedMeaning({ body: parts.body, decimals }, language), parts.negative);
}

const isNothing = (words: string): boolean => words === '';
