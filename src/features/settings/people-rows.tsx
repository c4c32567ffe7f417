import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronRight, IconClock, IconLink, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { InviteView, PersonView } from '../../contract/people.ts';
import { localDay } from '../../domain/time/local-day.ts';
import { SyncMark } from '../../ui/sync/sync-mark.tsx';
import { dayWords } from '../../ui/words/date-words.ts';
import classes from './people.module.css';

interface PersonRowProps {
  user: PersonView;
  /** What they may do. */
  what: string;
  /** When they were heard of. */
  heard?: ReactNode;
  /** Absent for whom nothing can be changed. */
  onPress?: (() => void) | undefined;
}

/** One person: name, what they may do, and where the last change of it is. */
export function PersonRow({ user, what, heard, onPress }: PersonRowProps) {
  const row = (
    <>
      <Initial name={user.name} />
      <span>
        <b>{user.name}</b>
        <small>{what}</small>
        {heard}
      </span>
      {user.sync !== 'synced' && <SyncMark state={user.sync} />}
      {onPress && <IconChevronRight aria-hidden />}
    </>
  );
  return (
    <li>
      {onPress ? (
        <button type="button" className={classes.person} onClick={onPress}>
          {row}
        </button>
      ) : (
        <div className={classes.person}>{row}</div>
      )}
    </li>
  );
}

/** One invitation with its state; one that is open leads to its link. [PPL-7] */
export function InviteRow({ invite, onPress }: { invite: InviteView; onPress: () => void }) {
  const { t } = useLingui();
  const until = dayWords(localDay(new Date(invite.ends_at)));
  const states: Record<InviteView['state'], [string, ReactNode]> = {
    open: [t`Open until ${until}`, <IconLink key="open" aria-hidden />],
    accepted: [t`Accepted`, undefined],
    revoked: [t`Taken back`, <IconX key="revoked" aria-hidden />],
    expired: [t`Over since ${until}`, <IconClock key="expired" aria-hidden />],
  };
  const [words, icon] = states[invite.state];
  const row = (
    <>
      <Initial name={invite.name} />
      <span>
        <b>{invite.name}</b>
        <small>
          {invite.email} · {words}
        </small>
      </span>
      {invite.sync !== 'synced' && <SyncMark state={invite.sync} />}
      {icon}
    </>
  );
  return (
    <li>
      {invite.state === 'open' ? (
        <button type="button" className={classes.person} onClick={onPress}>
          {row}
        </button>
      ) : (
        <div className={classes.person}>{row}</div>
      )}
    </li>
  );
}

const Initial = ({ name }: { name: string }) => (
  <span className={classes.first} aria-hidden>
    {name.slice(0, 1).toUpperCase()}
  </span>
);

/** Heading of the list of invitations. */
export const InvitedHeading = () => (
  <h2 className={classes.heading} id="invited">
    <Trans>Invited</Trans>
  </h2>
);
