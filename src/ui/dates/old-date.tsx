import { Trans } from '@lingui/react/macro';
import { isOldDay } from '../../domain/business/period-lock.ts';
import { dayStart } from '../../domain/time/day-start.ts';
import { onDay } from '../../domain/time/on-day.ts';
import { timeWords, today } from '../words/date-words.ts';

interface OldDateProps {
  day: string;
  /** The first open day. */
  until: string | undefined;
  /** The present time of the record on its day. */
  at?: string | undefined;
  /** True for a count. */
  atEnd?: boolean | undefined;
}

/**
 * For an earlier day, shows the time given to the record, because none is asked for; for a day long ago, or closed,
 * also that it will be shown as late. [DOC-15, MSG-4]
 */
export function OldDate({ day, until, at, atEnd = false }: OldDateProps) {
  if (day === '' || day >= today()) return null;
  const time = timeWords(at ?? onDay(day, dayStart(today()).toISOString(), { atEnd }));
  return (
    <p role="status">
      {atEnd ? <Trans>It is counted at the end of that day.</Trans> : <Trans>It stands at {time} of that day.</Trans>}{' '}
      {isOldDay(day, { today: today(), until }) && <Trans>This is an old date. It will be shown as late.</Trans>}
    </p>
  );
}
