import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCommand } from '../../client/use-command.ts';
import { IconCheck } from '@tabler/icons-react';
import { showToast } from '../../ui/feedback/toast.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';

const RELOAD_AFTER_MS = 1500;

/** Leave this account for the one that is invited. With records unsent it does not: settings ask about these first. [ACC-17] */
export function OtherAccount({ path }: { path: string }) {
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
