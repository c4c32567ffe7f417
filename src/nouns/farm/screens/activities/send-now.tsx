import { Button } from '@mantine/core';
import { Plural, Trans } from '@lingui/react/macro';
import { IconSend } from '@tabler/icons-react';
import { useCommand } from '../../../../client/use-command.ts';
import { useSyncStatus } from '../../../../client/use-session.ts';
import classes from './recorder.module.css';

const NOTHING = {};

/** Number of pending records on this phone, and the button that sends them at once; empty when all are sent. [ACT-8] */
export function SendNow() {
  const status = useSyncStatus();
  const { run, busy } = useCommand('sync.sendNow');
  if (!status || status.waiting === 0) return null;
  return (
    <div className={classes.waiting}>
      <span>
        <Plural value={status.waiting} one="# waits on this phone" other="# wait on this phone" />
        {status.connection === 'offline' && (
          <>
            {'. '}
            <Trans>They go by themselves when there is a signal.</Trans>
          </>
        )}
      </span>
      <Button h={48} leftSection={<IconSend size={20} aria-hidden />} loading={busy} onClick={() => void run(NOTHING)}>
        <Trans>Send now</Trans>
      </Button>
    </div>
  );
}
