import { useLingui } from '@lingui/react/macro';
import { IconBan, IconMicrophone, IconPhoto } from '@tabler/icons-react';
import type { ActivityRow } from '../../contract/farm.ts';
import { Tag } from '../../ui/ledger/tag.tsx';
import { SyncMark } from '../../ui/sync/sync-mark.tsx';
import { timeWords } from '../../ui/words/date-words.ts';
import { amountWords, detailWords, kindWords, sessionWords } from '../../ui/words/activity-words.ts';
import classes from './activity-line.module.css';

interface ActivityLineProps {
  row: ActivityRow;
  withFlock: boolean;
  withWho: boolean;
  onPress: () => void;
}

/** One record: its mark in the margin, what and when, its number at the right. [ACT-8, SYN-15] */
export function ActivityLine({ row, withFlock, withWho, onPress }: ActivityLineProps) {
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
