import { t } from '@lingui/core/macro';
import type { CommandResult } from '../../../../contract/port.ts';
import { notSavedWords } from '../../../../ui/feedback/not-done-words.ts';

export type FlockRefusal = Extract<CommandResult<'farm.addFlock'>, { ok: false }>['error'];

/** The sentence of each refusal of a flock. [FLK-3] */
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
    case 'PlanGone':
      return t`This plan was changed meanwhile. Choose it again.`;
    case 'CurveGone':
      return t`This curve was changed meanwhile, or is of other birds. Choose it again.`;
    case 'NotAllowed':
    case 'NotSaved':
    case 'SignedOut':
      return notSavedWords(error);
  }
}

type ChangeRefusal = Extract<CommandResult<'farm.editFlock'>, { ok: false }>['error'];
type EndRefusal = Extract<CommandResult<'farm.closeFlock'>, { ok: false }>['error'];

/** The sentence of each refusal of a correction. [FLK-11] */
export function changeErrorWords(error: ChangeRefusal): string {
  if (error.type === 'ReasonMissing') return t`Type why another number of birds came.`;
  return error.type === 'NotHere' ? notHereWords() : flockErrorWords(error);
}

/** The sentence of each refusal of closing or opening a flock. [FLK-11] */
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

type Field = 'name' | 'house' | 'placed_on' | 'age' | 'count' | 'free' | 'dead' | 'unitCost' | 'transport';

/** The field that a refusal stands beside. */
export function fieldOf(error: FlockRefusal | undefined): Field | undefined {
  switch (error?.type) {
    case 'NameMissing':
      return 'name';
    case 'HouseMissing':
      return 'house';
    case 'PlacedInFuture':
      return 'placed_on';
    case 'AgeOutOfRange':
      return 'age';
    case 'NumberAboveZero':
    case 'CountOutOfRange':
      return 'count';
    case 'NotANumber':
      return ({ extra_free_count: 'free', doa_count: 'dead', unit_cost: 'unitCost', transport_cost: 'transport' } as const)[error.field]; // prettier-ignore
    case 'ComesToTooMuch':
      return 'unitCost';
    case 'MoreDeadThanCame':
      return 'dead';
    case 'PlanGone':
    case 'CurveGone':
    case 'NotAllowed':
    case 'NotSaved':
    case 'SignedOut':
    case undefined:
      return undefined;
  }
}
