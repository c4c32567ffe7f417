import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconBrandWhatsapp, IconCopy, IconShare } from '@tabler/icons-react';
import type { InviteView } from '../../client/port-types.ts';
import { useCommand } from '../../client/use-command.ts';
import { useBusiness } from '../../client/use-session.ts';
import { localDay } from '../../domain/time/local-day.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../ui/feedback/not-done-words.ts';
import { showToast } from '../../ui/feedback/toast.tsx';
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
      {invite && <InviteLink invite={invite} onClose={onClose} />}
    </Sheet>
  );
}

/** Where the invitation is opened. [RTE-55, RTE-56] */
const linkOf = ({ id, kind }: InviteView) =>
  `${location.origin}/${kind === 'attendant' ? 'attendant_invite' : 'invite'}/${id}`;

function InviteLink({ invite, onClose }: { invite: InviteView; onClose: () => void }) {
  const { t } = useLingui();
  const { run, busy, error } = useCommand('people.revoke');
  const business = useBusiness()?.name ?? '';
  const link = linkOf(invite);
  const { name, email } = invite;
  const words = t`Hello ${name}, you are invited to work in ${business} with Flockbook. Sign in or register with ${email}: ${link}`;
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
      <p className={classes.link}>{link}</p>
      <ShareButtons words={words} link={link} />
      {error && <ErrorNote>{notDoneWords(error) ?? t`This invitation is not on this phone any more.`}</ErrorNote>}
      <Button variant="outline" color="barn" h={48} loading={busy} onClick={() => void takeBack()}>
        <Trans>Take the invitation back</Trans>
      </Button>
    </div>
  );
}

const COPIED_STAYS_MS = 3000;

function ShareButtons({ words, link }: { words: string; link: string }) {
  const { t } = useLingui();
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    showToast({ id: 'copied', title: t`Link copied`, icon: <IconCopy />, stays: COPIED_STAYS_MS, closeName: t`Close` });
  };
  return (
    <>
      <Button
        component="a"
        href={`https://wa.me/?text=${encodeURIComponent(words)}`}
        target="_blank"
        rel="noreferrer"
        h={56}
        leftSection={<IconBrandWhatsapp aria-hidden />}
      >
        <Trans>Send with WhatsApp</Trans>
      </Button>
      {'share' in navigator && (
        <Button
          variant="default"
          h={48}
          leftSection={<IconShare aria-hidden />}
          // Refused when the person closes the phone's own dialog: nothing to say.
          onClick={() => void navigator.share({ text: words }).catch(() => undefined)}
        >
          <Trans>Send another way</Trans>
        </Button>
      )}
      <Button variant="default" h={48} leftSection={<IconCopy aria-hidden />} onClick={() => void copy()}>
        <Trans>Copy the link</Trans>
      </Button>
    </>
  );
}
