import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DebtorsView } from '../../contract/parties.ts';
import { Money } from '../../ui/numbers/money.tsx';
import { AgeingSummary } from '../../ui/people/ageing-summary.tsx';
import { Card } from './card.tsx';
import classes from './dashboard.module.css';

/** What is to be collected, and how old it is. [RPT-1] */
export function OwedCard({ debtors, currency }: { debtors: DebtorsView; currency: string }) {
  const { t } = useLingui();
  const people = plural(debtors.people, { one: '# person', other: '# people' });
  return (
    <Card title={t`They owe me`} to="/view_debtors" area="owed">
      <p className={classes.big}>
        <strong>
          <Money amount={debtors.ageing.total} currency={currency} />
        </strong>
        <small>{`${currency}, ${people}`}</small>
      </p>
      {debtors.people > 0 ? (
        <AgeingSummary ageing={debtors.ageing} currency={currency} />
      ) : (
        <p className={classes.small}>
          <Trans>Nobody owes you anything.</Trans>
        </p>
      )}
    </Card>
  );
}
