import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconAlertCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { SalesView } from '../../client/port-types.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import { Money } from '../../ui/numbers/money.tsx';
import classes from './view-sales.module.css';

/** Sold, paid and to collect of all that match; refused sales are left out and said. [SAL-24] */
export function SalesTotals({ view, currency }: { view: SalesView; currency: string }) {
  const { t } = useLingui();
  const { totals, refused } = view;
  const worth = formatAmount(refused.worth, currency);
  return (
    <>
      <dl className={classes.sums} aria-label={t`Totals of this list`}>
        <div>
          <dt>
            <Trans>Sold, {currency}</Trans>
          </dt>
          <dd>
            <Money amount={totals.sold} currency={currency} />
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
            <Trans>To collect</Trans>
          </dt>
          <dd>
            <Money amount={totals.to_collect} currency={currency} />
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
