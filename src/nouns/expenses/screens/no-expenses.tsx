import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { LedgerDrawing } from '../../../ui/drawings/ledger-drawing.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { NotHere } from '../../../ui/feedback/not-here.tsx';

/** The business has no expense at all: the list explains how to begin. */
export function NoExpenses({ mayAdd }: { mayAdd: boolean }) {
  return (
    <EmptyState
      drawing={<LedgerDrawing />}
      button={
        mayAdd && (
          <Button component={Link} to="/expenses/add" fullWidth h={56} fz={18} leftSection={<IconPlus aria-hidden />}>
            <Trans>New expense</Trans>
          </Button>
        )
      }
    >
      <Trans>
        No expenses yet. Wages, transport, rent: write them down in three taps, and see where the money goes.
      </Trans>
    </EmptyState>
  );
}

/** Nothing matches: suggest other days or another search. */
export function NoneFound({ onAll }: { onAll: (() => void) | undefined }) {
  return (
    <EmptyState
      drawing={<LedgerDrawing />}
      button={
        onAll && (
          <Button variant="default" fullWidth h={56} onClick={onAll}>
            <Trans>Show all expenses</Trans>
          </Button>
        )
      }
    >
      <Trans>Nothing was spent here on these days.</Trans>
    </EmptyState>
  );
}

/** The URL names an expense that cannot be shown, changed or paid on this phone. */
export function NoSuchExpense() {
  return (
    <NotHere to="/expenses" button={<Trans>All expenses</Trans>}>
      <Trans>This expense is not on this phone, or it was voided.</Trans>
    </NotHere>
  );
}
