import { Button, Stack } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Component, useState, type ReactNode } from 'react';
import { useCommand } from '../client/use-command.ts';
import { PhoneNoSignal } from '../ui/drawings/phone-no-signal.tsx';
import { ErrorNote } from '../ui/feedback/error-note.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { downloadText } from '../ui/files/download-text.ts';
import { PageHead } from '../ui/frame/page-head.tsx';

/** Error boundary for bugs: a page from which the records can be saved. [SHL-8, DAT-11] */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: Error | undefined }> {
  override state: { crashed: Error | undefined } = { crashed: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { crashed: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    return this.state.crashed ? <CrashPage error={this.state.crashed} /> : this.props.children;
  }
}

function CrashPage({ error }: { error: Error }) {
  const { t } = useLingui();
  const { run, busy } = useCommand('device.export');
  const [failed, setFailed] = useState(false);
  const save = async () => {
    // The worker itself may have crashed.
    const result = await run({}).catch(() => undefined);
    if (result?.ok) downloadText(result.value.filename, result.value.json);
    setFailed(!result?.ok);
  };
  return (
    <main>
      <PageHead title={t`Something broke`} description={t`Flockbook stopped. Your records are still on this phone.`} />
      <EmptyState
        heading
        drawing={<PhoneNoSignal />}
        button={
          <Stack>
            <Button fullWidth h={56} onClick={() => location.assign('/')}>
              <Trans>Open Flockbook again</Trans>
            </Button>
            <Button fullWidth variant="default" loading={busy} onClick={() => void save()}>
              <Trans>Save my records to a file</Trans>
            </Button>
            {failed && (
              <ErrorNote>
                <Trans>The file could not be made. Open Flockbook again and try once more.</Trans>
              </ErrorNote>
            )}
            <details>
              <summary>
                <Trans>What broke</Trans>
              </summary>
              <p style={{ overflowWrap: 'anywhere' }}>{error.message}</p>
            </details>
          </Stack>
        }
      >
        <Trans>Something broke. What you saved is still on this phone.</Trans>
      </EmptyState>
    </main>
  );
}
