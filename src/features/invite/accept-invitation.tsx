import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { forgetInvitation } from '../../client/pending-invitation.ts';
import type { InvitationView } from '../../contract/people.ts';
import { useCommand } from '../../client/use-command.ts';
import { localDay } from '../../domain/time/local-day.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../ui/feedback/not-done-words.ts';
import { dayWords } from '../../ui/words/date-words.ts';
import { givenWords } from '../../ui/words/right-words.ts';
import classes from './invitation.module.css';

type Invited = Extract<InvitationView, { business_id: string }>;

/** An invitation that is open for this person: what it gives, and the button that takes it up. [PPL-8, PPL-9] */
export function AcceptInvitation({ id, view }: { id: string; view: Invited }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { run, busy, error } = useCommand('people.accept');
  const { business_name, inviter_name, email } = view;
  const accept = async () => {
    if (!(await run({ id })).ok) return;
    forgetInvitation();
    // Attendants begin with their own app, all others with what they may do. [RTE-67, PPL-12]
    void navigate(view.kind === 'attendant' ? '/attendant/activities' : '/settings/0', { replace: true });
  };
  const words =
    error?.type === 'NoConnection'
      ? t`No connection. Nothing was changed: try again when there is a signal.`
      : error?.type === 'InviteClosed'
        ? t`This invitation is not open any more. Ask ${inviter_name} for a new one.`
        : notDoneWords(error);
  if (view.state === 'joined')
    return (
      <Button h={56} fz={18} loading={busy} onClick={() => void accept()}>
        <Trans>Open {business_name}</Trans>
      </Button>
    );
  return (
    <div className={classes.stack}>
      <p>
        <Trans>
          <b>{inviter_name}</b> invites you to <b>{business_name}</b>.
        </Trans>
      </p>
      <WhatYouMay view={view} />
      <p className={classes.quiet}>
        <Trans>
          You are signed in as {email}. The invitation is open until {dayWords(localDay(new Date(view.ends_at)))}.
        </Trans>
      </p>
      {words && <ErrorNote>{words}</ErrorNote>}
      <Button h={56} fz={18} loading={busy} onClick={() => void accept()}>
        <Trans>Accept</Trans>
      </Button>
    </div>
  );
}

function WhatYouMay({ view: { kind, roles, all_flocks } }: { view: Invited }) {
  const { t } = useLingui();
  const attendant = [
    all_flocks ? t`Record the day in all flocks` : t`Record the day in some flocks`,
    t`See the names of feed and medicine`,
  ];
  return (
    <section className={classes.may}>
      <h2>
        <Trans>What you may do there</Trans>
      </h2>
      <ul>
        {(kind === 'attendant' ? attendant : givenWords(roles)).map((words) => (
          <li key={words}>
            <IconCheck size={20} aria-hidden /> {words}
          </li>
        ))}
      </ul>
    </section>
  );
}
