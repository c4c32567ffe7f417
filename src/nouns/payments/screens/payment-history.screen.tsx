import { ActionIcon, Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconBan, IconCash, IconPencil } from '@tabler/icons-react';
import { Link, useParams } from 'react-router-dom';
import { useState } from 'react';
import type { PaymentRow, SalePayments } from '../../../contract/payments.ts';
import { useQuery } from '../../../client/use-query.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { NoSuchSale } from '../../sales/shared/no-such-sale.tsx';
import { CorrectPaymentSheet } from '../shared/correct-payment.tsx';
import classes from '../shared/payments.module.css';
import { PaymentHistory } from '../shared/payment-history.tsx';
import { useCommand } from '../../../client/use-command.ts';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { VoidForm } from '../../sales/shared/void-form.tsx';
import { voidErrorWords } from '../../sales/shared/void-words.ts';
import { methodWords } from '../../../ui/words/method-words.ts';
import { mayChange } from './may-change.ts';

/** /sales/payment/history/:id: every payment of a sale, its author, and the open amount after it. [RTE-19, PAY-9] */
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
      {sale === undefined && <Waiting />}
      {sale === null && <NoSuchSale />}
      {sale && business && <History sale={sale} currency={business.currency} />}
    </Screen>
  );
}

function History({ sale, currency }: { sale: SalePayments; currency: string }) {
  const { t } = useLingui();
  const [voiding, setVoiding] = useState<PaymentRow>();
  const [correcting, setCorrecting] = useState<PaymentRow>();
  const acts = (id: string) => {
    const payment = sale.payments.find((one) => one.id === id);
    if (!payment || payment.is_return || payment.voided !== undefined || payment.sync === 'rejected') return null;
    const { mayVoid, mayCorrect } = mayChange(payment, sale);
    if (!mayVoid && !mayCorrect) return null;
    const amount = formatAmount(payment.amount, currency);
    return (
      <span className={classes.acts}>
        {mayCorrect && (
          <ActionIcon
            variant="default"
            size={48}
            aria-label={t`Put the payment of ${amount} right`}
            onClick={() => setCorrecting(payment)}
          >
            <IconPencil aria-hidden size={20} />
          </ActionIcon>
        )}
        {mayVoid && (
          <ActionIcon
            variant="default"
            size={48}
            aria-label={t`Void the payment of ${amount}`}
            onClick={() => setVoiding(payment)}
          >
            <IconBan aria-hidden size={20} />
          </ActionIcon>
        )}
      </span>
    );
  };
  return (
    <PaymentHistory
      total={sale.total}
      currency={currency}
      payments={sale.payments}
      returned={<Trans>Goods came back</Trans>}
      none={<Trans>Nothing was paid for this sale yet.</Trans>}
      act={acts}
    >
      <CorrectPaymentSheet
        payment={correcting}
        of={{ kind: 'sale', id: sale.id }}
        currency={currency}
        onClose={() => setCorrecting(undefined)}
      />
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
    </PaymentHistory>
  );
}

interface VoidPaymentProps {
  sale: SalePayments;
  payment: PaymentRow | undefined;
  currency: string;
  onClose: () => void;
}

/** Void a payment that never happened. [PAY-1] */
function VoidPaymentSheet({ payment, ...rest }: VoidPaymentProps) {
  return (
    <Sheet opened={payment !== undefined} title={<Trans>Void this payment?</Trans>} onClose={rest.onClose}>
      {payment && <VoidPayment payment={payment} {...rest} />}
    </Sheet>
  );
}

function VoidPayment({ sale, payment, currency, onClose }: VoidPaymentProps & { payment: PaymentRow }) {
  const { t } = useLingui();
  const methods = methodWords(currency);
  const tell = useSavedToast();
  const { run, busy, error } = useCommand('payments.void');
  const amount = formatAmount(Math.abs(payment.amount), currency);
  const method = methods[payment.method] ?? payment.method;
  const name = sale.customer_name;
  const isIn = payment.amount > 0;
  const facts = [
    isIn ? t`${method}: ${amount} less, as no money came in` : t`${method}: ${amount} more, as nothing was given back`,
    ...(name === undefined ? [] : [isIn ? t`${name} owes ${amount} more` : t`${name} owes ${amount} less`]),
  ];
  const save = async (reason: string) => {
    const voided = await run({ id: payment.id, reason });
    if (!voided.ok) return;
    tell();
    onClose();
  };
  return (
    <VoidForm
      facts={facts}
      busy={busy}
      refusal={error && voidErrorWords(error)}
      onVoid={(reason) => void save(reason)}
      onBack={onClose}
    >
      <Trans>Void a payment that never happened. It counts no more, and the sale is open again.</Trans>
    </VoidForm>
  );
}
