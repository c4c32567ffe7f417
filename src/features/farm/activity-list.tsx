import { useMemo, useState } from 'react';
import type { ActivityRow } from '../../contract/farm.ts';
import { LedgerList, type LedgerItem } from '../../ui/ledger/ledger-list.tsx';
import { dayHeading } from '../../ui/words/date-words.ts';
import { ActivityLine } from './activity-line.tsx';
import { ActivitySheet } from './activity-sheet.tsx';

interface ActivityListProps {
  label: string;
  rows: readonly ActivityRow[];
  /** Under a heading for each day. */
  byDay?: boolean;
  /** Whether it is said of which flock, and who did it. */
  withFlock?: boolean;
  withWho?: boolean;
  onNearEnd?: (() => void) | undefined;
}

/** Records of the farm with their marks: a dot on this phone, a tick sent. [ACT-8, SYN-15] */
export function ActivityList({
  label,
  rows,
  byDay = false,
  withFlock = true,
  withWho = false,
  onNearEnd,
}: ActivityListProps) {
  const [openId, setOpenId] = useState<string>();
  const items = useMemo(() => itemsOf(rows, byDay), [rows, byDay]);
  return (
    <>
      <LedgerList
        label={label}
        items={items}
        onNearEnd={onNearEnd}
        renderRow={(row) => (
          <ActivityLine row={row} withFlock={withFlock} withWho={withWho} onPress={() => setOpenId(row.activity.id)} />
        )}
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
