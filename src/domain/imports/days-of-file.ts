import type { Habits } from '../business/habits.ts';
import { plainSigns } from '../text/plain-signs.ts';
import type { ImportField } from './fields.ts';
import type { ImportRow } from './import-row.ts';

const DAYS: readonly ImportField[] = ['opening_on', 'counted_on', 'expiry'];
const IN_NUMBERS = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(?:\d{4}|\d{2})\b/;

/**
 * Date order of a file, from the dates that can only be read in one way; undefined when there are none, or they
 * disagree.
 */
export function dayFormOf(rows: readonly ImportRow[]): Habits['date_form'] | undefined {
  const forms = new Set<Habits['date_form']>();
  for (const row of rows) {
    for (const field of DAYS) {
      const [, first, second] = IN_NUMBERS.exec(plainSigns(row[field] ?? '').trim()) ?? [];
      if (Number(first) > 12) forms.add('day_first');
      else if (Number(second) > 12) forms.add('month_first');
    }
  }
  const [form] = forms;
  return forms.size === 1 ? form : undefined;
}
