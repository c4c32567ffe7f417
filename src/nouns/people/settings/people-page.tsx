import { Button } from '@mantine/core';
import { plural } from '@lingui/core/macro';
import { useLingui, Trans } from '@lingui/react/macro';
import { IconUserPlus, IconChevronRight, IconClock, IconLink, IconX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useQuery } from '../../../client/use-query.ts';
import { presetOf } from '../../../domain/people/role-presets.ts';
import { HenAndTray } from '../../../ui/drawings/hen-and-tray.tsx';
import { LedgerDrawing } from '../../../ui/drawings/ledger-drawing.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { givenWords, presetWords } from '../shared/right-words.ts';
import { InviteSheet } from './invite-sheet.tsx';
import classes from './people.module.css';
import { Heard } from './heard.tsx';
import { PersonSheet, type Worker } from './person-sheet.tsx';
import type { InviteView, PersonView } from '../../../contract/people.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../../ui/feedback/not-done-words.ts';
import { InviteLink } from '../../parties/shared/invite-link.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { dayWords } from '../../../ui/words/date-words.ts';
import { SyncMark } from '../../../ui/sync/sync-mark.tsx';

const NOTHING = {};

/** /settings/4: admins with their rights, and invited admins. [SET-5, PPL-4] */
export function AdminsPage() {
  const { t } = useLingui();
  return (
    <PeoplePage
      kind="admin"
      title={t`Admins`}
      description={t`Who helps to run the business and what each may do.`}
      lead={t`Admins record and change what you allow them, on their own phones.`}
      button={t`Invite an admin`}
    />
  );
}

/**
 * /settings/5: attendants with their flocks, when they were last heard from and how many records are missing, and
 * invited attendants. [PPL-4, PPL-15]
 */
export function AttendantsPage() {
  const { t } = useLingui();
  return (
    <PeoplePage
      kind="attendant"
      title={t`Attendants`}
      description={t`Who records the day on the farm and in which flocks.`}
      lead={t`Attendants record eggs, feed and deaths. They see no prices, no debts and no customers.`}
      button={t`Invite an attendant`}
    />
  );
}

interface PeoplePageProps {
  kind: 'admin' | 'attendant';
  title: string;
  description: string;
  lead: string;
  button: string;
}

function PeoplePage({ kind, title, description, lead, button }: PeoplePageProps) {
  const view = useQuery('people', NOTHING);
  const [inviting, setInviting] = useState(false);
  const [changing, setChanging] = useState<string>();
  const [linkOf, setLinkOf] = useState<string>();
  if (!view) return null;
  const workers: readonly Worker[] = kind === 'admin' ? view.admin_users : view.attendants;
  const invites = view.invites.filter((invite) => invite.kind === kind && invite.state !== 'accepted');
  const made = (id: string) => {
    setInviting(false);
    setLinkOf(id);
  };
  const inviteButton = (
    <Button h={56} fz={18} fullWidth leftSection={<IconUserPlus aria-hidden />} onClick={() => setInviting(true)}>
      {button}
    </Button>
  );
  const isEmpty = workers.length === 0 && invites.length === 0;
  return (
    <Screen title={title} description={description} back="/settings/0" action={!isEmpty && inviteButton}>
      {isEmpty ? (
        <EmptyState drawing={kind === 'admin' ? <LedgerDrawing /> : <HenAndTray />} button={inviteButton}>
          {lead}
        </EmptyState>
      ) : (
        <>
          <p className={classes.lead}>{lead}</p>
          <Workers workers={workers} onPick={setChanging} label={title} kind={kind} />
          {invites.length > 0 && (
            <>
              <InvitedHeading />
              <ul className={classes.list} aria-labelledby="invited">
                {invites.map((invite) => (
                  <InviteRow key={invite.id} invite={invite} onPress={() => setLinkOf(invite.id)} />
                ))}
              </ul>
            </>
          )}
          <div className={classes.bar}>{inviteButton}</div>
        </>
      )}
      <InviteSheet
        kind={inviting ? kind : undefined}
        flocks={view.flocks}
        onMade={made}
        onClose={() => setInviting(false)}
      />
      <InviteLinkSheet invite={invites.find(({ id }) => id === linkOf)} onClose={() => setLinkOf(undefined)} />
      <PersonSheet
        worker={workers.find(({ user }) => user.user_id === changing)}
        flocks={view.flocks}
        onClose={() => setChanging(undefined)}
      />
    </Screen>
  );
}

