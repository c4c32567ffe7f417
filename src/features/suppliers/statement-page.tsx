import { Trans, useLingui } from '@lingui/react/macro';
import type { BusinessView } from '../../contract/account.ts';
import { useQuery } from '../../client/use-query.ts';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { StatementBody } from '../../ui/statement/statement-body.tsx';
import { useStatementRange } from '../../ui/statement/statement-dates.tsx';
import { supplierPath } from './supplier-paths.ts';
import { NoSuchSupplier } from './no-such-supplier.tsx';
import classes from '../../ui/statement/statement.module.css';

/** What we bought from a supplier and paid, in order, with what we owed after each. [VEN-4] */
export function StatementPage({ id, business }: { id: string; business: BusinessView }) {
  const { t } = useLingui();
  const dates = useStatementRange();
  const statement = useQuery('suppliers.statement', { id, range: dates.range });
  return (
    <Screen
      title={t`Statement`}
      description={t`What you bought from a supplier and paid, in order.`}
      subtitle={statement?.name}
      back={supplierPath(id)}
    >
      <div className={classes.page}>
        {statement === undefined && <Waiting />}
        {statement === null && <NoSuchSupplier />}
        {statement && (
          <StatementBody
            statement={statement}
            dates={dates}
            business={business}
            nothingYet={<Trans>Nothing was bought from this supplier yet.</Trans>}
          />
        )}
      </div>
    </Screen>
  );
}
