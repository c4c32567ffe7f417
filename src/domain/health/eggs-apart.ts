import type { FarmActivity } from '../../../schemas/farm-activity.schema.ts';
import { stretchOf } from '../time/stretch.ts';
import { safeDay } from './safe-from.ts';
import { withdrawalIn } from './withdrawal-now.ts';
import { isTreatment, withdrawalOf } from './withdrawal.ts';

/** Fields of a round that decide whether its eggs are withheld. */
type Round = Pick<FarmActivity, 'day' | 'occurred_at' | 'created_at'>;

/** A range of days, both included; without an end it lasts as long as the flock lays. */
export interface Days {
  readonly from: string;
  readonly to: string | undefined;
}

/**
 * A round whose treatments decide whether it is withheld: it is not marked as withheld, and the owner has not released
 * it with a note. [VET-5]
 */
export const isOpenRound = (activity: FarmActivity): activity is Extract<FarmActivity, { kind: 'eggs' }> =>
  activity.kind === 'eggs' && !activity.withheld && activity.note === undefined;

/**
 * Treatments that specify an egg withdrawal, and records that finish a course. A period missing on a label is asked for
 * when the treatment is entered.
 */
const bansOf = (treatments: readonly FarmActivity[]): FarmActivity[] =>
  treatments.filter(
    (one) =>
      isTreatment(one) &&
      (one.never_in_lay || (one.withdrawal_egg_days ?? 0) > 0 || (one.kind === 'medication' && one.finishes !== undefined)),
  ); // prettier-ignore

/**
 * The range of days on which treatments can cause eggs to be withheld, regardless of the outcome of their courses;
 * undefined when there are none.
 */
export function daysWithheld(treatments: readonly FarmActivity[]): Days | undefined {
  const bans = bansOf(treatments);
  const until = withdrawalOf(bans, 'egg');
  if (!until) return undefined;
  const isOpen = bans.some((one) => one.kind === 'medication' && one.open_course);
  return { from: bans.map(({ day }) => day).sort()[0]!, to: isOpen ? undefined : safeDay(until) };
}

/**
 * Whether a round is withheld although it is not marked so: an earlier recorded treatment required it, which the
 * collector's phone did not know. A treatment recorded after the round has no effect: the eggs may already be sold.
 * [VET-5, VET-6]
 */
export function eggGuard(treatments: readonly FarmActivity[]): (round: Round) => boolean {
  const bans = bansOf(treatments);
  const days = daysWithheld(bans);
  if (!days) return () => false;
  const { from, to = '~' } = days;
  return (round) =>
    from <= round.day &&
    round.day <= to &&
    withdrawalIn(bans.filter(({ created_at }) => created_at < round.created_at), 'egg', stretchOf(round)) !== undefined;
} // prettier-ignore
