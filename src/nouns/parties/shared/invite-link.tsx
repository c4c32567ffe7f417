import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconBrandWhatsapp, IconCopy, IconShare } from '@tabler/icons-react';
import { showToast } from '../../../ui/feedback/toast.ts';
import classes from './invite-link.module.css';

interface InviteLinkProps {
  invite: {
    readonly id: string;
    readonly kind: 'admin' | 'attendant';
    readonly name: string;
    readonly email: string;
  };
  /** Name of the business. */
  business: string;
}

/**
 * The link of the invitation, and the ways to send it. The part after # fills in the form and is sent to no server.
 * [RTE-55, RTE-56, PPL-8]
 */
export function InviteLink({ invite: { id, kind, name, email }, business }: InviteLinkProps) {
  const { t } = useLingui();
  const link = `${location.origin}/${kind === 'attendant' ? 'attendant_invite' : 'invite'}/${id}#${encodeURIComponent(email)}`;
  const words = t`Hello ${name}, you are invited to work in ${business} with Flockbook. Sign in or register with ${email}: ${link}`;
  return (
    <>
      <p className={classes.link}>{link}</p>
      <ShareButtons words={words} link={link} />
    </>
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
          // Rejected when the user closes the phone's share dialog: no message needed.
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
