import { plural, t } from '@lingui/core/macro';
import type { FlockRow } from '../../../../contract/farm.ts';
import { groupDigits } from '../../../../ui/numbers/group-digits.ts';

const DAYS_IN_WEEK = 7;
/** Age from which it is shown in weeks. */
const WEEKS_FROM_DAY = 56;

/** "Day 18", "23 weeks". [FLK-6] */
export function ageWords({ age_days, purpose }: Pick<FlockRow, 'age_days' | 'purpose'>): string {
  if (purpose === 'broiler' || age_days < WEEKS_FROM_DAY) return t`day ${age_days}`;
  return plural(Math.floor(age_days / DAYS_IN_WEEK), { one: '# week', other: '# weeks' });
}

/** "482 layers"; for an estimate "about 482 layers"; a dash while the number is unknown. [LED-52] */
export function headsWords({ heads, purpose, estimate }: Pick<FlockRow, 'heads' | 'purpose' | 'estimate'>): string {
  if (heads === undefined) return '–';
  const number = heads < 0 ? `−${groupDigits(String(-heads))}` : groupDigits(String(heads));
  const birds =
    purpose === 'layer'
      ? plural(heads, { one: `${number} layer`, other: `${number} layers` })
      : purpose === 'broiler'
        ? plural(heads, { one: `${number} broiler`, other: `${number} broilers` })
        : plural(heads, { one: `${number} bird`, other: `${number} birds` });
  return estimate ? t`about ${birds}` : birds;
}
