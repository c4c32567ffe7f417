import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIsPart } from '../feedback/part-context.ts';
import classes from './lists.module.css';

interface ListFootProps {
  exporting: boolean;
  onExport: () => void;
  /** What else can be done with the whole list, before it. */
  children?: ReactNode;
}

/** Below a list: the whole of it as a file for a table program, once all of it is here. [SHL-12, LED-59] */
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
