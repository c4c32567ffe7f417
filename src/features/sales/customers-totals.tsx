import { Trans, useLingui } from '@lingui/react/macro';
import type { CustomersPage } from '../../client/port-types.ts';
import { Money } from '../../ui/numbers/money.tsx';
import classes from '../../ui/people/person-list.module.css';

/** How many match, what they owe and what they have paid ahead. */
export function CustomersTotals({ page: { totals }, currency }: { page: CustomersPage; currency: string }) {
  const { t } = useLingui();
  return (
    <dl className={classes.sums} aria-label={t`Totals of this list`}>
      <div>
        <dt>
          <Trans>Customers</Trans>
        </dt>
        <dd>{totals.count.toLocaleString('en')}</dd>
      </div>
      <div data-tone="look">
        <dt>
          <Trans>They owe us, {currency}</Trans>
        </dt>
        <dd>
          <Money amount={totals.owed} currency={currency} />
        </dd>
      </div>
      {totals.ahead > 0 && (
        <div data-tone="good">
          <dt>
            <Trans>Paid ahead</Trans>
          </dt>
          <dd>
            <Money amount={totals.ahead} currency={currency} />
          </dd>
        </div>
      )}
    </dl>
  );
}