interface WorkersProps {
  workers: readonly Worker[];
  onPick: (uid: string) => void;
  label: string;
  kind: 'admin' | 'attendant';
}

function Workers({ workers, onPick, label, kind }: WorkersProps) {
  const whatOf = useWhat();
  if (workers.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={label}>
      {workers.map((worker) => (
        <PersonRow
          key={worker.user.user_id}
          user={worker.user}
          what={whatOf(worker)}
          heard={kind === 'attendant' ? <Heard uid={worker.user.user_id} /> : undefined}
          onPress={() => onPick(worker.user.user_id)}
        />
      ))}
    </ul>
  );
}

/** The rights of a member, in one line. */
function useWhat() {
  const { t } = useLingui();
  const names = presetWords();
  return (worker: Worker): string => {
    if ('farm_ids' in worker) {
      const count = worker.farm_ids.length;
      return count === 0 ? t`All flocks` : plural(count, { one: '# flock', other: '# flocks' });
    }
    const preset = presetOf(worker.roles);
    return preset ? names[preset] : givenWords(worker.roles).join(', ') || t`Nothing allowed`;
  };
}

/** The link of an invitation: send it, or withdraw the invitation. [PPL-7, PPL-8] */
function InviteLinkSheet({ invite, onClose }: { invite: InviteView | undefined; onClose: () => void }) {
  return (
    <Sheet
      opened={invite !== undefined}
      title={invite && <Trans>Invitation for {invite.name}</Trans>}
      onClose={onClose}
    >
      {invite && <Invitation invite={invite} onClose={onClose} />}
    </Sheet>
  );
}

function Invitation({ invite, onClose }: { invite: InviteView; onClose: () => void }) {
  const { t } = useLingui();
  const { run, busy, error } = useCommand('people.revoke');
  const business = useBusiness()?.name ?? '';
  const { name, email } = invite;
  const takeBack = async () => {
    if ((await run({ id: invite.id })).ok) onClose();
  };
  return (
    <div className={classes.stack}>
      {invite.sync !== 'synced' && (
        <p>
          <Trans>The invitation is saved on this phone. The link works once it was sent.</Trans>
        </p>
      )}
      <p>
        <Trans>
          Send this link to {name}. It works for {email} only, until {dayWords(localDay(new Date(invite.ends_at)))}.
        </Trans>
      </p>
      <InviteLink invite={invite} business={business} />
      {error && <ErrorNote>{notDoneWords(error) ?? t`This invitation is not on this phone any more.`}</ErrorNote>}
      <Button variant="outline" color="barn" h={48} loading={busy} onClick={() => void takeBack()}>
        <Trans>Take the invitation back</Trans>
      </Button>
    </div>
  );
}

interface PersonRowProps {
  user: PersonView;
  /** Their rights. */
  what: string;
  /** When they were last heard from. */
  heard?: ReactNode;
  /** Absent for members who cannot be changed. */
  onPress?: (() => void) | undefined;
}

/** One person: name, rights, and sync state of their last change. */
function PersonRow({ user, what, heard, onPress }: PersonRowProps) {
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

/** One invitation with its state; an open one links to its link. [PPL-7] */
function InviteRow({ invite, onPress }: { invite: InviteView; onPress: () => void }) {
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
const InvitedHeading = () => (
  <h2 className={classes.peopleHeading} id="invited">
    <Trans>Invited</Trans>
  </h2>
);
