import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconArrowBackUp, IconBan, IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { SaleView } from '../../contract/sales.ts';
import classes from './sale-sheet.module.css';

/** What can be done with a sale beside its papers and payments: goods come back, change it, void it. [SAL-46, RTE-21] */
export function SaleActions({ id, view, onVoid }: { id: string; view: SaleView; onVoid: () => void }) {
  const common = { variant: 'default', h: 56, fullWidth: true } as const;
  return (
    <div className={classes.actions}>
      {view.may_return && (
        <Button
          {...common}
          component={Link}
          to={`/sales/add?return=${id}`}
          leftSection={<IconArrowBackUp aria-hidden />}
        >
          <Trans>Goods came back</Trans>
        </Button>
      )}
      {view.may_edit && (
        <Button {...common} component={Link} to={`/sales/edit/${id}`} leftSection={<IconPencil aria-hidden />}>
          <Trans>Edit</Trans>
        </Button>
      )}
      {view.may_void && (
        <Button {...common} c="var(--fb-danger-text)" leftSection={<IconBan aria-hidden />} onClick={onVoid}>
          <Trans>Void</Trans>
        </Button>
      )}
    </div>
  );
}
