import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Money } from '../../../../ui/numbers/money.tsx';
import classes from './add-sale.module.css';

interface SaleTotalProps {
  total: number;
  items: number;
  currency: string;
  /** A second line below its name. */
  children?: ReactNode;
}

/** The total under its double rule. */
export function SaleTotal({ total, items, currency, children }: SaleTotalProps) {
  return (
    <div className={classes.total}>
      <p>
        <Trans>Total, {currency}</Trans>{' '}
        {items > 1 && (
          <small>
            · <Plural value={items} one="# item" other="# items" />
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
