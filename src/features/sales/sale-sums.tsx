import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SaleRow, SaleView } from '../../contract/sales.ts';
import { Money } from '../../ui/numbers/money.tsx';
import { dayWords } from '../../ui/words/date-words.ts';
import classes from './sale-sheet.module.css';

interface SaleSumsProps {
  row: SaleRow;
  view: SaleView | undefined;
  currency: string;
}

/** Total, what came back, paid and still owed. [SAL-7, SAL-33] */
export function SaleSums({ row, view, currency }: SaleSumsProps) {
  const isReturn = row.no_sale === 'return';
  const { order_discount = 0, delivery_fee = 0 } = view?.sale ?? {};
  const line = (words: ReactNode, amount: number) => (
    <>
      <dt>{words}</dt>
      <dd>
        <Money amount={amount} currency={currency} />
      </dd>
    </>
  );
  return (
    <dl className={classes.sums}>
      {order_discount > 0 && line(<Trans>Discount</Trans>, -order_discount)}
      {delivery_fee > 0 && line(<Trans>Delivery</Trans>, delivery_fee)}
      <dt>{isReturn ? <Trans>Worth, {currency}</Trans> : <Trans>Total, {currency}</Trans>}</dt>
      <dd className={classes.total}>
        <Money amount={row.total} currency={currency} total />
      </dd>
      {row.returned > 0 && line(<Trans>Came back</Trans>, -row.returned)}
      {isReturn
        ? line(<Trans>Money given back</Trans>, row.paid)
        : row.no_sale === 'order'
          ? line(<Trans>Paid ahead</Trans>, row.paid)
          : line(<Trans>Paid</Trans>, row.paid)}
      {isReturn && row.balance > 0 && line(<Trans>Taken off what they owe</Trans>, row.balance)}
      {!isReturn && row.balance < 0 && line(<Trans>Paid too much</Trans>, -row.balance)}
      {!isReturn && row.balance > 0 && row.no_sale !== 'voided' && (
        <>
          {line(row.no_sale === 'order' ? <Trans>To pay then</Trans> : <Trans>Still owed</Trans>, row.balance)}
          {row.due_date && (
            <>
              <dt>
                <Trans>To be paid by</Trans>
              </dt>
              <dd>{dayWords(row.due_date)}</dd>
            </>
          )}
        </>
      )}
    </dl>
  );
}
