import { Trans, useLingui } from '@lingui/react/macro';
import type { SalePayments } from '../../client/port-types.ts';
import { Money } from '../../ui/numbers/money.tsx';
import classes from './sale-sheet.module.css';

/** Whose sale it is, what it came to and what is still open. */
export function SaleToPay({ sale, currency }: { sale: SalePayments; currency: string }) {
  const { t } = useLingui();
  return (
    <>
      <p className={classes.who}>
        <b>{sale.customer_name ?? t`Walk-in`}</b>
        <span>{sale.sale_no}</span>
      </p>
      <dl className={classes.sums}>
        <dt>
          <Trans>Total, {currency}</Trans>
        </dt>
        <dd>
          <Money amount={sale.total} currency={currency} />
        </dd>
        {sale.returned > 0 && (
          <>
            <dt>
              <Trans>Came back</Trans>
            </dt>
            <dd>
              <Money amount={-sale.returned} currency={currency} />
            </dd>
          </>
        )}
        <dt>
          <Trans>Paid</Trans>
        </dt>
        <dd>
          <Money amount={sale.paid} currency={currency} />
        </dd>
        <dt>
          <Trans>Still owed</Trans>
        </dt>
        <dd className={classes.total}>
          <Money amount={Math.max(0, sale.balance)} currency={currency} total />
        </dd>
      </dl>
    </>
  );
}
