import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIsPart } from '../feedback/part-context.ts';
import classes from './lists.module.css';

interface ListFootProps {
  exporting: boolean;
  onExport: () => void;
  /** Other actions on the whole list, shown before the export. */
  children?: ReactNode;
}

/**
 * Below a list: export of the whole list as a file for spreadsheets, once all records have arrived. [SHL-12, LED-59]
 */
export const ListFoot = ({ exporting, onExport, children }: ListFootProps) => (
  <div className={classes.foot}>
    {children}
    <Button
      variant="default"
      h={48}
      loading={exporting}
      disabled={useIsPart()}
      leftSection={<IconDownload aria-hidden />}
      onClick={onExport}
    >
      <Trans>Export</Trans>
    </Button>
  </div>
);
