import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatAmount } from '../../../domain/money/currency.ts';
import type { PayMethod } from '../../../domain/sales/check-sale.ts';
import { Money } from '../../../ui/numbers/money.tsx';
import { SyncMark, type MarkState } from '../../../ui/sync/sync-mark.tsx';
import { whenWords } from '../../../ui/words/date-words.ts';
import classes from './payments.module.css';
import { methodWords } from '../../../ui/words/method-words.ts';

/** One payment. Units: minor units; a negative amount is a refund. */
interface Paid {
  id: string;
  at: string;
  amount: number;
  method: PayMethod;
  reference?: string | undefined;
  /** Goods were returned, without money. */
  is_return?: true | undefined;
  by?: string | undefined;
  /** The tag in the numbers of the phone that recorded it. */
  phone?: string | undefined;
  /** The reason of its void; it does not count. */
  voided?: string | undefined;
  /** Author and time of the void or correction. */
  void?: { at: string; by?: string | undefined; corrected: boolean } | undefined;
  sync: MarkState;
}

interface PaymentHistoryProps {
  total: number;
  currency: string;
  payments: readonly Paid[];
  /** Text for returned goods. */
  returned: ReactNode;
  /** Text when nothing was paid. */
  none: ReactNode;
  /** Actions on a payment. */
  act?: (id: string) => ReactNode;
  /** Below the list: pay the open amount. */
  children?: ReactNode;
}

/**
 * Every payment, including voided ones, in chronological order, with its author, phone and the open amount after it.
 * [PAY-9]
 */
export function PaymentHistory({ total, currency, payments, returned, none, act, children }: PaymentHistoryProps) {
  const { t } = useLingui();
  const methods = methodWords(currency);
  const voidedWords = (by: Paid['void']) => {
    if (!by) return t`Voided`;
    const who = [by.by, whenWords(by.at)].filter(Boolean).join(', ');
    return by.corrected ? t`Put right (${who})` : t`Voided (${who})`;
  };
  const rows = payments.map((payment, i) => {
    const paid = payments
      .slice(0, i + 1)
      .reduce((sum, { amount, voided }) => (voided === undefined ? sum + amount : sum), 0);
    const { at, by, phone, reference } = payment;
    const told = [whenWords(at), by, phone && t`phone ${phone}`, reference].filter(Boolean).join(' · ');
    return { payment, told, open: total - paid };
  });
  return (
    <div className={classes.page}>
      <p className={classes.total}>
        <span>
          <Trans>Total, {currency}</Trans>
        </span>
        <Money amount={total} currency={currency} total />
      </p>
      {rows.length === 0 && <p>{none}</p>}
      <ol className={classes.rows} aria-label={t`Payments`}>
        {rows.map(({ payment, told, open }) => (
          <li key={payment.id} data-voided={payment.voided !== undefined || undefined}>
            <SyncMark state={payment.sync} />
            <span>
              <b>
                {payment.is_return ? (
                  returned
                ) : payment.amount < 0 ? (
                  <Trans>Given back: {methods[payment.method] ?? payment.method}</Trans>
                ) : (
                  (methods[payment.method] ?? payment.method)
                )}
              </b>
              <small>{told}</small>
            </span>
            <span className={classes.amounts}>
              <b>{formatAmount(payment.amount, currency)}</b>
              <small>
                {payment.voided !== undefined ? (
                  [voidedWords(payment.void), payment.voided].filter(Boolean).join(': ')
                ) : open > 0 ? (
                  <Trans>{formatAmount(open, currency)} open after it</Trans>
                ) : (
                  <Trans>All paid after it</Trans>
                )}
              </small>
            </span>
            {act?.(payment.id)}
          </li>
        ))}
      </ol>
      {children}
    </div>
  );
}
