import { t } from '@lingui/core/macro';
import type { RunError, RunType } from '../../domain/processing/check-run.ts';
import { notDoneWords, type NotDone } from '../../ui/feedback/not-done-words.ts';

/** What kind of work a run was. */
export function runTypeWords(type: RunType): string {
  switch (type) {
    case 'feed_milling':
      return t`Mixing feed`;
    case 'dressing_birds':
      return t`Dressing birds`;
    case 'packing':
      return t`Packing and sorting`;
    case 'hatching':
      return t`Hatching`;
    case 'other':
      return t`Something else`;
  }
}

/** The sentence of each refusal of a run. [PRC-2] */
export function runErrorWords(error: RunError | NotDone): string {
  switch (error.type) {
    case 'NoInputs':
      return t`Choose what goes in.`;
    case 'NoOutputs':
      return t`Choose what comes out.`;
    case 'TooManyLines':
      return t`At most 20 things go in, and 20 come out.`;
    case 'LineUnchosen':
      return t`Choose what it is.`;
    case 'LineQuantity':
      return t`Enter a number above 0.`;
    case 'MadeOfItself':
      return t`It cannot be made of itself.`;
    case 'SharesNotWhole':
      return t`The parts of the cost must be 100 percent together.`;
    case 'FeeWrong':
      return t`Enter an amount above 0, or leave it empty.`;
    case 'FutureDate':
      return t`This date is in the future.`;
    case 'NotAllowed':
    case 'NotSaved':
    case 'SignedOut':
      return notDoneWords(error) ?? t`Not saved. Nothing you typed is lost.`;
  }
}
