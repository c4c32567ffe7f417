import { Trans, useLingui } from '@lingui/react/macro';
import type { SaleToReturn } from '../../contract/sales.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import type { PayMethod } from '../../domain/sales/check-sale.ts';
import { mostBack, type CheckedReturn } from '../../domain/sales/check-return.ts';
import { Money } from '../../ui/numbers/money.tsx';
import { PayMethodChoice } from '../../ui/paying/pay-method.tsx';
import classes from './return-sale.module.css';
import { MoneyInput } from '../../ui/numbers/money-input.tsx';

interface ReturnMoneyProps {
  sale: SaleToReturn;
  currency: string;
  /** What came back is worth. Units: minor units. */
  worth: CheckedReturn;
  typed: string;
  /** What is given back. Units: minor units. */
  back: number;
  method: PayMethod;
  reference: string;
  amountError: string | undefined;
  referenceError: string | undefined;
  onType: (text: string) => void;
  onMethod: (part: { method?: PayMethod; reference?: string }) => void;
}

/** What came back is worth, how much of it is given back in money, and what happens to the rest. [PAY-11] */
export function ReturnMoney(props: ReturnMoneyProps) {
  const { sale, currency, worth, typed, back, method, reference, amountError, referenceError, onType, onMethod } =
    props;
  const { t } = useLingui();
  const { total, delivery_fee, rounding } = worth;
  const most = mostBack(total, sale);
  const rest = total - back;
  const name = sale.customer_name;
  const amount = formatAmount(rest, currency);
  return (
    <>
      <p className={classes.worth}>
        <span>
          <Trans>Worth, {currency}</Trans>
        </span>
        <b>
          <Money amount={total} currency={currency} total />
        </b>
      </p>
      {delivery_fee !== undefined && (
        <p className={classes.rest}>
          <Trans>Of it for the delivery: {formatAmount(delivery_fee, currency)}</Trans>
        </p>
      )}
      {rounding !== undefined && (
        <p className={classes.rest}>
          <Trans>Of it for the rounding: {formatAmount(rounding, currency)}</Trans>
        </p>
      )}
      {most > 0 && (
        <MoneyInput
          label={t`Money given back`}
          description={t`At most ${formatAmount(most, currency)}`}
          value={typed}
          error={amountError}
          onType={onType}
          currency={currency}
        />
      )}
      {back > 0 && (
        <PayMethodChoice
          currency={currency}
          method={method}
          reference={reference}
          error={referenceError}
          onChange={onMethod}
        />
      )}
      {rest > 0 && name !== undefined && (
        <p className={classes.rest} role="status">
          {sale.balance > 0 ? (
            <Trans>
              {amount} is taken off what {name} owes.
            </Trans>
          ) : (
            <Trans>
              {amount} stays with you as credit for {name}.
            </Trans>
          )}
        </p>
      )}
    </>
  );
}
