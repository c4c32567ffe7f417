import { Button } from '@mantine/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconChecks, IconCloudOff, IconCloudUp, IconSend } from '@tabler/icons-react';
import type { SyncStatus } from '../../contract/sync.ts';
import { useCommand } from '../../client/use-command.ts';
import { whenWords } from '../../ui/words/date-words.ts';
import classes from './settings.module.css';

/** The exchange with the server in words, and a way to hurry it. [SYN-13, SYN-14] */
export function SyncState({ status, oldest }: { status: SyncStatus; oldest: string | undefined }) {
  const { t } = useLingui();
  const { run, busy } = useCommand('sync.sendNow');
  const { waiting, refused, sending, connection, last_sent_at, last_heard_at } = status;
  const offline = connection === 'offline';
  const Icon = offline ? IconCloudOff : waiting > 0 ? IconCloudUp : IconChecks;
  const facts = [
    oldest && t`Oldest ${whenWords(oldest)}.`,
    last_sent_at ? t`Last sent ${whenWords(last_sent_at)}.` : t`Nothing sent from this phone yet.`,
    last_heard_at && t`Last heard from the server ${whenWords(last_heard_at)}.`,
  ].filter(Boolean);
  return (
    <section className={classes.state} aria-label={t`State of sending`}>
      <span className={classes.sign} data-tone={waiting > 0 || offline ? 'look' : 'good'}>
        <Icon aria-hidden />
      </span>
      <div role="status">
        <b>
          {waiting > 0 ? (
            <Plural value={waiting} one="# record waits here" other="# records wait here" />
          ) : refused > 0 ? (
            <Trans>Nothing waits to be sent</Trans>
          ) : (
            <Trans>All sent</Trans>
          )}
        </b>
        <span>
          {offline && <Trans>No connection. Everything works; records go out when it is back.</Trans>}{' '}
          {sending > 0 && <Plural value={sending} one="# is being sent." other="# are being sent." />} {facts.join(' ')}
        </span>
      </div>
      <Button h={56} fz={18} leftSection={<IconSend aria-hidden />} loading={busy} onClick={() => void run({})}>
        <Trans>Send now</Trans>
      </Button>
    </section>
  );
}
