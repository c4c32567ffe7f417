import { Trans } from '@lingui/react/macro';
import type { OutPayments } from '../../client/port-types.ts';
import { Money } from '../../ui/numbers/money.tsx';
import classes from './paying.module.css';

/** What it came to, what went back, what was paid and what is still owed. */
export function OwedSums({ owed, currency }: { owed: OutPayments; currency: string }) {
  return (
    <dl className={classes.sums}>
      <dt>
        <Trans>Total, {currency}</Trans>
      </dt>
      <dd>
        <Money amount={owed.total} currency={currency} />
      </dd>
      {owed.returned > 0 && (
        <>
          <dt>
            <Trans>Sent back</Trans>
          </dt>
          <dd>
            <Money amount={-owed.returned} currency={currency} />
          </dd>
        </>
      )}
      <dt>
        <Trans>Paid</Trans>
      </dt>
      <dd>
        <Money amount={owed.paid} currency={currency} />
      </dd>
      <dt>
        <Trans>Still to pay</Trans>
      </dt>
      <dd className={classes.total}>
        <Money amount={Math.max(0, owed.balance)} currency={currency} total />
      </dd>
    </dl>
  );
}
