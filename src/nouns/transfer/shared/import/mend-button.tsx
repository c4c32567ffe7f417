import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import type { ImportKind, ImportRow } from '../../../../domain/imports/import-row.ts';
import type { Plan } from './importing.ts';
import { rowsToMend } from './rows-to-mend.ts';
import { plainTable } from '../../../../domain/exports/table.ts';
import { saveAsCsv } from '../../../../ui/files/save-table.ts';

interface MendButtonProps {
  kind: ImportKind;
  currency: string;
  rows: readonly ImportRow[];
  plan: Plan;
}

/** Export the rows that were left out as a file, each with its reason, to be corrected and imported again. [IMP-1] */
export function MendButton({ kind, currency, rows, plan }: MendButtonProps) {
  const { t } = useLingui();
  const save = () => {
    const filename = t`flockbook-left-out`;
    saveAsCsv(filename, plainTable(filename, rowsToMend(kind, currency, t`What is wrong`, { rows, plan })));
  };
  return (
    <Button maw="100%" px={8} variant="default" h={48} mt={8} leftSection={<IconDownload size={20} aria-hidden />} onClick={save}>
      <Trans>Save these rows to mend them</Trans>
    </Button>
  );
} // prettier-ignore
