import { Trans } from '@lingui/react/macro';
import { isOldDay } from '../../domain/business/period-lock.ts';
import { today } from '../words/date-words.ts';

/** Says of a day that is long ago, or closed, that the record will be shown as late. `until` is the first open day. [MSG-4] */
export function OldDate({ day, until }: { day: string; until: string | undefined }) {
  if (day === '' || !isOldDay(day, { today: today(), until })) return null;
  return (
    <p role="status">
      <Trans>This is an old date. It will be shown as late.</Trans>
    </p>
  );
}
