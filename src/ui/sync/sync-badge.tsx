import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconAlertCircle, IconChecks, IconCloudDown, IconCloudOff, IconCloudUp, IconLock } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { groupDigits } from '../numbers/group-digits.ts';
import { badgeState, type BadgeFacts } from './badge-state.ts';
import classes from '../frame/frame.module.css';

const ICONS = {
  expired: IconLock,
  refused: IconAlertCircle,
  offline: IconCloudOff,
  waiting: IconCloudUp,
  arriving: IconCloudDown,
  sent: IconChecks,
};

/** Formatted counts. */
const grouped = ({ received = 0, of }: { received?: number; of?: number | undefined } = {}) => ({
  received: groupDigits(String(received)),
  of: of === undefined ? undefined : groupDigits(String(of)),
});

/** The sync indicator in the header of every screen; a tap opens phones & sync. [SHL-3, SHL-9] */
export function SyncBadge({ facts, to }: { facts: BadgeFacts; to: string }) {
  const { t } = useLingui();
  const { waiting, refused } = facts;
  const { received, of: all } = grouped(facts.arriving);
  const state = badgeState(facts);
  const words = {
    expired: t`Sign in again`,
    refused: plural(refused, { one: '# needs attention', other: '# need attention' }),
    offline: t`No connection`,
    waiting: t`${waiting} waiting`,
    arriving: all === undefined ? t`${received} received` : t`${received} of ${all}`,
    sent: t`All sent`,
  }[state];
  const Icon = ICONS[state];
  // The accessible name includes the count of pending records even when the connection state is shown.
  const name =
    waiting > 0 && state !== 'waiting'
      ? t`Phones and sync: ${words}, ${waiting} waiting`
      : t`Phones and sync: ${words}`;
  return (
    <Link className={classes.badge} to={to} data-state={state} aria-label={name}>
      <span>
        <Icon size={18} aria-hidden />
        {words}
      </span>
    </Link>
  );
}
