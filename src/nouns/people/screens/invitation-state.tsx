import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconClockOff, IconCloudOff, IconMailX, IconUserCheck, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { forgetInvitation, invitedEmail } from '../../../client/pending-invitation.ts';
import type { InvitationView } from '../../../contract/people.ts';
import classes from './invitation.module.css';
import { useCommand } from '../../../client/use-command.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { localDay } from '../../../domain/time/local-day.ts';
import { notDoneWords } from '../../../ui/feedback/not-done-words.ts';
import { dayWords } from '../../../ui/words/date-words.ts';
import { givenWords } from '../shared/right-words.ts';

interface InvitationStateProps {
  id: string;
  view: InvitationView;
  /** Path to return to after sign-in. */
  path: string;
}

/** The possible actions in each state of the invitation. [PPL-8] */
export function InvitationState({ id, view, path }: InvitationStateProps) {
  const { t } = useLingui();
  switch (view.state) {
    case 'asking':
      return null;
    case 'signed-out':
      return <SignInFirst path={path} />;
    case 'offline':
      return (
        <Note icon={<IconCloudOff aria-hidden />} words={t`No connection`}>
          <Trans>An invitation needs internet once. This page goes on by itself as soon as there is a signal.</Trans>
        </Note>
      );
    case 'not-for-you':
      return (
        <Note icon={<IconMailX aria-hidden />} words={t`Not for ${view.email}`}>
          <p>
            <Trans>
              This invitation was sent to another e-mail, or the link is not whole. Sign in with the e-mail that the
              message names, or ask for a new one.
            </Trans>
          </p>
          <OtherAccount path={path} />
          <GoOn />
        </Note>
      );
    case 'open':
      return <AcceptInvitation id={id} view={view} />;
    case 'joined':
      return (
        <Note icon={<IconUserCheck aria-hidden />} words={t`You work in ${view.business_name}`}>
          <AcceptInvitation id={id} view={view} />
        </Note>
      );
    case 'used':
      return <Closed words={t`Already used`}>{t`Somebody accepted this invitation. It works once.`}</Closed>;
    case 'revoked':
      return (
        <Closed words={t`Taken back`}>{t`${view.inviter_name} took this invitation back. Ask for a new one.`}</Closed>
      );
    case 'expired':
      return (
        <Closed
          words={t`Expired`}
        >{t`This invitation was open for 14 days. Ask ${view.inviter_name} for a new one.`}</Closed>
      );
  }
}

function SignInFirst({ path }: { path: string }) {
  const email = invitedEmail(useLocation().hash);
  return (
    <div className={classes.stack}>
      <p>
        {email === undefined ? (
          <Trans>Register, or sign in, with the e-mail that the message names. Then you see who invites you.</Trans>
        ) : (
          <Trans>Register, or sign in, with this e-mail. Then you see who invites you.</Trans>
        )}
      </p>
      {email !== undefined && <b className={classes.email}>{email}</b>}
      <Button component={Link} to="/register" h={56} fz={18}>
        <Trans>Register</Trans>
      </Button>
      <Button component={Link} to={`/login?next=${encodeURIComponent(path)}`} variant="default" h={56} fz={18}>
        <Trans>Sign in</Trans>
      </Button>
    </div>
  );
}

const Closed = ({ words, children }: { words: string; children: ReactNode }) => (
  <Note icon={<IconClockOff aria-hidden />} words={words}>
    <p>{children}</p>
    <GoOn />
  </Note>
);

/** Continue without the invitation: to the user's own book, or the setup questions. */
const GoOn = () => (
  <Button component={Link} to="/sales/view/0" onClick={forgetInvitation} variant="default" h={56}>
    <Trans>Go on without it</Trans>
  </Button>
);

function Note({ icon, words, children }: { icon: ReactNode; words: string; children: ReactNode }) {
  return (
    <section className={classes.note}>
      <h2>
        {icon}
        {words}
      </h2>
      <div className={classes.stack}>{children}</div>
    </section>
  );
}

const RELOAD_AFTER_MS = 1500;

/**
 * Sign out to use the invited account. With unsent records it does not: the settings ask about these first. [ACC-17]
 */
function OtherAccount({ path }: { path: string }) {
  const { t } = useLingui();
  const { run, busy, error } = useCommand('account.signOut');
  const leave = async () => {
    if (!(await run({ leave_unsent: false })).ok) return;
    showToast({
      id: 'signed-out',
      title: t`Sign-out successful.`,
      icon: <IconCheck />,
      stays: RELOAD_AFTER_MS,
      closeName: t`Close`,
    });
    setTimeout(() => location.assign(`/login?next=${encodeURIComponent(path)}`), RELOAD_AFTER_MS);
  };
  return (
    <>
      {error && (
        <ErrorNote>
          {error.type === 'UnsentRecords'
            ? t`Records on this phone are not sent yet. Sign out under More, which asks what to do with them.`
            : t`Oops something went wrong`}
        </ErrorNote>
      )}
      <Button h={56} loading={busy} onClick={() => void leave()}>
        <Trans>Use another e-mail</Trans>
      </Button>
    </>
  );
}

type Invited = Extract<InvitationView, { business_id: string }>;

/** An invitation open to this person: the rights it grants, and the button to accept it. [PPL-8, PPL-9] */
function AcceptInvitation({ id, view }: { id: string; view: Invited }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { run, busy, error } = useCommand('people.accept');
  const { business_name, inviter_name } = view;
  const accept = async () => {
    if (!(await run({ id })).ok) return;
    forgetInvitation();
    // Attendants start with their own app, all others with the page of their rights. [RTE-67, PPL-12]
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
        <Trans>Open until {dayWords(localDay(new Date(view.ends_at)))}.</Trans>
      </p>
      {words && <ErrorNote>{words}</ErrorNote>}
      <Button h={56} fz={18} loading={busy} onClick={() => void accept()}>
        <Trans>Accept</Trans>
      </Button>
      <GoOn />
    </div>
  );
}

function WhatYouMay({ view: { kind, roles, all_flocks } }: { view: Invited }) {
  const { t } = useLingui();
  const attendant = [all_flocks ? t`Record the day in all flocks` : t`Record the day in some flocks`];
  return (
    <section className={classes.may}>
      <h2>
        <Trans>You may</Trans>
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
