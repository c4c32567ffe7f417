import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconAlertCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { ExpensesView } from '../../client/port-types.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import { Money } from '../../ui/numbers/money.tsx';
import classes from './expenses.module.css';

/** Spent, paid and still owed of all that match; refused ones are left out and said. [RTE-38] */
export function ExpenseTotals({ view: { totals, refused }, currency }: { view: ExpensesView; currency: string }) {
  const { t } = useLingui();
  const worth = formatAmount(refused.worth, currency);
  return (
    <>
      <dl className={classes.sums} aria-label={t`Totals of this list`}>
        <div>
          <dt>
            <Trans>Spent, {currency}</Trans>
          </dt>
          <dd>
            <Money amount={totals.spent} currency={currency} />
          </dd>
        </div>
        <div data-tone="good">
          <dt>
            <Trans>Paid</Trans>
          </dt>
          <dd>
            <Money amount={totals.paid} currency={currency} />
          </dd>
        </div>
        <div data-tone="look">
          <dt>
            <Trans>Still to pay</Trans>
          </dt>
          <dd>
            <Money amount={totals.owed} currency={currency} />
          </dd>
        </div>
      </dl>
      {refused.count > 0 && (
        <Link to="/settings/8" className={classes.refused}>
          <IconAlertCircle aria-hidden />
          <span>
            <Plural
              value={refused.count}
              one={`# refused record worth ${worth} is not in this total`}
              other={`# refused records worth ${worth} are not in this total`}
            />
          </span>
        </Link>
      )}
    </>
  );
}
