import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { LedgerDrawing } from '../../ui/drawings/ledger-drawing.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** The address names something that cannot be paid here: it has not arrived, was voided, or costs nothing. */
export function NothingToPay({ to }: { to: string }) {
  return (
    <EmptyState
      drawing={<LedgerDrawing />}
      button={
        <Button component={Link} to={to} variant="default" fullWidth h={56}>
          <Trans>Back to the list</Trans>
        </Button>
      }
    >
      <Trans>
        This is not on this phone, or it was voided. If it was made on another phone, it opens here once it arrives.
      </Trans>
    </EmptyState>
  );
}
