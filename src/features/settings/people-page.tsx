import { Button } from '@mantine/core';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from '../../client/use-query.ts';
import { presetOf } from '../../domain/people/role-presets.ts';
import { HenAndTray } from '../../ui/drawings/hen-and-tray.tsx';
import { LedgerDrawing } from '../../ui/drawings/ledger-drawing.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { givenWords, presetWords } from '../../ui/words/right-words.ts';
import { InviteLinkSheet } from './invite-link-sheet.tsx';
import { InviteSheet } from './invite-sheet.tsx';
import classes from './people.module.css';
import { Heard } from './heard.tsx';
import { InvitedHeading, InviteRow, PersonRow } from './people-rows.tsx';
import { PersonSheet, type Worker } from './person-sheet.tsx';

const NOTHING = {};

/** /settings/4: admins with their rights, and who is invited as one. [SET-5, PPL-4] */
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

/** /settings/5: attendants with their flocks, when they were heard of and what is not here yet, and who is invited as one. [PPL-4, PPL-15] */
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

/** What somebody may do, in one line. */
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
