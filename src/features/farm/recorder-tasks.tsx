import { useLingui } from '@lingui/react/macro';
import { IconCalendarX, IconChevronRight, IconVaccine } from '@tabler/icons-react';
import type { ActivityKind } from '../../../schemas/farm-activity.schema.ts';
import type { FlockRow } from '../../contract/farm.ts';
import { useQuery } from '../../client/use-query.ts';
import { isForEggs } from '../../domain/flocks/curve-copies.ts';
import { addDays } from '../../domain/time/local-day.ts';
import { useIsPart } from '../../ui/feedback/part-context.ts';
import { shortDay, today } from '../../ui/words/date-words.ts';
import classes from './recorder.module.css';

interface RecorderTasksProps {
  flock: FlockRow;
  onPick: (kind: ActivityKind, day?: string) => void;
}

/** What waits for somebody in this flock: yesterday without a record, and a vaccine that is due. One press begins it. [ACT-8, ACT-11] */
export function RecorderTasks({ flock, onPick }: RecorderTasksProps) {
  const { t } = useLingui();
  const yesterday = addDays(today(), -1);
  const rows = useQuery('farm.day', { day: yesterday });
  const wasHere = flock.placed_on < yesterday;
  const isPart = useIsPart();
  const isMissing = !isPart && wasHere && rows !== undefined && !rows.some(({ activity }) => activity.farm_id === flock.id && activity.voided_at === undefined); // prettier-ignore
  const due = flock.next_vaccine?.state === 'later' ? undefined : flock.next_vaccine;
  if (!isMissing && !due) return null;
  return (
    <div className={classes.tasks} role="group" aria-label={t`To be done`}>
      {isMissing && (
        <button type="button" onClick={() => onPick(isForEggs(flock) ? 'eggs' : 'feed', yesterday)}>
          <IconCalendarX aria-hidden />
          <span>
            <b>{t`Yesterday is missing`}</b>
            {t`Fill it in`}
          </span>
          <IconChevronRight aria-hidden />
        </button>
      )}
      {due && (
        <button type="button" data-late={due.state === 'overdue' || undefined} onClick={() => onPick('vaccination')}>
          <IconVaccine aria-hidden />
          <span>
            <b>{due.step.vaccine}</b>
            {due.state === 'overdue' ? t`was due ${shortDay(due.due)}` : t`due ${shortDay(due.due)}`}
          </span>
          <IconChevronRight aria-hidden />
        </button>
      )}
    </div>
  );
}
