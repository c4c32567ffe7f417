import { Button, Stack } from '@mantine/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconCheck, IconFileExport, IconLogout, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useCommand } from '../../../client/use-command.ts';
import { forgetDrafts } from '../../../ui/draft-storage.ts';
import { ErrorDialog } from '../../../ui/feedback/error-dialog.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { useHandOver } from '../../sync/shared/use-hand-over.ts';

const RELOAD_AFTER_MS = 1500;

/** Sign out; pending records are counted first and never lost. [ACC-7, ACC-17] */
export function SignOut() {
  const { t } = useLingui();
  const { run, busy, error, clearError } = useCommand('account.signOut');
  const { run: sendNow } = useCommand('sync.sendNow');
  const handOver = useHandOver();
  const [unsent, setUnsent] = useState<number>();
  const leave = async (leave_unsent: boolean) => {
    const result = await run({ leave_unsent });
    if (!result.ok) return setUnsent(result.error.type === 'UnsentRecords' ? result.error.count : undefined);
    forgetDrafts();
    setUnsent(undefined);
    showToast({
      id: 'signed-out',
      title: t`Sign-out successful.`,
      icon: <IconCheck />,
      stays: RELOAD_AFTER_MS,
      isToLeave: true,
      closeName: t`Close`,
    });
    setTimeout(() => location.assign('/login'), RELOAD_AFTER_MS);
  };
  const failed = error !== undefined && error.type !== 'UnsentRecords';
  return (
    <>
      <Button
        variant="default"
        h={56}
        leftSection={<IconLogout aria-hidden />}
        loading={busy}
        onClick={() => void leave(false)}
      >
        <Trans>Sign out</Trans>
      </Button>
      <Sheet
        opened={unsent !== undefined}
        title={<Plural value={unsent ?? 0} one="# record is not sent yet" other="# records are not sent yet" />}
        onClose={() => setUnsent(undefined)}
      >
        <Stack gap="sm">
          <p>
            <Trans>
              If you leave now they stay on this phone, locked for you, and are sent when you sign in again.
            </Trans>
          </p>
          <Button
            h={56}
            leftSection={<IconSend aria-hidden />}
            onClick={() => {
              setUnsent(undefined);
              void sendNow({});
            }}
          >
            <Trans>Send now</Trans>
          </Button>
          <Button
            variant="default"
            h={56}
            leftSection={<IconFileExport aria-hidden />}
            loading={handOver.busy}
            onClick={() => void handOver.save()}
          >
            <Trans>Hand over in a file</Trans>
          </Button>
          <Button variant="default" h={56} onClick={() => setUnsent(undefined)}>
            <Trans>Stay</Trans>
          </Button>
          <Button variant="subtle" color="barn" h={56} loading={busy} onClick={() => void leave(true)}>
            <Trans>Leave anyway</Trans>
          </Button>
        </Stack>
      </Sheet>
      <ErrorDialog
        title={t`Oops something went wrong`}
        text={failed ? t`You are still signed in. Nothing was changed. Try once more.` : undefined}
        onClose={clearError}
      />
    </>
  );
}
