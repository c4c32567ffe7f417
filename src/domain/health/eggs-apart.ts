import type { FarmActivity } from '../../../schemas/farm-activity.schema.ts';
import { stretchOf } from '../time/stretch.ts';
import { safeDay } from './safe-from.ts';
import { withdrawalIn } from './withdrawal-now.ts';
import { isTreatment, withdrawalOf } from './withdrawal.ts';

/** What of a round decides whether its eggs are put apart. */
type Round = Pick<FarmActivity, 'day' | 'occurred_at' | 'created_at'>;

/** Days, both included; without an end as long as it lays. */
export interface Days {
  readonly from: string;
  readonly to: string | undefined;
}

/** A round of which the treatments decide: it was not put apart, nor let pass by the owner, who says why. [VET-5] */
export const isOpenRound = (activity: FarmActivity): activity is Extract<FarmActivity, { kind: 'eggs' }> =>
  activity.kind === 'eggs' && !activity.withheld && activity.note === undefined;

/** Treatments that say for how long eggs are withheld, and what ends one. What a label does not say is asked for where it is typed. */
const bansOf = (treatments: readonly FarmActivity[]): FarmActivity[] =>
  treatments.filter(
    (one) =>
      isTreatment(one) &&
      (one.never_in_lay || (one.withdrawal_egg_days ?? 0) > 0 || (one.kind === 'medication' && one.finishes !== undefined)),
  ); // prettier-ignore

/** The days on which treatments, whatever becomes of their courses, can have eggs withheld; undefined when on none. */
export function daysWithheld(treatments: readonly FarmActivity[]): Days | undefined {
  const bans = bansOf(treatments);
  const until = withdrawalOf(bans, 'egg');
  if (!until) return undefined;
  const isOpen = bans.some((one) => one.kind === 'medication' && one.open_course);
  return { from: bans.map(({ day }) => day).sort()[0]!, to: isOpen ? undefined : safeDay(until) };
}

/**
 * Whether a round is put apart though it does not say so: a treatment forbade it that had been written down before, which the phone
 * of whoever collected did not know. A treatment that is written down after the round moves nothing: the eggs may be sold. [VET-5, VET-6]
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
