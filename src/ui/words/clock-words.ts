import { t } from '@lingui/core/macro';
import dayjs from 'dayjs';

/** Message about a wrong phone clock. `phone` is its time, `server` is the right one; ms since 1970. [MSG-24] */
export function clockWords(phone: number, server: number): string {
  const [shown, right] = [dayjs(phone), dayjs(server)];
  const says = !shown.isSame(right, 'year')
    ? shown.format('YYYY')
    : shown.isSame(right, 'day')
      ? shown.format('HH:mm')
      : shown.format('D MMM, HH:mm');
  return t`Your phone says ${says}. Set the date.`;
}
