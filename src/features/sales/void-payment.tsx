import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentRow, SalePayments } from '../../contract/payments.ts';
import { useCommand } from '../../client/use-command.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import { useSavedToast } from '../../ui/feedback/use-saved-toast.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useMethodWords } from '../../ui/paying/pay-method.tsx';
import { VoidForm } from './void-form.tsx';
import { voidErrorWords } from './void-words.ts';

interface VoidPaymentProps {
  sale: SalePayments;
  payment: PaymentRow | undefined;
  currency: string;
  onClose: () => void;
}

/** A payment that was written down by mistake is voided, never changed. [PAY-1] */
export function VoidPaymentSheet({ payment, ...rest }: VoidPaymentProps) {
  return (
    <Sheet opened={payment !== undefined} title={<Trans>Void this payment?</Trans>} onClose={rest.onClose}>
      {payment && <VoidPayment payment={payment} {...rest} />}
    </Sheet>
  );
}

function VoidPayment({ sale, payment, currency, onClose }: VoidPaymentProps & { payment: PaymentRow }) {
  const { t } = useLingui();
  const methods = useMethodWords(currency);
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
