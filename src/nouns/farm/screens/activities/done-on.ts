import { t } from '@lingui/core/macro';
import type { ActivityKind, FarmActivity } from '../../../../../schemas/farm-activity.schema.ts';
import type { ActivityRow } from '../../../../contract/farm.ts';
import { eggsIn } from '../../../../domain/activities/activity-draft.ts';
import { groupDigits } from '../../../../ui/numbers/group-digits.ts';
import { amountWords, kilogramWords, traysWords } from '../../shared/activity-words.ts';

/** Valid records: neither voided nor refused. */
export const standing = (rows: readonly ActivityRow[]): readonly FarmActivity[] =>
  rows.filter(({ activity, sync }) => activity.voided_at === undefined && sync !== 'rejected').map((row) => row.activity); // prettier-ignore

const sum = (all: readonly number[]): number => all.reduce((some, one) => some + one, 0);

/** Eggs of some records. */
const eggsOf = (all: readonly FarmActivity[]): number => sum(all.map(eggsIn));
/** Grams of feed of some records. */
const fedOf = (all: readonly FarmActivity[]): number => sum(all.map((one) => (one.kind === 'feed' ? one.qty : 0)));

/**
 * Total of a kind on a day, for its button: "11 + 4 today", "not yet". Empty for kinds that do not occur every day when
 * there are none.
 */
export function doneOn(kind: ActivityKind, rows: readonly ActivityRow[], isToday = true): string {
  const done = (amount: string) => (isToday ? t`${amount} today` : amount);
  const all = standing(rows).filter((one) => one.kind === kind);
  const last = all[0];
  if (kind === 'mortality') {
    const dead = sum(all.map((one) => (one.kind === 'mortality' ? one.qty : 0)));
    if (dead === 0) return isToday ? t`none today` : t`none`;
    return done(String(dead));
  }
  if (!last) return kind === 'eggs' || kind === 'feed' || kind === 'water' ? (isToday ? t`not yet` : t`missing`) : '';
  if (kind === 'eggs') return done(traysWords(eggsOf(all)));
  if (kind === 'feed') return done(kilogramWords(fedOf(all)));
  if (kind === 'water') {
    const litres = sum(all.map((one) => (one.kind === 'water' ? one.qty : 0))) / 1_000;
    return done(t`${groupDigits(String(Math.round(litres)))} l`);
  }
  const amount = amountWords(last);
  if (amount) return done(amount);
  return isToday ? t`done today` : t`done`;
}
