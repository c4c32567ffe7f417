import type { Language } from '../text/languages.ts';
import { numberParts } from './number-parts.ts';
import { signed, typedMeaning, type Meaning } from './read-number.ts';

interface Field {
  /** How finely it is counted: so many decimals. */
  readonly decimals: number;
  /** Of the person who types. */
  readonly language: Language;
  /** Words that may stand beside the number, as those of the business's money; without it none may. */
  readonly isKnown?: (words: string) => boolean;
}

/** The number that somebody typed or pasted into a field; whatever stands there and is not understood makes it none. Units: 10^-decimals. [LOK-11] */
export function meantBy(text: string, { decimals, language, isKnown = isNothing }: Field): Meaning {
  const parts = numberParts(text);
  if (!parts || !isKnown(parts.before) || !isKnown(parts.after)) return { is: 'none' };
  return signed(typedMeaning({ body: parts.body, decimals }, language), parts.negative);
}

const isNothing = (words: string): boolean => words === '';
