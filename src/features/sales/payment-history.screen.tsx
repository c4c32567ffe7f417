import { ActionIcon, Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconBan, IconCash } from '@tabler/icons-react';
import { Link, useParams } from 'react-router-dom';
import { useState } from 'react';
import type { PaymentRow, SalePayments } from '../../client/port-types.ts';
import { useQuery } from '../../client/use-query.ts';
import { useBusiness } from '../../client/use-session.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { Money } from '../../ui/numbers/money.tsx';
import { SyncMark } from '../../ui/sync/sync-mark.tsx';
import { whenWords } from '../../ui/words/date-words.ts';
import { NoSuchSale } from './no-such-sale.tsx';
import { useMethodWords } from './pay-method.tsx';
import { VoidPaymentSheet } from './void-payment.tsx';
import classes from './payment-history.module.css';

/** /sales/payment/history/:id: every payment of a sale, who took it, and what was open after it. [RTE-19, PAY-9] */
export function PaymentHistoryScreen() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const business = useBusiness();
  const sale = useQuery('payments.ofSale', { id });
  return (
    <Screen
      title={t`Payments`}
      description={t`Every payment of a sale, who took it, and what was open after it.`}
      subtitle={sale ? `${sale.sale_no} · ${sale.customer_name ?? t`Walk-in`}` : undefined}
      back="/sales/view/0"
    >
      {sale === undefined && (
        <Waiting>
          <Trans>Opening…</Trans>
        </Waiting>
      )}
      {sale === null && <NoSuchSale />}
      {sale && business && <History sale={sale} currency={business.currency} />}
    </Screen>
  );
}

/** What is a payment of its own; the others are part of a sale or of a return. */
const isLater = ({ id, is_return }: PaymentRow, sale: SalePayments): boolean =>
  id !== sale.id && !is_return && !id.includes(' ');

function History({ sale, currency }: { sale: SalePayments; currency: string }) {
  const { t } = useLingui();
  const methods = useMethodWords();
  const [voiding, setVoiding] = useState<PaymentRow>();
  const rows = sale.payments.map((payment, i) => {
    const paid = sale.payments.slice(0, i + 1).reduce((sum, { amount }) => sum + amount, 0);
    return { payment, open: sale.total - paid };
  });
  return (
    <div className={classes.page}>
      <p className={classes.total}>
        <span>
          <Trans>Total, {currency}</Trans>
        </span>
        <Money amount={sale.total} currency={currency} total />
      </p>
      {rows.length === 0 && (
        <p>
          <Trans>Nothing was paid for this sale yet.</Trans>
        </p>
      )}
      <ol className={classes.rows} aria-label={t`Payments`}>
        {rows.map(({ payment, open }) => (
          <li key={payment.id}>
            <SyncMark state={payment.sync} />
            <span>
              <b>
                {payment.is_return ? (
                  <Trans>Goods came back</Trans>
                ) : payment.amount < 0 ? (
                  <Trans>Given back: {methods[payment.method] ?? payment.method}</Trans>
                ) : (
                  (methods[payment.method] ?? payment.method)
                )}
              </b>
              <small>{[whenWords(payment.at), payment.by, payment.reference].filter(Boolean).join(' · ')}</small>
            </span>
            <span className={classes.amounts}>
              <b>{formatAmount(payment.amount, currency)}</b>
              <small>
                {open > 0 ? (
                  <Trans>{formatAmount(open, currency)} open after it</Trans>
                ) : (
                  <Trans>All paid after it</Trans>
                )}
              </small>
            </span>
            {sale.may_void && isLater(payment, sale) && payment.sync !== 'rejected' && (
              <ActionIcon
                variant="default"
                size={48}
                aria-label={t`Void the payment of ${formatAmount(payment.amount, currency)}`}
                onClick={() => setVoiding(payment)}
              >
                <IconBan aria-hidden size={20} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ol>
      <VoidPaymentSheet sale={sale} payment={voiding} currency={currency} onClose={() => setVoiding(undefined)} />
      {sale.balance > 0 && (
        <Button
          component={Link}
          to={`/sales/payment/${sale.id}`}
          h={56}
          fullWidth
          leftSection={<IconCash aria-hidden />}
        >
          <Trans>Receive {formatAmount(sale.balance, currency)}</Trans>
        </Button>
      )}
    </div>
  );
}
