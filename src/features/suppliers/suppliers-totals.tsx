import { Trans, useLingui } from '@lingui/react/macro';
import type { SuppliersPage } from '../../client/port-types.ts';
import { Money } from '../../ui/numbers/money.tsx';
import classes from '../../ui/people/person-list.module.css';

/** How many match, what we owe them and what we have paid ahead. */
export function SuppliersTotals({ page: { totals }, currency }: { page: SuppliersPage; currency: string }) {
  const { t } = useLingui();
  return (
    <dl className={classes.sums} aria-label={t`Totals of this list`}>
      <div>
        <dt>
          <Trans>Suppliers</Trans>
        </dt>
        <dd>{totals.count.toLocaleString('en')}</dd>
      </div>
      <div data-tone="look">
        <dt>
          <Trans>We owe them, {currency}</Trans>
        </dt>
        <dd>
          <Money amount={totals.owed} currency={currency} />
        </dd>
      </div>
      {totals.ahead > 0 && (
        <div data-tone="good">
          <dt>
            <Trans>We paid ahead</Trans>
          </dt>
          <dd>
            <Money amount={totals.ahead} currency={currency} />
          </dd>
        </div>
      )}
    </dl>
  );
}
