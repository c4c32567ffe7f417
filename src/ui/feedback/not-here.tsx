import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LedgerDrawing } from '../drawings/ledger-drawing.tsx';
import { EmptyState } from './empty-state.tsx';

/**
 * Shown when the address names something that is not on this phone or may not be opened on it, with a link to continue.
 */
export function NotHere({ to, button, children }: { to: string; button: ReactNode; children: ReactNode }) {
  return (
    <EmptyState
      drawing={<LedgerDrawing />}
      button={
        <Button component={Link} to={to} variant="default" fullWidth h={56}>
          {button}
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
