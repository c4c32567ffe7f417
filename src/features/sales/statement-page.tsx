import { Trans, useLingui } from '@lingui/react/macro';
import type { BusinessView, CustomerStatement } from '../../client/port-types.ts';
import { useQuery } from '../../client/use-query.ts';
import { LedgerDrawing } from '../../ui/drawings/ledger-drawing.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { customerPath } from './customer-paths.ts';
import { NoSuchCustomer } from './no-such-customer.tsx';
import { StatementActions } from '../../ui/statement/statement-actions.tsx';
import { StatementDates, useStatementRange } from '../../ui/statement/statement-dates.tsx';
import { StatementTable } from '../../ui/statement/statement-table.tsx';
import classes from '../../ui/statement/statement.module.css';

/** What a customer bought and paid, in order, with what was owed after each; to be read, sent and printed. [CUS-9] */
export function StatementPage({ id, business }: { id: string; business: BusinessView }) {
  const { t } = useLingui();
  const dates = useStatementRange();
  const { range } = dates;
  const statement = useQuery('customers.statement', { id, range });
  return (
    <Screen
      title={t`Statement`}
      description={t`What a customer bought and paid, in order.`}
      subtitle={statement?.name}
      back={customerPath(id)}
    >
      <div className={classes.page}>
        {statement === undefined && (
          <Waiting>
            <Trans>Opening…</Trans>
          </Waiting>
        )}
        {statement === null && <NoSuchCustomer />}
        {statement && (
          <>
            <StatementDates {...dates} />
            <Shown statement={statement} range={range} business={business} />
          </>
        )}
      </div>
    </Screen>
  );
}

interface ShownProps {
  statement: CustomerStatement;
  range: { from: string; to: string } | null;
  business: BusinessView;
}

function Shown({ statement, range, business }: ShownProps) {
  if (statement.lines.length === 0 && statement.before === 0)
    return (
      <EmptyState drawing={<LedgerDrawing />}>
        {range ? <Trans>Nothing on these days.</Trans> : <Trans>Nothing was sold to this customer yet.</Trans>}
      </EmptyState>
    );
  return (
    <>
      <StatementTable statement={statement} range={range} business={business} />
      <StatementActions statement={statement} range={range} business={business} />
    </>
  );
}
