import { t } from '@lingui/core/macro';
import type { ActivityKind, FarmActivity } from '../../../../../schemas/farm-activity.schema.ts';
import type { ActivityRow } from '../../../../contract/farm.ts';
import { eggsIn } from '../../../../domain/activities/activity-draft.ts';
import { groupDigits } from '../../../../ui/numbers/group-digits.ts';
import { amountWords, kilogramWords, traysWords } from '../../shared/activity-words.ts';

/** Records that stand: not voided, not refused. */
export const standing = (rows: readonly ActivityRow[]): readonly FarmActivity[] =>
  rows.filter(({ activity, sync }) => activity.voided_at === undefined && sync !== 'rejected').map((row) => row.activity); // prettier-ignore

const sum = (all: readonly number[]): number => all.reduce((some, one) => some + one, 0);

/** Eggs of some records. */
const eggsOf = (all: readonly FarmActivity[]): number => sum(all.map(eggsIn));
/** Grams of feed of some records. */
const fedOf = (all: readonly FarmActivity[]): number => sum(all.map((one) => (one.kind === 'feed' ? one.qty : 0)));

/** What a kind came to today, for its button: "11 + 4 today", "not yet". Kinds that not every day has say nothing then. */
export function doneToday(kind: ActivityKind, rows: readonly ActivityRow[]): string {
  const all = standing(rows).filter((one) => one.kind === kind);
  const last = all[0];
  if (kind === 'mortality') {
    const dead = sum(all.map((one) => (one.kind === 'mortality' ? one.qty : 0)));
    return dead === 0 ? t`none today` : t`${dead} today`;
  }
  if (!last) return kind === 'eggs' || kind === 'feed' || kind === 'water' ? t`not yet` : '';
  if (kind === 'eggs') return t`${traysWords(eggsOf(all))} today`;
  if (kind === 'feed') return t`${kilogramWords(fedOf(all))} today`;
  if (kind === 'water') {
    const litres = sum(all.map((one) => (one.kind === 'water' ? one.qty : 0))) / 1_000;
    return t`${groupDigits(String(Math.round(litres)))} l today`;
  }
  const amount = amountWords(last);
  return amount ? t`${amount} today` : t`done today`;
}
