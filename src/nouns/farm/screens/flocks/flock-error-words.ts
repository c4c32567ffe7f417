import { t } from '@lingui/core/macro';
import type { CommandResult } from '../../../../contract/port.ts';
import { notSavedWords } from '../../../../ui/feedback/not-done-words.ts';

export type FlockRefusal = Extract<CommandResult<'farm.addFlock' | 'farm.editFlock'>, { ok: false }>['error'];

/** The text of each refusal of a flock, new or corrected. [FLK-3, FLK-11] */
export function flockErrorWords(error: FlockRefusal): string {
  switch (error.type) {
    case 'NameMissing':
      return t`Type a name for the flock.`;
    case 'HouseMissing':
      return t`Type the house the birds live in.`;
    case 'PlacedInFuture':
      return t`This date is in the future.`;
    case 'AgeOutOfRange':
      return t`Type their age: 0 to 700 days, or 0 to 100 weeks.`;
    case 'NumberAboveZero':
      return t`Enter a number above 0.`;
    case 'CountOutOfRange':
      return t`Type how many birds came: 1 to 1,000,000.`;
    case 'NotANumber':
      return t`Enter a number of 0 or more.`;
    case 'ComesToTooMuch':
      return t`It comes to too much. Look at the numbers again.`;
    case 'MoreDeadThanCame':
      return t`More birds were dead than came.`;
    case 'ChickWeightWrong':
      return t`Type what a chick weighed: 1 to 10,000 grams.`;
    case 'LayingMonthsWrong':
      return t`Type for how many months they lay: 1 to 60.`;
    case 'LaysBeforeHatch':
      return t`They cannot lay before they hatched.`;
    case 'ChicksMissing':
      return t`Choose which chicks of the stock they were.`;
    case 'PartAmount':
      return t`Type a part that is less than all of it.`;
    case 'ReferenceNeeded':
      return t`Type the transaction number.`;
    case 'PlanGone':
      return t`This plan was changed meanwhile. Choose it again.`;
    case 'CurveGone':
      return t`This curve was changed meanwhile, or is of other birds. Choose it again.`;
    case 'ReasonMissing':
      return t`Type why another number of birds came.`;
    case 'PlacedAfterClosed':
      return t`This flock was closed before that day.`;
    case 'ChangedMeanwhile':
      return t`Somebody else changed the same meanwhile.`;
    case 'NotHere':
      return notHereWords();
    case 'NotAllowed':
    case 'NotSaved':
    case 'SignedOut':
      return notSavedWords(error);
  }
}

type EndRefusal = Extract<CommandResult<'farm.closeFlock'>, { ok: false }>['error'];

/** The text of each refusal to close or reopen a flock. [FLK-11] */
export function endErrorWords(error: EndRefusal): string {
  switch (error.type) {
    case 'ClosedInFuture':
      return t`This date is in the future.`;
    case 'ClosedBeforePlaced':
      return t`It cannot end before the birds came.`;
    case 'NotHere':
      return notHereWords();
    case 'NotAllowed':
    case 'NotSaved':
    case 'SignedOut':
      return notSavedWords(error);
  }
}

const notHereWords = (): string => t`Not saved: this flock is not on this phone.`;

/** Fields of the form that can show a refusal. */
export type FlockField =
  | 'name'
  | 'house'
  | 'placed_on'
  | 'age'
  | 'count'
  | 'free'
  | 'dead'
  | 'unitCost'
  | 'transport'
  | 'salvage'
  | 'chick'
  | 'laysFor'
  | 'laysFrom'
  | 'item'
  | 'paid'
  | 'reference'
  | 'reason';

const COUNTED = {
  extra_free_count: 'free',
  doa_count: 'dead',
  unit_cost: 'unitCost',
  transport_cost: 'transport',
  salvage_price: 'salvage',
} as const;

/** The field that shows a refusal; undefined when it concerns none. */
export function fieldOf(error: FlockRefusal): FlockField | undefined {
  switch (error.type) {
    case 'NameMissing':
      return 'name';
    case 'HouseMissing':
      return 'house';
    case 'PlacedInFuture':
    case 'PlacedAfterClosed':
      return 'placed_on';
    case 'AgeOutOfRange':
      return 'age';
    case 'NumberAboveZero':
    case 'CountOutOfRange':
      return 'count';
    case 'NotANumber':
      return COUNTED[error.field];
    case 'ComesToTooMuch':
      return 'unitCost';
    case 'MoreDeadThanCame':
      return 'dead';
    case 'ChickWeightWrong':
      return 'chick';
    case 'LayingMonthsWrong':
      return 'laysFor';
    case 'LaysBeforeHatch':
      return 'laysFrom';
    case 'ChicksMissing':
      return 'item';
    case 'PartAmount':
      return 'paid';
    case 'ReferenceNeeded':
      return 'reference';
    case 'ReasonMissing':
      return 'reason';
    case 'PlanGone':
    case 'CurveGone':
    case 'ChangedMeanwhile':
    case 'NotHere':
    case 'NotAllowed':
    case 'NotSaved':
    case 'SignedOut':
      return undefined;
  }
}
