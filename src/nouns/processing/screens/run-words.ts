import { t } from '@lingui/core/macro';
import type { RunError } from '../../../domain/processing/check-run.ts';
import { notForSaleWords } from '../../farm/shared/withdrawal-words.ts';
import { notCorrectedWords, type NotCorrected } from '../../../ui/feedback/not-corrected-words.ts';
import { notSavedWords, type NotDone } from '../../../ui/feedback/not-done-words.ts';

/** The text of each refusal of a run. [PRC-2] */
export function runErrorWords(error: RunError | NotDone | NotCorrected): string {
  switch (error.type) {
    case 'NoInputs':
      return t`Choose what goes in.`;
    case 'NoOutputs':
      return t`Choose what comes out.`;
    case 'TooManyLines':
      return t`At most 20 things go in, and 20 come out.`;
    case 'LineUnchosen':
      return t`Choose what it is.`;
    case 'NumberAboveZero':
      return t`Enter a number above 0.`;
    case 'WeightWrong':
      return t`Type what they weighed together, or leave it empty.`;
    case 'NumberTooLong':
      return t`That number is too long.`;
    case 'MadeOfItself':
      return t`It cannot be made of itself.`;
    case 'SharesNotWhole':
      return t`The parts of the cost must be 100 percent together.`;
    case 'FeeWrong':
      return t`Enter an amount above 0, or leave it empty.`;
    case 'NotForSale':
      return t`${notForSaleWords(error.withdrawal)}.`;
    case 'FutureDate':
      return t`This date is in the future.`;
    case 'NotHere':
    case 'Voided':
    case 'ReasonMissing':
      return notCorrectedWords(error);
    case 'NotAllowed':
    case 'NotSaved':
    case 'SignedOut':
      return notSavedWords(error);
  }
}
