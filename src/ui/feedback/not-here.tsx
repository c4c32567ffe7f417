import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LedgerDrawing } from '../drawings/ledger-drawing.tsx';
import { EmptyState } from './empty-state.tsx';

/** The address names what is not on this phone, or what nobody may open here: it says so, and where to go on. */
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
