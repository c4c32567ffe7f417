import { Trans } from '@lingui/react/macro';
import { IconCalendarClock } from '@tabler/icons-react';
import { shortDay } from '../words/date-words.ts';
import { Tag } from './tag.tsx';

/** Tag for goods that expire soon or have expired. [SHP-11, RAW-3] */
export const ExpiryTag = ({ expiry, expired }: { expiry: string; expired: boolean }) => (
  <Tag tone={expired ? 'bad' : 'look'} icon={IconCalendarClock}>
    {expired ? <Trans>Expired {shortDay(expiry)}</Trans> : <Trans>Expires {shortDay(expiry)}</Trans>}
  </Tag>
);
