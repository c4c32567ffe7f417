import { Trans } from '@lingui/react/macro';
import { useBusiness } from '../../../client/use-session.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { Money } from '../../../ui/numbers/money.tsx';
import classes from '../../stock/shared/shop-form.module.css';
import type { PurchaseForm } from './purchase-form.ts';
import { taxOf, totalOf } from './total-of.ts';

/** The total for the supplier, and the tax in it. [PUR-3, TAX-4] */
export function PurchaseSum({ form, currency }: { form: PurchaseForm; currency: string }) {
  const tax = taxOf(form, currency);
  const name = useBusiness()?.taxes?.name;
  return (
    <p className={classes.sum}>
      <span>
        <Trans>Total, {currency}</Trans>
        {tax > 0 && (
          <small>
            {' '}
            ·{' '}
            {name === undefined ? (
              <Trans>with tax {formatAmount(tax, currency)}</Trans>
            ) : (
              <Trans>
                with {name} {formatAmount(tax, currency)}
              </Trans>
            )}
          </small>
        )}
      </span>
      <strong>
        <Money amount={totalOf(form, currency)} currency={currency} total />
      </strong>
    </p>
  );
}
