import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconClockOff, IconCloudOff, IconMailX, IconUserCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { forgetInvitation } from '../../client/pending-invitation.ts';
import type { InvitationView } from '../../contract/people.ts';
import { AcceptInvitation } from './accept-invitation.tsx';
import classes from './invitation.module.css';
import { OtherAccount } from './other-account.tsx';

interface InvitationStateProps {
  id: string;
  view: InvitationView;
  /** Where sign-in leads back to. */
  path: string;
}

/** What can be done about the invitation in each of its states. [PPL-8] */
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
  return (
    <div className={classes.stack}>
      <p>
        <Trans>
          Somebody wants to work with you in their book. Sign in, or register, with the e-mail that the message names.
          Then you see who invites you, to which business, and what you may do there.
        </Trans>
      </p>
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

/** There is a book without the invitation too: the own one, or the setup questions. */
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
