import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { HenAndTray } from '../../../ui/drawings/hen-and-tray.tsx';
import { LedgerDrawing } from '../../../ui/drawings/ledger-drawing.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

/** The business has no sale at all: the list teaches. */
export function NoSales({ maySell }: { maySell: boolean }) {
  return (
    <EmptyState
      drawing={<HenAndTray />}
      button={
        maySell && (
          <Button component={Link} to="/sales/add" fullWidth h={56} fz={18} leftSection={<IconPlus aria-hidden />}>
            <Trans>New sale</Trans>
          </Button>
        )
      }
    >
      <Trans>No sales yet. The first one takes ten seconds, with or without a signal.</Trans>
    </EmptyState>
  );
}

/** Nothing on these days, or nothing at all on this tab. */
export function NoneInRange({ all, onAll }: { all: boolean; onAll: () => void }) {
  return (
    <EmptyState
      drawing={<LedgerDrawing />}
      button={
        !all && (
          <Button variant="default" fullWidth h={56} onClick={onAll}>
            <Trans>Show all dates</Trans>
          </Button>
        )
      }
    >
      {all ? <Trans>Nothing here.</Trans> : <Trans>Nothing on these days.</Trans>}
    </EmptyState>
  );
}

/** The search finds nothing. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      drawing={<LedgerDrawing />}
      button={
        <Button variant="default" fullWidth h={56} onClick={onClear}>
          <Trans>Clear the search</Trans>
        </Button>
      }
    >
      <Trans>No sale with this name or number on these days.</Trans>
    </EmptyState>
  );
}
