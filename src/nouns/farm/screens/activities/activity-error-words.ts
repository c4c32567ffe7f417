import { t } from '@lingui/core/macro';
import type { ActivityKind } from '../../../../../schemas/farm-activity.schema.ts';
import type { CommandResult } from '../../../../contract/port.ts';
import { MAX_WEIGHED } from '../../../../domain/activities/typed-weight.ts';
import type { ActivityWarning } from '../../../../domain/activities/activity-warnings.ts';
import { notCorrectedWords, type NotCorrected } from '../../../../ui/feedback/not-corrected-words.ts';
import { notSavedWords } from '../../../../ui/feedback/not-done-words.ts';
import { groupDigits } from '../../../../ui/numbers/group-digits.ts';
import { untilWords } from '../../shared/withdrawal-words.ts';
import { shortDay } from '../../../../ui/words/date-words.ts';

export type ActivityRefusal = Extract<CommandResult<'farm.addActivity'>, { ok: false }>['error'] | NotCorrected;

/** The text of each refusal of an activity. [ACT-3..7, RAW-4, MSG-12, MSG-25] */
export function activityErrorWords(error: ActivityRefusal, kind?: ActivityKind): string {
  switch (error.type) {
    case 'NumberAboveZero':
      return t`Enter a number above 0.`;
    case 'NumberTooLong':
      return t`That number is too long.`;
    case 'LooseTooMany':
      return t`Loose eggs are 0 to ${error.tray - 1}. ${error.tray} make a tray.`;
    case 'OutOfRange':
      return t`Enter a number from ${error.from} to ${error.to}.`;
    case 'MoreThanTwoAHen': {
      const [eggs, hens] = [groupDigits(String(error.eggs)), groupDigits(String(error.hens))];
      return t`${eggs} eggs from ${hens} hens in one day cannot be. Check the number, or the number of birds.`;
    }
    case 'TooManyWeighed':
      return t`One weighing has at most ${MAX_WEIGHED} birds, these are ${error.birds}.`;
    case 'WastedTooMuch':
      return t`More is wasted than was given.`;
    case 'MaterialMissing':
      return t`Choose what was given.`;
    case 'OtherFlockMissing':
      return t`Choose where the birds went.`;
    case 'DaysMissing':
      return t`For how many days? Type a number above 0.`;
    case 'WithdrawalShorter':
      return t`The label says ${error.days} days. It can only be longer.`;
    case 'WithdrawalMissing':
      return error.field === 'meat'
        ? t`For how many days is no meat for sale? The label says it.`
        : t`For how many days are no eggs for sale? The label says it.`;
    case 'Expired':
      return t`Expired on ${shortDay(error.on)}.`;
    case 'NotForSale':
      if (kind === 'cull')
        return t`Because of medicine they are not for eating ${untilWords(error.withdrawal.until)}. The owner may say why all the same.`; // prettier-ignore
      return t`Not for sale ${untilWords(error.withdrawal.until)}. They are put apart now: save again.`;
    case 'WordsMissing':
      return t`Type a few words.`;
    case 'NothingSaid':
      return t`Type a few words, say it, or add a photo.`;
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

/**
 * The text of each warning: the record is saved nevertheless when the user confirms. [MSG-11, MSG-12, MSG-13, MSG-16]
 */
export function warningWords(warning: ActivityWarning): string {
  switch (warning.type) {
    case 'OnlyHeads':
      return t`Only ${warning.heads} birds in the book.`;
    case 'MoreThanHens':
      return t`More eggs than hens. Check trays.`;
    case 'FeedPerBird':
      return t`That is ${warning.grams} g per bird.`;
    case 'Closed':
      return t`This flock was closed on ${shortDay(warning.on)}.`;
    case 'NotPlacedYet':
      return t`This flock came on ${shortDay(warning.on)}.`;
  }
}
