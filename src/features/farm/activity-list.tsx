import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { ActivityRow } from '../../client/port-types.ts';
import { LedgerList, type LedgerItem } from '../../ui/ledger/ledger-list.tsx';
import { LedgerRow } from '../../ui/ledger/ledger-row.tsx';
import { Tag } from '../../ui/ledger/tag.tsx';
import { IconBan } from '@tabler/icons-react';
import { dayHeading, timeWords } from '../../ui/words/date-words.ts';
import { ActivitySheet } from './activity-sheet.tsx';
import { amountWords, detailWords, kindWords, sessionWords } from './activity-words.ts';

interface ActivityListProps {
  label: string;
  rows: readonly ActivityRow[];
  /** Under a heading for each day. */
  byDay?: boolean;
  /** Whether it is said who did it. */
  withWho?: boolean;
  onNearEnd?: (() => void) | undefined;
}

/** Records of the farm with their marks: a dot on this phone, a tick sent. [ACT-8, SYN-15] */
export function ActivityList({ label, rows, byDay = false, withWho = false, onNearEnd }: ActivityListProps) {
  const { t } = useLingui();
  const [openId, setOpenId] = useState<string>();
  const items = useMemo(() => itemsOf(rows, byDay), [rows, byDay]);
  return (
    <>
      <LedgerList
        label={label}
        items={items}
        onNearEnd={onNearEnd}
        renderRow={(row) => {
          const { activity, sync, by, flock_name } = row;
          const detail = detailWords(row);
          const said = [sessionWords(activity.session), detail, withWho ? by : undefined].filter(Boolean).join(' · ');
          return (
            <LedgerRow
              mark={sync}
              who={`${kindWords(activity.kind)}, ${flock_name}`}
              what={said}
              time={timeWords(activity.occurred_at)}
              amount={amountWords(activity)}
              tag={
                activity.voided_at !== undefined && (
                  <Tag tone="bad" icon={IconBan}>
                    {t`Not counted`}
                  </Tag>
                )
              }
              onPress={() => setOpenId(activity.id)}
            />
          );
        }}
      />
      <ActivitySheet row={rows.find(({ activity }) => activity.id === openId)} onClose={() => setOpenId(undefined)} />
    </>
  );
}

function itemsOf(rows: readonly ActivityRow[], byDay: boolean): LedgerItem<ActivityRow>[] {
  const list: LedgerItem<ActivityRow>[] = [];
  let day: string | undefined;
  for (const row of rows) {
    if (byDay && row.activity.day !== day) {
      day = row.activity.day;
      list.push({ kind: 'day', key: day, title: dayHeading(day), sum: '' });
    }
    list.push({ kind: 'row', key: row.activity.id, row });
  }
  return list;
}
