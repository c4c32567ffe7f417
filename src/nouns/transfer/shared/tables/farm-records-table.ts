import { t } from '@lingui/core/macro';
import type { FarmActivity } from '../../../../../schemas/farm-activity.schema.ts';
import type { ActivityRow } from '../../../../contract/farm.ts';
import { recordedQuantity } from '../../../../domain/activities/recorded-quantity.ts';
import { tableOf, type Table } from '../../../../domain/exports/table.ts';
import { detailWords, kindWords } from '../../../farm/shared/activity-words.ts';
import { timeWords } from '../../../../ui/words/date-words.ts';
import { unitName } from '../../../../ui/words/stock-words.ts';
import { countedWords } from './state-words.ts';

/** A record with the names for its display. */
interface FarmRecord {
  readonly activity: FarmActivity;
  readonly even?: ActivityRow['even'];
  readonly flock_name: string;
  readonly material_name?: string | undefined;
  readonly to_flock_name?: string | undefined;
  readonly by?: string | undefined;
  readonly sync: string;
}

/** Table of farm records. [IMP-2, ACT-2] */
export const farmRecordsTable = (records: readonly FarmRecord[], currency: string): Table =>
  tableOf(
    { name: t`Farm records`, currency },
    [
      [t`Day`, 'day'],
      [t`Time`, 'text'],
      [t`Flock`, 'text'],
      [t`What`, 'text'],
      [t`Quantity`, 'number'],
      [t`Unit`, 'text'],
      [t`Details`, 'text'],
      [t`Written by`, 'text'],
      [t`State`, 'text'],
    ],
    records.map((record) => {
      const { activity, sync } = record;
      const state = countedWords({ voided: activity.voided_at !== undefined, sync });
      const amount = recordedQuantity(activity);
      return [
        activity.day,
        timeWords(activity.occurred_at),
        record.flock_name,
        kindWords(activity.kind),
        // A record that does not count has no quantity.
        state === '' ? amount?.qty : undefined,
        amount && wordsOfUnit(amount.unit),
        detailsOf(record),
        record.by,
        state,
      ];
    }),
  );

const wordsOfUnit = (unit: string): string => (unit === 'h' ? t`hours` : unitName(unit));

/** Further details of a record, and its note. */
function detailsOf(record: FarmRecord): string {
  const said = detailWords(record);
  const { note } = record.activity;
  return note === undefined || said.includes(note) ? said : [said, note].filter(Boolean).join(', ');
}
