import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { BusinessView } from '../../../contract/account.ts';
import { useQuery } from '../../../client/use-query.ts';
import { hasRight } from '../../../domain/people/has-right.ts';
import { HenAndTray } from '../../../ui/drawings/hen-and-tray.tsx';
import { LedgerDrawing } from '../../../ui/drawings/ledger-drawing.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useIsPart } from '../../../ui/feedback/part-context.ts';

const NOTHING = {};

/** The business has no sale at all: the list explains how to begin. A farm without birds begins with them. */
export function NoSales({ business, maySell }: { business: BusinessView | undefined; maySell: boolean }) {
  const flocks = useQuery('farm.flocks', NOTHING);
  const isPart = useIsPart();
  const hasNoBirds =
    !isPart &&
    business?.farm_activities === true &&
    hasRight(business, 'add_farm') &&
    flocks?.open.length === 0 &&
    flocks.closed.length === 0;
  return (
    <EmptyState
      drawing={<HenAndTray />}
      button={
        <>
          {maySell && (
            <Button component={Link} to="/sales/add" fullWidth h={56} fz={18} leftSection={<IconPlus aria-hidden />}>
              <Trans>New sale</Trans>
            </Button>
          )}
          {hasNoBirds && (
            <Button
              component={Link}
              to="/farm/add/farm_activities?new=flock"
              variant="default"
              fullWidth
              h={56}
              mt={12}
            >
              <Trans>Add your first flock</Trans>
            </Button>
          )}
        </>
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
