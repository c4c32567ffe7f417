import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import { useCommand } from '../../client/use-command.ts';
import { downloadText } from '../../ui/download-text.ts';

const NOTHING = {};

/** Everybody as a table for a spreadsheet. [CUS-7] */
export function ExportButton() {
  const { run, busy } = useCommand('customers.export');
  const save = async () => {
    const made = await run(NOTHING);
    if (made.ok) downloadText(made.value.filename, made.value.csv, 'text/csv');
  };
  return (
    <Button
      variant="default"
      h={48}
      loading={busy}
      leftSection={<IconDownload aria-hidden />}
      onClick={() => void save()}
    >
      <Trans>Export</Trans>
    </Button>
  );
}
