import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatAmount } from '../../../../domain/money/currency.ts';
import { Money } from '../../../../ui/numbers/money.tsx';
import classes from './add-sale.module.css';

interface SaleTotalProps {
  total: number;
  items: number;
  currency: string;
  /** The tax in it. */
  tax?: { all: number; inside: number } | undefined;
  /** A second line below its name. */
  children?: ReactNode;
}

/** The total under its double rule. */
export function SaleTotal({ total, items, currency, tax, children }: SaleTotalProps) {
  return (
    <div className={classes.total}>
      <p>
        <Trans>Total, {currency}</Trans>{' '}
        {items > 1 && (
          <small>
            · <Plural value={items} one="# item" other="# items" />
          </small>
        )}
        {tax && tax.all > 0 && (
          <small>
            ·{' '}
            {tax.inside === tax.all ? (
              <Trans>{formatAmount(tax.all, currency)} tax in it</Trans>
            ) : (
              <Trans>with {formatAmount(tax.all, currency)} tax</Trans>
            )}
          </small>
        )}
        {children}
      </p>
      <b>
        <Money amount={total} currency={currency} total />
      </b>
    </div>
  );
}
