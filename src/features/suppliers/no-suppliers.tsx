import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { LedgerDrawing } from '../../ui/drawings/ledger-drawing.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SUPPLIERS } from './supplier-paths.ts';
import classes from '../../ui/people/person-list.module.css';

/** Nobody is in the book: the list teaches. */
export function NoSuppliers({ mayAdd }: { mayAdd: boolean }) {
  return (
    <>
      <EmptyState
        drawing={<LedgerDrawing />}
        button={
          mayAdd && (
            <Button component={Link} to="?page=new" fullWidth h={56} fz={18} leftSection={<IconPlus aria-hidden />}>
              <Trans>New supplier</Trans>
            </Button>
          )
        }
      >
        <Trans>
          No suppliers yet. Write down who brings feed, chicks or trays, and the book remembers what you owe.
        </Trans>
      </EmptyState>
      {mayAdd && (
        <p className={classes.orImport}>
          <Link to="?page=import">
            <Trans>Or take them from a file or your contacts</Trans>
          </Link>
        </p>
      )}
    </>
  );
}

/** The address names somebody who is not on this phone. */
export function NoSuchSupplier() {
  return (
    <EmptyState
      drawing={<LedgerDrawing />}
      button={
        <Button component={Link} to={SUPPLIERS} variant="default" fullWidth h={56}>
          <Trans>To the suppliers</Trans>
        </Button>
      }
    >
      <Trans>This supplier is not on this phone.</Trans>
    </EmptyState>
  );
}
