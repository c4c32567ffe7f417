import { t } from '@lingui/core/macro';
import type { ApartError } from '../../../../domain/stock/check-apart.ts';
import { notSavedWords, type NotDone } from '../../../../ui/feedback/not-done-words.ts';
import { traysWords } from '../../shared/activity-words.ts';

/** The text of each refusal when recording the use of eggs set apart. [VET-5] */
export function apartErrorWords(error: ApartError | NotDone): string {
  switch (error.type) {
    case 'NumberAboveZero':
      return t`Enter a number above 0.`;
    case 'NumberTooLong':
      return t`That number is too long.`;
    case 'MoreThanApart':
      return t`Only ${traysWords(error.apart)} are put apart.`;
    case 'ReasonMissing':
      return t`Say why.`;
    case 'FutureDate':
      return t`This date is in the future.`;
    case 'NotAllowed':
    case 'NotSaved':
    case 'SignedOut':
      return notSavedWords(error);
  }
}
