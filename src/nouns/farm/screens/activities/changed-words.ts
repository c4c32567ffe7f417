import { t } from '@lingui/core/macro';
import type { FarmActivity } from '../../../../../schemas/farm-activity.schema.ts';
import { amountWords, sessionWords, traysWords } from '../../shared/activity-words.ts';
import { causeWords, gradeWords } from '../../shared/farm-words.ts';

/**
 * The earlier value of a field of a corrected record, worded as in the record; undefined for self-explanatory fields.
 * [ACT-20]
 */
export function changedWords(
  activity: FarmActivity,
  names: Readonly<Record<string, string>>,
): (field: string, value: unknown) => string | undefined {
  return (field, value) => {
    if (value === undefined || value === null) return undefined;
    switch (field) {
      case 'grades':
        return (value as Extract<FarmActivity, { kind: 'eggs' }>['grades'])
          .map(({ grade, qty }) => `${gradeWords(grade)} ${traysWords(qty)}`)
          .join(', ');
      case 'qty':
      case 'birds':
      case 'tenths_c':
      case 'light_minutes':
        return amountWords({ ...activity, [field]: value });
      case 'cause':
        return causeWords(value as Parameters<typeof causeWords>[0]);
      case 'session':
        return sessionWords(value as FarmActivity['session']);
      case 'outcome':
        return value === 'eaten' ? t`Eaten` : t`Killed`;
      case 'farm_id':
      case 'to_farm_id':
      case 'raw_material_id':
        return names[value as string] ?? '?';
      case 'photo':
      case 'voice':
        return t`Attached`;
      default:
        return undefined;
    }
  };
}
