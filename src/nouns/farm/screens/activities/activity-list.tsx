import { useMemo, useState } from 'react';
import type { ActivityRow } from '../../../../contract/farm.ts';
import { LedgerList, type LedgerItem } from '../../../../ui/ledger/ledger-list.tsx';
import { dayHeading, timeWords } from '../../../../ui/words/date-words.ts';
import { later } from '../../../../ui/later.tsx';
import { useLingui } from '@lingui/react/macro';
import { IconBan, IconMicrophone, IconPhoto } from '@tabler/icons-react';
import { Tag } from '../../../../ui/ledger/tag.tsx';
import { SyncMark } from '../../../../ui/sync/sync-mark.tsx';
import { amountWords, detailWords, kindWords, sessionWords } from '../../shared/activity-words.ts';
import classes from './activity-line.module.css';

const ActivitySheet = later(
  async () => (await import('./activity-sheet.tsx')).ActivitySheet,
  ({ row }) => row !== undefined,
);

interface ActivityListProps {
  label: string;
  rows: readonly ActivityRow[];
  /** Under a heading for each day. */
  byDay?: boolean;
  /** Whether to show the flock and the author. */
  withFlock?: boolean;
  withWho?: boolean;
  onNearEnd?: (() => void) | undefined;
  /** Called on a press; by default it opens the record above the page. */
  onOpen?: ((id: string) => void) | undefined;
}

/** Records of the farm with their sync marks: a dot for on this phone, a tick for sent. [ACT-8, SYN-15] */
export function ActivityList({
  label,
  rows,
  byDay = false,
  withFlock = true,
  withWho = false,
  onNearEnd,
  onOpen,
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
          <ActivityLine
            row={row}
            withFlock={withFlock}
            withWho={withWho}
            onPress={() => (onOpen ?? setOpenId)(row.activity.id)}
          />
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

interface ActivityLineProps {
  row: ActivityRow;
  withFlock: boolean;
  withWho: boolean;
  onPress: () => void;
}

/** One record: its mark in the margin, kind and time, its number at the right. [ACT-8, SYN-15] */
function ActivityLine({ row, withFlock, withWho, onPress }: ActivityLineProps) {
  const { t } = useLingui();
  const { activity, sync, by, flock_name } = row;
  const when = `${sessionWords(activity.session)}, ${timeWords(activity.occurred_at)}`;
  const said = [when, withWho ? by : undefined, detailWords(row)].filter(Boolean).join(' · ');
  const kind = kindWords(activity.kind);
  return (
    <button type="button" className={classes.line} onClick={onPress}>
      <span className={classes.mark} data-state={sync}>
        <SyncMark state={sync} />
      </span>
      <b className={classes.what}>{withFlock && flock_name ? `${kind}, ${flock_name}` : kind}</b>
      <b className={classes.amount}>{amountWords(activity)}</b>
      <span className={classes.said}>
        {activity.photo && <IconPhoto size={16} role="img" aria-label={t`with a photo`} />}
        {activity.voice && <IconMicrophone size={16} role="img" aria-label={t`with a voice note`} />}
        {said}
      </span>
      {activity.voided_at !== undefined && (
        <span className={classes.tag}>
          <Tag tone="bad" icon={IconBan}>
            {t`Not counted`}
          </Tag>
        </span>
      )}
    </button>
  );
}
