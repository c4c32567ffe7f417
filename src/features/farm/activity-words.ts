import { plural, t } from '@lingui/core/macro';
import type { ActivityKind, FarmActivity } from '../../../schemas/farm-activity.schema.ts';
import type { ActivityRow } from '../../client/port-types.ts';
import { eggsIn, type ActivitySession } from '../../domain/activities/activity-draft.ts';
import { groupDigits } from '../../ui/numbers/group-digits.ts';
import type { Cause, Grade } from './activity-form.ts';

/** What a kind of record is called. [ACT-2] */
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

export function gradeWords(grade: Grade): string {
  switch (grade) {
    case 'good':
      return t`Good`;
    case 'small':
      return t`Small`;
    case 'cracked':
      return t`Cracked`;
    case 'broken':
      return t`Broken`;
    case 'dirty':
      return t`Dirty`;
    case 'double_yolk':
      return t`Two yolks`;
    case 'soft_shell':
      return t`Soft shell`;
    case 'hatching':
      return t`Hatching`;
  }
}

export function causeWords(cause: Cause): string {
  switch (cause) {
    case 'disease':
      return t`Sickness`;
    case 'heat':
      return t`Heat`;
    case 'predator':
      return t`Wild animal`;
    case 'cannibalism':
      return t`Pecking`;
    case 'injury':
      return t`Injury`;
    case 'crushing':
      return t`Crushed`;
    case 'prolapse':
      return t`Prolapse`;
    case 'unknown':
      return t`Not known`;
    case 'other':
      return t`Other`;
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
export const traysWords = (eggs: number): string =>
  eggs < 30 ? String(eggs) : eggs % 30 === 0 ? plural(Math.floor(eggs / 30), { one: '# tray', other: '# trays' }) : `${Math.floor(eggs / 30)} + ${eggs % 30}`; // prettier-ignore

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

/** The one strong number of a record; empty where it has none. */
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
      return `${activity.tenths_c / 10} °C`;
    case 'lighting':
      return t`${Math.round(activity.light_minutes / 6) / 10} hours`;
    case 'cleaning':
    case 'visit':
    case 'note':
      return '';
  }
}

/** What else a record says: grades, cause, name of the feed. */
export function detailWords({ activity, material_name, to_flock_name }: ActivityRow): string {
  switch (activity.kind) {
    case 'eggs': {
      const grades = activity.grades.length > 1 ? activity.grades.map(({ grade, qty }) => `${gradeWords(grade)} ${traysWords(qty)}`) : []; // prettier-ignore
      return [...grades, ...(activity.withheld ? [t`not for sale`] : [])].join(', ');
    }
    case 'mortality':
      return [causeWords(activity.cause), activity.disposal].filter(Boolean).join(', ');
    case 'cull':
      return [activity.outcome === 'eaten' ? t`Eaten` : t`Killed`, activity.reason].filter(Boolean).join(', ');
    case 'transfer':
      return t`to ${to_flock_name ?? '?'}`;
    case 'feed':
    case 'medication':
    case 'vaccination':
      return material_name ?? '';
    case 'weighing':
      return plural(activity.sample, { one: '# bird, mean weight', other: '# birds, mean weight' });
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
