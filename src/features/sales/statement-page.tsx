import { Trans, useLingui } from '@lingui/react/macro';
import type { BusinessView } from '../../contract/account.ts';
import { useQuery } from '../../client/use-query.ts';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { StatementBody } from '../../ui/statement/statement-body.tsx';
import { useStatementRange } from '../../ui/statement/statement-dates.tsx';
import { customerPath } from './customer-paths.ts';
import { NoSuchCustomer } from './no-such-customer.tsx';
import classes from '../../ui/statement/statement.module.css';

/** What a customer bought and paid, in order, with what was owed after each; to be read, sent and printed. [CUS-9] */
export function StatementPage({ id, business }: { id: string; business: BusinessView }) {
  const { t } = useLingui();
  const dates = useStatementRange();
  const statement = useQuery('customers.statement', { id, range: dates.range });
  return (
    <Screen
      title={t`Statement`}
      description={t`What a customer bought and paid, in order.`}
      subtitle={statement?.name}
      back={customerPath(id)}
    >
      <div className={classes.page}>
        {statement === undefined && <Waiting />}
        {statement === null && <NoSuchCustomer />}
        {statement && (
          <StatementBody
            statement={statement}
            dates={dates}
            business={business}
            nothingYet={<Trans>Nothing was sold to this customer yet.</Trans>}
          />
        )}
      </div>
    </Screen>
  );
}
