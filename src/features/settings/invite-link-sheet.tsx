import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { InviteView } from '../../contract/people.ts';
import { useCommand } from '../../client/use-command.ts';
import { useBusiness } from '../../client/use-session.ts';
import { localDay } from '../../domain/time/local-day.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../ui/feedback/not-done-words.ts';
import { InviteLink } from '../../ui/people/invite-link.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { dayWords } from '../../ui/words/date-words.ts';
import classes from './people.module.css';

/** The link of an invitation: send it, or take the invitation back. [PPL-7, PPL-8] */
export function InviteLinkSheet({ invite, onClose }: { invite: InviteView | undefined; onClose: () => void }) {
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
