import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Settlement } from '../../../domain/debts/settlement.ts';
import { Money } from '../../../ui/numbers/money.tsx';
import classes from './payments.module.css';

interface SettlementSumsProps {
  of: Omit<Settlement, 'status'>;
  /** Label of the returned amount. */
  returned: ReactNode;
  /** Label of the open amount. */
  left: ReactNode;
  currency: string;
}

/** Total, returned, paid and open amount of a document. [SAL-7, PUR-5] */
export function SettlementSums({ of, returned, left, currency }: SettlementSumsProps) {
  return (
    <dl className={classes.sums}>
      <dt>
        <Trans>Total, {currency}</Trans>
      </dt>
      <dd>
        <Money amount={of.total} currency={currency} />
      </dd>
      {of.returned > 0 && (
        <>
          <dt>{returned}</dt>
          <dd>
            <Money amount={-of.returned} currency={currency} />
          </dd>
        </>
      )}
      <dt>
        <Trans>Paid</Trans>
      </dt>
      <dd>
        <Money amount={of.paid} currency={currency} />
      </dd>
      <dt>{left}</dt>
      <dd className={classes.settlementTotal}>
        <Money amount={Math.max(0, of.balance)} currency={currency} total />
      </dd>
    </dl>
  );
}
