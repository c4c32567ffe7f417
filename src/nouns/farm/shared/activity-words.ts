import { written } from '../../../domain/numbers/decimal-sign.ts';
import { plural, t } from '@lingui/core/macro';
import type { ActivityKind, FarmActivity } from '../../../../schemas/farm-activity.schema.ts';
import { eggsIn, type ActivitySession } from '../../../domain/activities/activity-draft.ts';
import type { Uniformity } from '../../../domain/flocks/weighing.ts';
import { percentText } from '../../../domain/numbers/percent-text.ts';
import { splitQuantity } from '../../../domain/money/units.ts';
import { habits } from '../../../ui/setup/habits.ts';
import { groupDigits } from '../../../ui/numbers/group-digits.ts';
import { causeWords, gradeWords } from './farm-words.ts';

/** The name of a kind of record. [ACT-2] */
export function kindWords(kind: ActivityKind): string {
  switch (kind) {
    case 'eggs':
      return t`Eggs`;
    case 'mortality':
      return t`Dead birds`;
    case 'cull':
      return t`Killed or eaten`;
    case 'transfer':
      return t`Birds moved`;
    case 'count':
      return t`Birds counted`;
    case 'feed':
      return t`Feed`;
    case 'water':
      return t`Water`;
    case 'medication':
      return t`Medicine`;
    case 'vaccination':
      return t`Vaccine`;
    case 'weighing':
      return t`Weighing`;
    case 'temperature':
      return t`Temperature`;
    case 'cleaning':
      return t`Cleaning`;
    case 'lighting':
      return t`Light`;
    case 'visit':
      return t`Visit`;
    case 'note':
      return t`Note`;
  }
}

export function sessionWords(session: ActivitySession): string {
  switch (session) {
    case 'morning':
      return t`Morning`;
    case 'noon':
      return t`Noon`;
    case 'evening':
      return t`Evening`;
    case 'other':
      return t`Other time`;
  }
}

/** "11 + 4": trays and loose eggs, as farms write them. */
export function traysWords(eggs: number, tray = habits().tray_eggs): string {
  const { whole, loose } = splitQuantity(eggs, tray);
  if (whole === 0) return String(eggs);
  return loose === 0 ? plural(whole, { one: '# tray', other: '# trays' }) : `${whole} + ${loose}`;
}

/** "6 bags", "15 kg": a count with its unit; a unit of the farm's own stays as it is. */
export function packWords(count: number, unit: string): string {
  const number = groupDigits(String(Math.round(count * 1_000) / 1_000));
  switch (unit) {
    case 'bag':
      return plural(count, { one: `${number} bag`, other: `${number} bags` });
    case 'bottle':
      return plural(count, { one: `${number} bottle`, other: `${number} bottles` });
    case 'jerrican':
      return plural(count, { one: `${number} jerrican`, other: `${number} jerricans` });
    case 'dose':
      return plural(count, { one: `${number} dose`, other: `${number} doses` });
    case 'piece':
      return plural(count, { one: `${number} piece`, other: `${number} pieces` });
    default:
      return `${number} ${unit}`;
  }
}

/** An amount in the unit in which it was typed: "27 kg", "2 jerricans". Units: base units. */
export const typedWords = (qty: number, unit: string | undefined, factor: number | undefined): string =>
  packWords(qty / (factor ?? 1), unit ?? '').trim();

export const kilogramWords = (grams: number): string => t`${groupDigits(String(Math.round(grams) / 1_000))} kg`;

/** The main number of a record; empty where it has none. */
export function amountWords(activity: FarmActivity): string {
  switch (activity.kind) {
    case 'eggs':
      return traysWords(eggsIn(activity));
    case 'mortality':
    case 'cull':
    case 'transfer':
    case 'count':
      return groupDigits(String(activity.qty));
    case 'feed':
      return typedWords(activity.qty, activity.unit ?? 'kg', activity.factor ?? 1_000);
    case 'water':
      return typedWords(activity.qty, activity.unit ?? 'l', activity.factor ?? 1_000);
    case 'medication':
      return activity.qty === undefined ? '' : typedWords(activity.qty, activity.unit, activity.factor);
    case 'vaccination':
      return plural(activity.birds, { one: '# bird', other: '# birds' });
    case 'weighing': {
      const { sample, total_g = 0, weights_g } = activity;
      const all = weights_g ? weights_g.reduce((sum, one) => sum + one, 0) : total_g;
      return kilogramWords(all / sample);
    }
    case 'temperature':
      return `${written(String(activity.tenths_c / 10))} °C`;
    case 'lighting':
      return t`${written(String(Math.round(activity.light_minutes / 6) / 10))} hours`;
    case 'cleaning':
    case 'visit':
    case 'note':
      return '';
  }
}

/** A record with the names for its display. */
interface NamedRecord {
  readonly activity: FarmActivity;
  readonly material_name?: string | undefined;
  readonly to_flock_name?: string | undefined;
  readonly even?: Pick<Uniformity, 'percent' | 'cv'> | undefined;
}

/** Further details of a record: grades, cause, name of the feed. */
export function detailWords({ activity, material_name, to_flock_name, even }: NamedRecord): string {
  switch (activity.kind) {
    case 'eggs': {
      const grades = activity.grades.length > 1 ? activity.grades.map(({ grade, qty }) => `${gradeWords(grade)} ${traysWords(qty)}`) : []; // prettier-ignore
      return [...grades, ...(activity.withheld ? [t`not for sale`] : [])].join(', ');
    }
    case 'mortality':
      return [(activity.cause === 'other' && activity.note) || causeWords(activity.cause), activity.disposal].filter(Boolean).join(', '); // prettier-ignore
    case 'cull':
      return [activity.outcome === 'eaten' ? t`Eaten` : t`Killed`, activity.reason].filter(Boolean).join(', ');
    case 'transfer':
      return t`to ${to_flock_name ?? '?'}`;
    case 'feed':
    case 'medication':
    case 'vaccination':
      return material_name ?? '';
    case 'weighing': {
      const cv = percentText(even?.cv);
      const birds = plural(activity.sample, { one: '# bird, mean weight', other: '# birds, mean weight' });
      return cv === undefined ? birds : `${birds}, ${t`CV ${cv}`}`;
    }
    case 'temperature':
      return activity.humidity === undefined ? '' : t`${activity.humidity} % humid`;
    case 'cleaning':
      return activity.what ?? '';
    case 'visit':
      return activity.visitor;
    case 'note':
      return activity.note ?? '';
    case 'count':
    case 'water':
    case 'lighting':
      return '';
  }
}
