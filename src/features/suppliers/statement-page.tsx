import { Trans, useLingui } from '@lingui/react/macro';
import type { BusinessView } from '../../client/port-types.ts';
import { useQuery } from '../../client/use-query.ts';
import { LedgerDrawing } from '../../ui/drawings/ledger-drawing.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { StatementActions } from '../../ui/statement/statement-actions.tsx';
import { StatementDates, useStatementRange } from '../../ui/statement/statement-dates.tsx';
import { StatementTable } from '../../ui/statement/statement-table.tsx';
import { NoSuchSupplier } from './no-such-supplier.tsx';
import { supplierPath } from './supplier-paths.ts';
import classes from '../../ui/statement/statement.module.css';

/** What we bought from a supplier and paid, in order, with what we owed after each. [VEN-4] */
export function StatementPage({ id, business }: { id: string; business: BusinessView }) {
  const { t } = useLingui();
  const dates = useStatementRange();
  const { range } = dates;
  const statement = useQuery('suppliers.statement', { id, range });
  const isEmpty = statement?.lines.length === 0 && statement.before === 0;
  return (
    <Screen
      title={t`Statement`}
      description={t`What you bought from a supplier and paid, in order.`}
      subtitle={statement?.name}
      back={supplierPath(id)}
    >
      <div className={classes.page}>
        {statement === undefined && (
          <Waiting>
            <Trans>Opening…</Trans>
          </Waiting>
        )}
        {statement === null && <NoSuchSupplier />}
        {statement && <StatementDates {...dates} />}
        {statement && isEmpty && (
          <EmptyState drawing={<LedgerDrawing />}>
            {range ? <Trans>Nothing on these days.</Trans> : <Trans>Nothing was bought from this supplier yet.</Trans>}
          </EmptyState>
        )}
        {statement && !isEmpty && (
          <>
            <StatementTable statement={statement} range={range} business={business} />
            <StatementActions statement={statement} range={range} business={business} />
          </>
        )}
      </div>
    </Screen>
  );
}
