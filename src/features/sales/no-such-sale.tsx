import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { LedgerDrawing } from '../../ui/drawings/ledger-drawing.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** A sale that cannot be paid here: it has not arrived, was voided, or is a return. */
export function NoSuchSale() {
  const button = (
    <Button component={Link} to="/sales/view/0">
      <Trans>All sales</Trans>
    </Button>
  );
  return (
    <EmptyState drawing={<LedgerDrawing />} button={button}>
      <Trans>
        This sale is not on this phone, or it was voided. If it was made on another phone, it opens here once it
        arrives.
      </Trans>
    </EmptyState>
  );
}
